import type { Clock } from './clock.ts';

/**
 * Gives an answer to all who want the same within `milliseconds` of the question being asked, so that nobody
 * is told a state older than that. A fault is not kept.
 */
export function memoizeWithTtl<T>(
  milliseconds: number,
  clock: Clock,
  load: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const answers = new Map<string, { askedAt: number; answer: Promise<T> }>();
  // A clock that was put back must not make an answer fresh again.
  const isFresh = (askedAt: number, now: number): boolean => Math.abs(now - askedAt) < milliseconds;

  return (key) => {
    const now = clock().getTime();
    const kept = answers.get(key);
    if (kept !== undefined && isFresh(kept.askedAt, now)) return kept.answer;
    answers.delete(key);
    // A map keeps the order of insertion: the oldest come first.
    for (const [old, { askedAt }] of answers) {
      if (isFresh(askedAt, now)) break;
      answers.delete(old);
    }
    const asked = { askedAt: now, answer: load(key) };
    answers.set(key, asked);
    asked.answer.catch(() => {
      if (answers.get(key) === asked) answers.delete(key);
    });
    return asked.answer;
  };
}
