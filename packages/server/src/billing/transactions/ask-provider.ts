import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../providers/provider.ts';

/** Milliseconds in which a provider must have answered, all its repetitions included. */
export const mostWait = 18_000;

/** For how long a caller alone may charge: longer than any answer takes. */
export const chargeLease = 20_000;

/** Whoever does not answer in time is unreachable; what became of the question is found out by reading. */
export async function inTime(answer: Promise<Answer>): Promise<Answer> {
  const over = new AbortController();
  const late = sleep(mostWait, { ok: false, reason: 'unreachable' } as const, { signal: over.signal });
  try {
    return await Promise.race([answer, late.catch(() => ({ ok: false, reason: 'unreachable' }) as const)]);
  } finally {
    over.abort();
  }
}
