import { policyTypes } from '@clausewright/library/clauses';
import { type Answers, evaluate } from '@clausewright/library/questionnaires';
import { findQuestionnaire } from '../planning/plan-agreement.ts';
import type { BannerDraft } from '../../platform/database/consent-schema.ts';
import type { Database } from '../../platform/database/schema.ts';
import { coversAddress } from '../../consent/consents/find-site-banner.ts';
import { type ServedPolicy, servedPolicies } from './policy-store.ts';

type SitePolicy = Pick<ServedPolicy, 'agreementId' | 'type' | 'scope'> & {
  /** Relevant ones. */
  answers: Answers;
};

/** Served policies of an owner for the site that a banner stands on. */
export async function listSitePolicies(
  db: Database,
  ownerId: string,
  draft: Pick<BannerDraft, 'domain' | 'domains'>,
): Promise<SitePolicy[]> {
  const policies = await servedPolicies(db, ownerId, policyTypes);
  return policies
    .filter(({ siteAddress }) => coversAddress(draft, siteAddress))
    .flatMap(({ agreementId, type, answers, scope, createdAt }) => {
      const questionnaire = findQuestionnaire(type);
      if (questionnaire === null) return [];
      const { relevant } = evaluate(questionnaire, answers, { today: createdAt.toISOString().slice(0, 10) });
      return [{ agreementId, type, scope, answers: relevant }];
    });
}
