import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds: longer than the work of any such call takes on an idle machine. */
const least = 150;
const jitter = 50;

/**
 * Answers no sooner than after a while that has nothing to do with the answer: how long it took does not
 * tell whether an address is known.
 */
export async function inConstantTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work(), sleep(least + randomInt(jitter))]);
  return result;
}
