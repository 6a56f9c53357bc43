import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds in which a provider must have answered, all its repetitions included. */
export const maxWaitMs = 18_000;

/** For how long a caller alone may charge: longer than two answers take, what came of an earlier try and this one's. */
export const chargeLease = 2 * maxWaitMs + 4000;

/** Whoever does not answer in time is unreachable; what became of the question is found out by reading. */
export async function withTimeout<T>(answer: Promise<T>): Promise<T | typeof unreachable> {
  const over = new AbortController();
  const late = sleep(maxWaitMs, unreachable, { signal: over.signal }).catch(() => unreachable);
  try {
    return await Promise.race([answer, late]);
  } finally {
    over.abort();
  }
}

const unreachable = { ok: false, reason: 'unreachable' } as const;
