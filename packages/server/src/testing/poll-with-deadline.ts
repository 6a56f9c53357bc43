import { setTimeout } from 'node:timers/promises';

/** Milliseconds: longer than any test here lets something be away. */
const patience = 120_000;

/** A short wait to be repeated, which throws once `what` did not come for so long that it never will. */
export function pollWithDeadline(what: string): () => Promise<void> {
  const end = performance.now() + patience;
  return async () => {
    if (performance.now() > end) throw new Error(`no more ${what} within ${patience / 1000} seconds`);
    await setTimeout(5);
  };
}
