/**
 * What was decided, until the consent service has it: in the visitor's own storage, as the next page may come
 * before the answer has left.
 */
import { attempt } from './guard.ts';
import type { Unsent } from './module-api.ts';

const key = 'cw_unsent';

/** A record each; here alone where storage is full or blocked. */
let waiting: string[] = [];
/** What is here and in no storage may not be forgotten for what is there. */
let here: unknown;

/** The oldest goes when more than 20 wait. */
export const unsent: Unsent = (change) => {
  if (!here) attempt(() => (waiting = localStorage.getItem(key)?.split('\n') ?? []));
  if (change) {
    waiting = change(waiting).slice(-20);
    here = waiting[0];
    attempt(() => {
      if (here) localStorage.setItem(key, waiting.join('\n'));
      else localStorage.removeItem(key);
      here = 0;
    });
  }
  return waiting;
};
