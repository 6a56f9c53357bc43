/** `npm run dev` on a port of its own: the web app reaches the server there, and a signal leaves nothing running. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longTests } from '../packages/server/src/platform/config/config.ts';
import { freePort } from '../packages/server/src/platform/http/free-port.ts';
import { findProcessesByEnvironment } from './processes-by-environment.ts';

// Both programs start cold, which takes a busy machine a minute: the long tier. process-group.test.ts is always run.
test.runIf(longTests())('npm run dev serves on another port, and stops completely', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'dev-'));
  const port = String(await freePort('127.0.0.1'));
  const { API_URL: _, ...environment } = process.env;
  const npm = spawn('npm', ['run', '--silent', 'dev'], {
    env: { ...environment, PORT: port, DATA_DIR: directory, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(npm, 'exit');
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  try {
    const web = () => /Local:\s+(http:\/\/localhost:\d+)/u.exec(output)?.[1];
    await expect.poll(web, { timeout: 60_000 }).toBeDefined();
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Stop with Ctrl+C');
    const answer = await fetch(`${web()}/api/v1/heartbeat`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { success: true }]);
    expect(findProcessesByEnvironment(directory).length).toBeGreaterThan(2);
    npm.kill('SIGTERM');
    await ended;
    await expect.poll(() => findProcessesByEnvironment(directory), { timeout: 10_000 }).toEqual([]);
  } finally {
    for (const pid of findProcessesByEnvironment(directory)) process.kill(pid, 'SIGKILL');
    rmSync(directory, { recursive: true });
  }
});
