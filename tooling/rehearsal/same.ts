import { isDeepStrictEqual } from 'node:util';
import { setTimeout } from 'node:timers/promises';

type Belongings = Readonly<Record<string, unknown>>;

/** @throws where something is not as it was, by its name */
export function expectSame(before: Belongings, after: Belongings): void {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const other = [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
  if (other.length > 0) throw new Error(`not as it was: ${other.join(', ')}`);
}

/**
 * Holds the log against its seals once that many answers are under them: they are sealed a minute later.
 * `verify` is the command `consent verify-log`. @throws where it finds a fault, or nothing is sealed in five minutes
 */
export async function expectWholeLog(verify: () => Promise<string>, answers: number): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const told = await verify();
    const sealed = Number(/answers under them: (\d+)/.exec(told)?.[1]);
    if (sealed === answers && told.includes('Everything matches.')) return;
    if (sealed > answers) throw new Error(`more is sealed than was answered: ${told}`);
    await setTimeout(5000);
  }
  throw new Error('the answers are not sealed');
}
