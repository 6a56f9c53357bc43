/** Which questions of two types are one: ids are shared on purpose, but not every shared id asks the same. */
import type { Question, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { getOptions, listQuestions } from '@clausewright/engine/questionnaire/nested';

/** Days in which money may be asked back in one type, days in which it is paid in the other. */
const homonyms: ReadonlySet<string> = new Set(['refund_days']);

/** Of the same kind and, where options are offered, with some in common. */
export function isSameQuestion(one: Question, other: Question | undefined): other is Question {
  if (one.id !== other?.id || one.kind !== other.kind || homonyms.has(one.id)) return false;
  const options = getOptions(other).map(({ id }) => id);
  return options.length === 0 || getOptions(one).some(({ id }) => options.includes(id));
}

export function questionsById(questionnaire: Questionnaire): ReadonlyMap<string, Question> {
  return new Map(listQuestions(questionnaire).map((question) => [question.id, question]));
}
