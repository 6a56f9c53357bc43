import { lawCatalogueVersion, libraryVersion } from '@clausewright/library/clauses';
import type { Answers } from '@clausewright/library/questionnaires';
import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Plan, WrittenDocuments } from '../planning/plan-agreement.ts';
import { getSite } from '../records/get-site.ts';
import { insertVersion, type SiteDetails } from '../records/version-store.ts';

export interface AddedVersion {
  agreementId: string;
  number: number;
  plan: Plan;
  written: WrittenDocuments;
  /** `generated` unless texts by hand were kept. */
  origin?: 'generated' | 'merged';
  now: Date;
}

/** Writes a version with its documents and answers its id. Serving it is another step. */
export async function addVersion(
  trx: Transaction,
  { agreementId, number, plan, written, origin = 'generated', now }: AddedVersion,
): Promise<string> {
  const id = newId();
  await insertVersion(trx, {
    id,
    agreementId,
    number,
    questionnaireVersion: plan.questionnaireVersion,
    lawCatalogueVersion,
    library: libraryVersion(now),
    answers: plan.answers,
    scope: plan.scope,
    said: getSiteDetails(plan.evaluation.relevant),
    ...written,
    origin,
    restoredFrom: null,
    now,
  });
  return id;
}

/** What the answers say of the site and of where messages go. */
export function getSiteDetails(relevant: Answers): SiteDetails {
  const email = relevant['delivery_email'];
  return { ...getSite(relevant), deliveryEmail: typeof email === 'string' && email !== '' ? email : null };
}
