import type { Clock } from '../clock.ts';

const keptMs = 1000;
/** A silent database must not hold up every page. */
const patienceMs = 500;

/**
 * Whether the service is in maintenance, asked at most once a second by `read`. What was known last
 * holds while nobody answers.
 */
export function watchMaintenance(read: () => Promise<boolean>, clock: Clock): () => Promise<boolean> {
  let known = false;
  let last = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve(false) };

  async function ask(): Promise<boolean> {
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(known), patienceMs);
    try {
      known = await Promise.race([read(), late.promise]);
    } catch {
      // The calls themselves will say that the database is away.
    } finally {
      clearTimeout(timer);
    }
    return known;
  }

  return () => {
    const now = clock().getTime();
    if (now - last.at >= keptMs || now < last.at) last = { at: now, answer: ask() };
    return last.answer;
  };
}
