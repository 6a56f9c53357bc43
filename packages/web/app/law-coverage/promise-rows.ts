/** What owners answer about promises, as rows of the wizard's answers. */
import type { Answers, AnswerValue } from '@clausewright/library/questionnaires';
import type { CoverageResult } from '@clausewright/contract';

export type AnsweredPromise = Pick<CoverageResult['promises'][number], 'answer' | 'by'>;

/** The question of every questionnaire that holds them. */
export const promisesPath = 'promises';

type Row = Readonly<Record<string, unknown>>;

function rowsOf(answers: Answers): readonly Row[] {
  const value: unknown = answers[promisesPath];
  return Array.isArray(value)
    ? value.filter((row): row is Row => typeof row === 'object' && row !== null)
    : [];
}

export function readPromise(answers: Answers, id: string): AnsweredPromise {
  const row = rowsOf(answers).find((one) => one['promise'] === id);
  const state = row?.['promise_state'];
  const by = row?.['promise_by'];
  if (state !== 'done' && state !== 'planned' && state !== 'no') return { answer: null, by: null };
  return { answer: state, by: typeof by === 'string' ? by : null };
}

/** The rows with another answer to one promise. */
export function withPromise(answers: Answers, id: string, { answer, by }: AnsweredPromise): AnswerValue {
  const others = rowsOf(answers).filter((row) => row['promise'] !== id);
  const own =
    answer === null
      ? []
      : [{ _id: id, promise: id, promise_state: answer, ...(by !== null && { promise_by: by }) }];
  return [...others, ...own] as unknown as AnswerValue;
}
