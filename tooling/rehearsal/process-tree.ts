import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { RunningInside } from './debian-root.ts';

/** Ends the server below a shell and npm, as Ctrl+C would. @throws where it does not end well */
export async function endServer(running: RunningInside): Promise<void> {
  const server = descendants(running.first()).find((pid) =>
    readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[1]?.endsWith('packages/server/src/main.ts'),
  );
  if (server === undefined) throw new Error(`no server runs:\n${running.output()}`);
  process.kill(server, 'SIGINT');
  const code = await Promise.race([running.ended, setTimeout(60_000, 'not at all', { ref: false })]);
  if (code !== 0) throw new Error(`SIGINT ended it with ${code}:\n${running.output().slice(-4000)}`);
}

function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [
    pid,
    ...(children === '' ? [] : children.split(' ').flatMap((child) => descendants(Number(child)))),
  ];
}
