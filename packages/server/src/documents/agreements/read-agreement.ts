import type { AgreementDetails, Costs, Language, SaleDetails } from '@clausewright/contract';
import { buyerOfAccount } from '../../billing/billing-address/own-address.ts';
import type { BillingPorts } from '../../billing/ports.ts';
import { previewCosts, type PreviewInput } from '../../billing/quotes/preview-costs.ts';
import { withinTime } from '../../billing/tax/ask-vies.ts';
import { openTransactionOf } from '../../billing/transactions/transaction-store.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { heldInVersion, toldWording } from '../wording/held-wording.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import type { Agreement } from '../records/agreement-store.ts';
import type { Plan } from '../planning/plan-agreement.ts';
import { planOfAgreement } from '../planning/plan-of-agreement.ts';
import type { AgreementPorts } from '../../platform/ports.ts';
import type { Version } from '../records/version-store.ts';
import { liveUrl } from '../records/live-url.ts';

export interface ReadInput {
  id: string;
  caller: Caller;
  language: Language;
}

/** Of the latest version, paid for or not. */
function summaryOf(agreement: Agreement, { plan, version }: { plan: Plan; version: Version }) {
  const { siteName, siteAddress } = version.said ?? agreement;
  return {
    agreement_id: agreement.id,
    type: agreement.type,
    status: agreement.status,
    site_name: siteName,
    site_url: siteAddress,
    languages: [...plan.scope.languages],
    premium: plan.price.premium,
    created_at: agreement.createdAt.toISOString(),
    updated_at: agreement.updatedAt.toISOString(),
  };
}

/** The agreement with its answers, for changing them. */
export async function readAgreementDetails(
  ports: AgreementPorts,
  { id, caller }: ReadInput,
): Promise<Outcome<AgreementDetails>> {
  const opened = await openAgreement(ports.db, id, caller);
  if (!opened.ok) return opened;
  const { agreement } = opened;
  return { ok: true, value: detailsOf(ports, agreement, await planOfAgreement(ports, agreement)) };
}

/** What is told of an agreement and its latest version. */
export function detailsOf(
  ports: Pick<AgreementPorts, 'documentsUrl'>,
  agreement: Agreement,
  latest: { plan: Plan; version: Version },
): AgreementDetails {
  const { version } = latest;
  return {
    ...summaryOf(agreement, latest),
    answers: version.answers as AgreementDetails['answers'],
    questionnaire_version: version.questionnaireVersion,
    revision: agreement.revision,
    edited: agreement.edited,
    live_url: liveUrl(ports, agreement),
  };
}

/** How long the first look at a price waits for the register of VAT numbers, in milliseconds. */
const patience = 2000;

/** What the summary before payment shows: for who the account says buys, else for who connects, else for the owner. */
export async function readSaleDetails(
  ports: BillingPorts,
  { id, caller, language, connectionCountry }: ReadInput & Pick<PreviewInput, 'connectionCountry'>,
): Promise<Outcome<SaleDetails>> {
  const opened = await openAgreement(ports.db, id, caller);
  if (!opened.ok) return opened;
  const { agreement } = opened;
  const latest = await planOfAgreement(ports, agreement);
  const patient = { ...ports, vies: withinTime(ports.vies, patience) };
  const buyerCountry = connectionCountry ?? ownersCountry(latest.plan);
  const account = await buyerOfAccount(ports.db, caller.session?.customerId ?? null);
  const costs = await previewCosts(patient, {
    item: { type: 'agreement', agreement },
    buyer: account ?? (buyerCountry === null ? null : { country: buyerCountry }),
    discountCode: undefined,
    processor: undefined,
    connectionCountry,
    language,
  });
  if (!costs.ok) return costs;
  const open = await openTransactionOf(ports.db, 'agreement', agreement.id);
  const processors = ports.providers.offered.map(({ processor }) => processor);
  return {
    ok: true,
    value: {
      ...summaryOf(agreement, latest),
      costs: costs.value,
      payment_pending: open?.state === 'processing' || open?.state === 'pending-verification',
      buyer_country: buyerCountry,
      processors,
      held_wording: toldWording(
        agreement.status === 'finalized' ? [] : await heldInVersion(ports, latest.version),
      ),
    },
  };
}

/** Who has a document made for a business in a country mostly buys it there. */
function ownersCountry({ evaluation }: Plan): string | null {
  const { country } = evaluation.relevant;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : null;
}

/** What remains to be paid. */
export async function readCosts(
  ports: BillingPorts,
  { id, caller, ...input }: Pick<ReadInput, 'id' | 'caller'> & Omit<PreviewInput, 'item'>,
): Promise<Outcome<Costs>> {
  const opened = await openAgreement(ports.db, id, caller);
  if (!opened.ok) return opened;
  const { agreement } = opened;
  const buyer = input.buyer ?? (await buyerOfAccount(ports.db, caller.session?.customerId ?? null));
  return previewCosts(ports, { ...input, buyer, item: { type: 'agreement', agreement } });
}
