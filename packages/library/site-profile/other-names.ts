/** Questions that types ask under names or options of their own although the answer is one for the site. */
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { answer } from '@clausewright/engine/law/answer-reading';
import type { Answers, AnswerValue } from '@clausewright/engine/questionnaire/definition';
import { otherNames } from './names-of-facts.ts';
import type { QuestionName } from './question-name.ts';
import { isSameAnswer } from './same-answers.ts';

/**
 * What a document of `source` says, under the names of `target`. `own`: what a document of `target` says itself; where it
 * means the same, its own words stay.
 */
export function answersByOtherNames(
  source: AgreementType,
  relevant: Answers,
  target: AgreementType,
  own?: Answers,
): Answers {
  const result: Answers = {};
  for (const { from, to } of pairsOf(source, target)) {
    const meaning = meaningIn(from, relevant);
    if (own !== undefined && (to.isOnlyBegun || isSameAnswer(meaning, meaningIn(to, own)))) continue;
    const value = meaning === undefined ? undefined : written(to, meaning);
    if (value !== undefined) result[to.question] = value;
  }
  return result;
}

/** Questions of `target` by the question of `source` that asks the same. */
export function namesIn(source: AgreementType, target: AgreementType): { from: string; to: string }[] {
  return pairsOf(source, target).map(({ from, to }) => ({ from: from.question, to: to.question }));
}

function pairsOf(source: AgreementType, target: AgreementType): { from: QuestionName; to: QuestionName }[] {
  if (source === target) return [];
  return Object.values<readonly QuestionName[]>(otherNames).flatMap((names) => {
    const from = names.find(({ type }) => type === source);
    const to = names.find(({ type, isOnlyRead }) => type === target && isOnlyRead !== true);
    return from && to ? [{ from, to }] : [];
  });
}

/** Nothing where the question is open, or its answer has no counterpart elsewhere. */
export function meaningIn(
  { question, options, read }: QuestionName,
  relevant: Answers,
): AnswerValue | undefined {
  if (read) return read(relevant);
  const value = answer(relevant, question);
  if (value === '' || options === undefined) return value === '' ? undefined : value;
  return Object.keys(options).find((meaning) => options[meaning] === value);
}

function written({ options, write }: QuestionName, meaning: AnswerValue): AnswerValue | undefined {
  if (write) return write(meaning);
  if (options === undefined) return meaning;
  return typeof meaning === 'string' && Object.hasOwn(options, meaning) ? options[meaning] : undefined;
}
