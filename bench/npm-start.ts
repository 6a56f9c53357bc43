/** `npm start` as an operator types it, on a built tree. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './free-port.ts';

/** Milliseconds from the command to the first page, which is read to its end; then everything is stopped. */
export async function timeToFirstPage(dataDir: string): Promise<number> {
  const port = await freePort();
  const { PATH = '', HOME = '' } = process.env;
  const begun = performance.now();
  // A group of its own, so that npm, its shell and the server end together.
  const child = spawn('npm', ['start', '--silent'], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  while (!(await hasPage(`http://127.0.0.1:${port}/`))) {
    if (child.exitCode !== null) throw new Error('npm start ended');
  }
  const ms = performance.now() - begun;
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
  await groupEnded(child.pid ?? 0);
  return ms;
}

async function hasPage(url: string): Promise<boolean> {
  const reply = await fetch(url).catch(() => null);
  if (reply?.ok === true) return (await reply.text()).includes('</html>');
  await new Promise((resolve) => setTimeout(resolve, 10));
  return false;
}

/** The server may outlive npm by what it has to put in order. */
async function groupEnded(group: number): Promise<void> {
  try {
    for (;;) {
      process.kill(-group, 0);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } catch {
    // No process of the group is left.
  }
}
