/** Further laws cost something: those that answers lead to are offered, and ticked by nobody but the person. */
import type { Adjustment, Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import type { Evaluation } from '@clausewright/engine/questionnaire/evaluation';
import { homeLaws, soldAs } from './laws.ts';

/** The question in which laws are ticked. */
export const lawsQuestion = 'laws';

/** Paid laws that follow from the answers, in the order in which they are listed. `today`: ISO day. */
export function payableLaws(
  questionnaire: Questionnaire,
  answers: Answers,
  today: string,
): readonly string[] {
  return payableLawsIn(questionnaire, evaluate(questionnaire, answers, { today }));
}

/** The same of answers that were judged already. */
export function payableLawsIn(
  questionnaire: Questionnaire,
  { steps, relevant }: Evaluation,
): readonly string[] {
  const asked = steps.flatMap((step) => step.questions).find(({ path }) => path === lawsQuestion);
  const home: readonly string[] = homeLaws(relevant, questionnaire.lawBook);
  return (asked?.derived?.value ?? []).filter(
    (law) => !home.includes(law) && soldAs(relevant, law, questionnaire.lawBook) !== null,
  );
}

/**
 * The answer with the payable laws that it says nothing of yet: unticked, or ticked where the person has just answered
 * the question and left them so. Null where the answer stays as it is; a list was chosen as a whole.
 */
export function withOffers(
  stored: Answers[string] | undefined,
  payable: readonly string[],
  byHand: boolean,
): Adjustment | null {
  if (Array.isArray(stored)) return null;
  const { added = [], removed = [] } = (stored ?? {}) as Partial<Adjustment>;
  const open = payable.filter((law) => !added.includes(law) && !removed.includes(law));
  if (open.length === 0) return null;
  return byHand ? { added: [...added, ...open], removed } : { added, removed: [...removed, ...open] };
}
