import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findProcessesByEnvironment } from './processes-by-environment.ts';
import { startGroup } from './process-group.ts';

/** Starts a program that goes on by itself, as npm does, and then what is said of it. */
const leaving = (then: string): string[] => [
  '--eval',
  `require('node:child_process').spawn('sleep', ['600'], { stdio: 'ignore' });${then}`,
];

test.runIf(process.platform === 'linux').each([
  ['goes on until the signal', 'setInterval(() => {}, 1000)', 2],
  ['has ended by itself', 'process.exit()', 1],
])('nothing is left of a program that %s and never stops its children', async (_, then, running) => {
  const mark = randomUUID();
  const group = startGroup(leaving(then), { env: { ...process.env, MARK: mark } });
  await expect.poll(() => findProcessesByEnvironment(mark), { timeout: 20_000 }).toHaveLength(running);
  await group.end();
  expect(findProcessesByEnvironment(mark)).toEqual([]);
  await group.ended;
});
