import type { AgreementDetails, Costs, Language, SaleDetails } from '@clausewright/contract';
import { describeCosts } from '../billing/prices/describe-costs.ts';
import { offeredProcessors } from '../billing/providers/provider.ts';
import type { Outcome } from '../http/envelope.ts';
import { type Caller, openAgreement } from './agreement-access.ts';
import type { Agreement } from './agreement-store.ts';
import type { Plan } from './plan-agreement.ts';
import { planOfAgreement } from './plan-of-agreement.ts';
import type { AgreementPorts } from './ports.ts';
import type { Version } from './version-store.ts';
import { liveUrl } from './live-url.ts';

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
  const latest = await planOfAgreement(ports, agreement);
  const { version } = latest;
  return {
    ok: true,
    value: {
      ...summaryOf(agreement, latest),
      answers: version.answers as AgreementDetails['answers'],
      questionnaire_version: version.questionnaireVersion,
      revision: agreement.revision,
      edited: agreement.edited,
      live_url: liveUrl(ports, agreement),
    },
  };
}

/** What the summary before payment shows. */
export async function readSaleDetails(
  ports: AgreementPorts,
  { id, caller, language }: ReadInput,
): Promise<Outcome<SaleDetails>> {
  const opened = await openAgreement(ports.db, id, caller);
  if (!opened.ok) return opened;
  const latest = await planOfAgreement(ports, opened.agreement);
  return {
    ok: true,
    value: {
      ...summaryOf(opened.agreement, latest),
      costs: describeCosts(latest.plan, language),
      processors: offeredProcessors(ports),
    },
  };
}

/** What remains to be paid. */
export async function readCosts(
  ports: AgreementPorts,
  { id, caller, language, discountCode }: ReadInput & { discountCode: string | undefined },
): Promise<Outcome<Costs>> {
  const opened = await openAgreement(ports.db, id, caller);
  if (!opened.ok) return opened;
  if (discountCode !== undefined) return { ok: false, reason: 'discount-invalid' };
  const { plan } = await planOfAgreement(ports, opened.agreement);
  return { ok: true, value: describeCosts(plan, language) };
}
