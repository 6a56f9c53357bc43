import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { armFailpoints, failpoint } from './failpoint.ts';

afterEach(() => armFailpoints(undefined));

test('an unarmed failpoint does nothing', async () => {
  await failpoint('here');
  armFailpoints('there:throw');
  await expect(failpoint('here')).resolves.toBeUndefined();
});

test('an armed failpoint throws at the given pass, and only there', async () => {
  armFailpoints('here:throw@2');
  await failpoint('here');
  await expect(failpoint('here')).rejects.toThrow('failpoint here');
  await expect(failpoint('here')).resolves.toBeUndefined();
});

test('rejects an invalid fault', () => {
  expect(() => armFailpoints('here')).toThrow('not a failpoint: here');
});

test('kill ends the process at that failpoint by SIGKILL', async () => {
  const file = fileURLToPath(new URL('./failpoint.ts', import.meta.url));
  const program = `import { armFailpoints, failpoint } from ${JSON.stringify(file)};
    armFailpoints('here:kill'); console.log('before'); await failpoint('here'); console.log('after');`;
  const ended = await new Promise<{ signal: unknown; output: string }>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '--eval', program], (error, output) =>
      resolve({ signal: error?.signal, output }),
    );
  });
  expect(ended).toEqual({ signal: 'SIGKILL', output: 'before\n' });
});
