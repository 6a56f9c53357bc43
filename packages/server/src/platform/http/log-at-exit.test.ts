import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const log = new URL('./log.ts', import.meta.url).href;

/** What a process wrote that logs three lines in one turn and then ends in the way given. */
function linesBefore(end: string): string[] {
  const program = `import { createLog } from '${log}';
const log = createLog('info');
for (const number of [1, 2, 3]) log.info({ number }, 'line');
${end}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((line) => (/"number":(\d)/.exec(line) ?? []).slice(1));
}

test.each([
  ['on its own', ''],
  ['at once', 'process.exit(1);'],
  ['by a fault', "throw new Error('a bug');"],
  ['by a rejection', "await Promise.reject(new Error('a bug'));"],
])('a process that exits %s has written every line, once and in order', (_, end) => {
  expect(linesBefore(end)).toEqual(['1', '2', '3']);
});

test('lines are written at the end of the event loop turn, before a kill can lose them', () => {
  expect(
    linesBefore("setImmediate(() => setImmediate(() => process.kill(process.pid, 'SIGKILL')));"),
  ).toEqual(['1', '2', '3']);
});
