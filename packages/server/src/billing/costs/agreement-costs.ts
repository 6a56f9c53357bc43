import type { Costs, SaleDetails } from '@clausewright/contract';
import type { Plan } from '../../documents/planning/plan-agreement.ts';
import { planStoredAgreement } from '../../documents/planning/plan-stored-agreement.ts';
import { type ReadInput, toAgreementSummary } from '../../documents/agreements/read-agreement.ts';
import type { Agreement } from '../../documents/records/agreement-store.ts';
import { findVersion, type Version } from '../../documents/records/version-store.ts';
import { openAgreement } from '../../documents/records/agreement-access.ts';
import { withheldInVersion, describeWithheldWording } from '../../documents/release-gate/release-gate.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { getAccountBuyer } from '../billing-address/own-address.ts';
import type { BillingPorts } from '../ports.ts';
import { ownerAsBuyer } from './owner-as-buyer.ts';
import { withTimeLimit } from '../vies/query-vies.ts';
import { findOpenTransaction } from '../transactions/transaction-store.ts';
import { previewCosts, type PreviewInput } from '../quotes/preview-costs.ts';

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
  const latest = await planStoredAgreement(ports, agreement);
  const patient = { ...ports, vies: withTimeLimit(ports.vies, patience) };
  const buyerCountry = connectionCountry ?? ownersCountry(latest.plan);
  const account = await getAccountBuyer(ports.db, caller.session?.customerId ?? null);
  const costs = await previewCosts(patient, {
    item: { type: 'agreement', agreement },
    buyer: account ?? (buyerCountry === null ? null : { country: buyerCountry }),
    discountCode: undefined,
    processor: undefined,
    connectionCountry,
    language,
  });
  if (!costs.ok) return costs;
  const held = agreement.status === 'finalized' ? [] : await withheldInVersion(ports, latest.version);
  const open = await findOpenTransaction(ports.db, 'agreement', agreement.id);
  const processors = ports.providers.offered.map(({ processor }) => processor);
  return {
    ok: true,
    value: {
      ...toAgreementSummary(agreement, latest),
      revision: agreement.revision,
      costs: costs.value,
      payment_pending: open?.state === 'processing' || open?.state === 'pending-verification',
      buyer_country: buyerCountry,
      // An address of one country would stand beside the other one.
      buyer: ownerAsBuyer(buyerCountry === ownersCountry(latest.plan) ? latest.plan.evaluation.relevant : {}),
      processors,
      held_wording: describeWithheldWording(held),
      compare: held.length === 0 ? await findCompared(ports, agreement, latest) : null,
    },
  };
}

async function findCompared(
  { db }: Pick<BillingPorts, 'db'>,
  { status, currentVersionId }: Agreement,
  { plan, version }: { plan: Plan; version: Version },
): Promise<SaleDetails['compare']> {
  if (status === 'finalized' || plan.price.total > 0) return null;
  const served = currentVersionId === null ? null : await findVersion(db, currentVersionId);
  return { from: served?.number ?? null, to: version.number };
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
  const buyer = input.buyer ?? (await getAccountBuyer(ports.db, caller.session?.customerId ?? null));
  return previewCosts(ports, { ...input, buyer, item: { type: 'agreement', agreement } });
}
