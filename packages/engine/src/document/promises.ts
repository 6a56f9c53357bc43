/** What the owner said about promises in his documents: conduct that no question of the wizard asks about. */

/** He does it, will do it, or does not; undefined before he was asked. */
export type PromiseState = 'done' | 'planned' | 'no';

/** The question that holds them, in every type: rows of `promise`, `promise_state` and `promise_by`. */
export const promisesQuestion = 'promises';

const states: readonly unknown[] = ['done', 'planned', 'no'] satisfies PromiseState[];

export interface AnsweredPromise {
  state: PromiseState;
  /** ISO day until which he means to do what he does not do yet. */
  by: string | null;
}

export function answeredPromise(answers: object, promise: string): AnsweredPromise | undefined {
  const rows: unknown = Object.hasOwn(answers, promisesQuestion)
    ? Reflect.get(answers, promisesQuestion)
    : undefined;
  const row = Array.isArray(rows) ? rows.find((one) => isRow(one) && one['promise'] === promise) : undefined;
  if (!isRow(row) || !states.includes(row['promise_state'])) return undefined;
  const by = row['promise_by'];
  return { state: row['promise_state'] as PromiseState, by: typeof by === 'string' ? by : null };
}

/** Whether he said that he does not do it: for the sentence that then stands instead. */
export function broken(answers: object, promise: string): boolean {
  return answeredPromise(answers, promise)?.state === 'no';
}

/**
 * Whether words that promise something may be printed. What the law demands stands until he says that he does not do it;
 * any other promise only once he said that he does or will.
 */
export function mayPromise(answers: object, promise: string, isDemanded: boolean): boolean {
  const state = answeredPromise(answers, promise)?.state;
  return state === undefined ? isDemanded : state !== 'no';
}

/** The same answers, with everything promised: shows what the documents would say. */
export function promisingAll(answers: object, promises: readonly string[]): object {
  return {
    ...answers,
    [promisesQuestion]: promises.map((promise) => ({ _id: promise, promise, promise_state: 'done' })),
  };
}

function isRow(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
