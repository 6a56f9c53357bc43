import type { Answers, Questionnaire } from '@clausewright/library/questionnaires';
import type { AgreementType } from '@clausewright/contract';
import { currentPrices } from '../../platform/prices/price-store.ts';
import { findSiteBanner, toBannerFacts } from '../../consent/consents/find-site-banner.ts';
import type { ServedBanner } from '../../consent/consents/served-banner-store.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { offeredQuestionnaire, type Plan, planAgreement } from './plan-agreement.ts';
import type { InstancePorts } from '../../platform/ports.ts';

export interface AnswersInput {
  type: AgreementType;
  answers: unknown;
  /** Whose it will be; null for a visitor's. */
  ownerId: string | null;
}

interface Planned {
  ok: true;
  questionnaire: Questionnaire;
  plan: Plan;
  /** The banner that asks on the site; null where none of ours does. */
  served: ServedBanner | null;
}

/** What answers come to of which nothing is stored yet, everything that costs included. */
export async function planAnswers(
  { db, clock, mode }: Pick<InstancePorts, 'db' | 'clock' | 'mode'>,
  { type, answers: given, ownerId }: AnswersInput,
): Promise<Planned | Refused> {
  const questionnaire = offeredQuestionnaire(type, mode);
  if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
  const now = clock();
  // The contract bounds the shape; what does not fit its question is left out by the engine.
  const answers = given as Answers;
  const served = await findSiteBanner(db, { ownerId, type, answers });
  const plan = planAgreement(questionnaire, {
    answers,
    today: now.toISOString().slice(0, 10),
    prices: await currentPrices(db, now),
    owned: [],
    served: [],
    freeOnly: false,
    ...(served && { banner: toBannerFacts(served.draft) }),
  });
  return { ok: true, questionnaire, plan, served };
}
