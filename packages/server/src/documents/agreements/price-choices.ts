import type { Answers, Questionnaire } from '@clausewright/library/questionnaires';
import type { AgreementType, ChoicePrices, Language } from '@clausewright/contract';
import { readSiteBanner } from '../../consent/consents/find-site-banner.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { latestVersion } from '../records/version-store.ts';
import { newPlanInput } from '../planning/new-plan-input.ts';
import { describeCosts } from '../planning/describe-costs.ts';
import { offeredQuestionnaire, planAgreement, type PlanInput } from '../planning/plan-agreement.ts';
import { priceChoices } from '../planning/price-choices.ts';
import { priceFacts } from '../planning/price-facts.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock' | 'mode'>;

interface Asked {
  type: AgreementType;
  answers: unknown;
  /** Ids of questions. */
  questions: readonly string[];
  /** Of whoever asks. */
  language: Language;
}

/** What choices would add to the price of an agreement that is not made yet. */
export async function priceNewChoices(
  { db, clock, mode }: Ports,
  { questions, language, ...asked }: Asked & { ownerId: string | null },
): Promise<Outcome<ChoicePrices>> {
  const questionnaire = offeredQuestionnaire(asked.type, mode);
  if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
  const { input } = await newPlanInput({ db, clock }, asked);
  return { ok: true, value: await priced({ questionnaire, input, questions, language }) };
}

/** The same of one that exists: what was paid for costs nothing again. */
export async function priceUpdateChoices(
  { db, clock, mode }: Ports,
  { id, caller, type, answers: given, questions, language }: Asked & { id: string; caller: Caller },
): Promise<Outcome<ChoicePrices>> {
  const opened = await openAgreement(db, id, caller, 'change');
  if (!opened.ok) return opened;
  const { agreement } = opened;
  if (type !== agreement.type) {
    return { ok: false, reason: 'answers-invalid', fields: [{ field: 'type', code: 'not-allowed' }] };
  }
  const questionnaire = offeredQuestionnaire(agreement.type, mode);
  if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
  const now = clock();
  const answers = given as Answers;
  const facts = await priceFacts(db, id, now);
  const { scope } = await latestVersion(db, id);
  const banner = await readSiteBanner(db, { ownerId: agreement.ownerId, type, answers });
  const input = {
    answers,
    today: now.toISOString().slice(0, 10),
    ...facts,
    freeOnly: false,
    premium: scope.premium === true && facts.owned.includes(`premium:${agreement.type}`),
    banner,
  };
  return { ok: true, value: await priced({ questionnaire, input, questions, language }) };
}

interface Priced extends Pick<Asked, 'questions' | 'language'> {
  questionnaire: Questionnaire;
  input: PlanInput;
}

async function priced({ questionnaire, input, questions, language }: Priced): Promise<ChoicePrices> {
  const plan = planAgreement(questionnaire, input);
  const choices = await priceChoices(questionnaire, input, { plan, questions });
  return { costs: describeCosts(plan, language), ...choices };
}
