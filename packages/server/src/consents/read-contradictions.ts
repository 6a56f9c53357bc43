import { policyTypes } from '@clausewright/agreements/clauses';
import { evaluate } from '@clausewright/agreements/questionnaires';
import { usualAppearance } from '@clausewright/banner/publish';
import type { readContradictions as call, ResultOf } from '@clausewright/contract';
import { questionnaireOf } from '../agreements/plan-agreement.ts';
import type { Outcome } from '../http/envelope.ts';
import type { Session } from '../http/session.ts';
import { standsFor } from './banner-of-site.ts';
import { readDraft } from './banner-version-store.ts';
import { bannerOf } from './consent-store.ts';
import { foundBetween } from './found-between.ts';
import { servedPolicies } from './policy-store.ts';
import type { ConsentPorts } from './ports.ts';
import { openConsent } from './read-consents.ts';

/** Holds the served documents of a site against its banner as it is edited now: the owner sees it before publishing. */
export async function readContradictions(
  ports: Pick<ConsentPorts, 'db'>,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  const { db } = ports;
  const { appearance } = await bannerOf(db, id);
  const draft = { ...(await readDraft(db, id)), appearance: appearance ?? usualAppearance(session.language) };
  const policies = await servedPolicies(db, session.customerId, policyTypes);
  const agreements = policies
    .filter(({ siteAddress }) => standsFor(draft, siteAddress))
    .flatMap(({ agreementId, type, answers, scope, createdAt }) => {
      const questionnaire = questionnaireOf(type);
      if (questionnaire === null) return [];
      const { relevant } = evaluate(questionnaire, answers, { today: createdAt.toISOString().slice(0, 10) });
      const found = foundBetween(type, { answers: relevant, banner: scope.banner }, draft);
      return [{ agreement_id: agreementId, type, found }];
    });
  return { ok: true, value: { agreements } };
}
