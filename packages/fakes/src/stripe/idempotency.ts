import { createHash } from 'node:crypto';
import type { StripeAnswer } from './answers.ts';

const dayInSeconds = 24 * 60 * 60;

export interface IdempotencyCache {
  /** Runs a request once per key; the same key with anything else is an error, as at Stripe. */
  once(key: string | undefined, request: string, run: () => StripeAnswer): StripeAnswer;
}

export function createIdempotencyCache(now: () => number): IdempotencyCache {
  const kept = new Map<string, { print: string; answer: StripeAnswer; at: number }>();
  return {
    once(key, request, run) {
      if (key === undefined) return run();
      const print = createHash('sha256').update(request).digest('hex');
      const before = kept.get(key);
      // Stripe forgets a key after at least a day.
      if (before === undefined || now() - before.at > dayInSeconds) {
        const answer = run();
        kept.set(key, { print, answer: structuredClone(answer), at: now() });
        return answer;
      }
      if (before.print !== print) {
        const message = 'Keys for idempotent requests can only be used with the same parameters.';
        return { status: 400, body: { error: { type: 'idempotency_error', message } } };
      }
      return { ...before.answer, headers: { 'idempotent-replayed': 'true' } };
    },
  };
}
