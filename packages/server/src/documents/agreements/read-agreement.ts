import type { AgreementDetails, Language } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import type { Agreement } from '../records/agreement-store.ts';
import type { Plan } from '../planning/plan-agreement.ts';
import { planStoredAgreement } from '../planning/plan-stored-agreement.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { Version } from '../records/version-store.ts';
import { liveUrl } from '../records/live-url.ts';

export interface ReadInput {
  id: string;
  caller: Caller;
  language: Language;
}

/** Of the latest version, paid for or not. */
export function toAgreementSummary(
  agreement: Agreement,
  { plan, version }: { plan: Plan; version: Version },
) {
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
  ports: InstancePorts,
  { id, caller }: ReadInput,
): Promise<Outcome<AgreementDetails>> {
  const opened = await openAgreement(ports.db, id, caller);
  if (!opened.ok) return opened;
  const { agreement } = opened;
  return {
    ok: true,
    value: toAgreementDetails(ports, agreement, await planStoredAgreement(ports, agreement)),
  };
}

/** What is told of an agreement and its latest version. */
export function toAgreementDetails(
  ports: Pick<InstancePorts, 'documentsUrl'>,
  agreement: Agreement,
  latest: { plan: Plan; version: Version },
): AgreementDetails {
  const { version } = latest;
  return {
    ...toAgreementSummary(agreement, latest),
    answers: version.answers as AgreementDetails['answers'],
    questionnaire_version: version.questionnaireVersion,
    revision: agreement.revision,
    edited: agreement.edited,
    live_url: liveUrl(ports, agreement),
  };
}
