/**
 * What was decided, until the consent service has it: in the visitor's own storage, as the next page may come
 * before the answer has left.
 */
import { attempt } from './guard.ts';
import type { Unsent } from './module-api.ts';

const key = 'cw_unsent';

/** A record each; here too where storage is blocked. */
let waiting: string[] = [];

/** The oldest goes when more than 20 wait. */
export const unsent: Unsent = (change) => {
  attempt(() => (waiting = localStorage.getItem(key)?.split('\n') ?? []));
  if (change) {
    waiting = change(waiting).slice(-20);
    attempt(() =>
      waiting[0] ? localStorage.setItem(key, waiting.join('\n')) : localStorage.removeItem(key),
    );
  }
  return waiting;
};
