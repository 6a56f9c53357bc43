/** What nobody of a set of owners answers, so that a test can name it and say why. */
import { answerAt, flatten, getOptions, yesOrNo } from '../nested.ts';
import { hasAny, rows } from '../../law/answer-reading.ts';
import type { Answers, Question } from '../definition.ts';

/** Ids of questions, and `question option`; `scopes` are whole answers, or rows of a repetition. */
export function unanswered(questions: readonly Question[], scopes: readonly Answers[]): string[] {
  return flatten(questions).flatMap((question) => {
    const given = scopes.filter((scope) => answerAt(scope, question.id) !== undefined);
    if (given.length === 0) return [question.id];
    if (question.kind === 'group') {
      return unanswered(
        question.questions,
        given.flatMap((scope) => rows(scope, question.id)),
      );
    }
    const options = question.kind === 'yn' ? yesOrNo(question) : getOptions(question).map(({ id }) => id);
    return options
      .filter((option) => !given.some((scope) => hasAny(scope, question.id, option)))
      .map((option) => `${question.id} ${option}`);
  });
}
