import type { Questionnaire } from '@clausewright/library/questionnaires';
import type { ServedBanner } from '../../consent/consents/served-banner-store.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { type AnswersInput, newPlanInput } from './new-plan-input.ts';
import { offeredQuestionnaire, type Plan, planAgreement } from './plan-agreement.ts';
import type { InstancePorts } from '../../platform/ports.ts';

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
  asked: AnswersInput,
): Promise<Planned | Refused> {
  const questionnaire = offeredQuestionnaire(asked.type, mode);
  if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
  const { input, served } = await newPlanInput({ db, clock }, asked);
  return { ok: true, questionnaire, plan: planAgreement(questionnaire, input), served };
}
