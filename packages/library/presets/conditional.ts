/**
 * How an assumption is written while its owner has not confirmed it: as an answer that says *I don’t know* where the question
 * offers one, and else as no answer, of which a text says nothing or keeps a blank. So no assumption is printed as a fact.
 */
import type { Answers, Question, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { getOptions, listQuestions } from '@clausewright/engine/questionnaire/nested';

/** The answers with those of `assumed` taken back; every other one stays as it is. */
export function conditional(
  questionnaire: Questionnaire,
  answers: Answers,
  assumed: ReadonlySet<string>,
): Answers {
  const written: Answers = Object.assign(Object.create(null), answers);
  for (const question of listQuestions(questionnaire)) {
    if (!assumed.has(question.id) || !Object.hasOwn(written, question.id)) continue;
    const open = notKnown(question);
    if (open === undefined) delete written[question.id];
    else written[question.id] = open;
  }
  return written;
}

/** *I don’t know*, as the question keeps it; nothing where it does not offer that. */
export function notKnown(question: Question): Answers[string] | undefined {
  if (question.kind === 'country') return question.unknown ? ['unknown'] : undefined;
  if (question.kind === 'yn') return question.unknown ? 'unknown' : undefined;
  if (!getOptions(question).some(({ id }) => id === 'unknown')) return undefined;
  return question.kind === 'multi' ? ['unknown'] : 'unknown';
}
