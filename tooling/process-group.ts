/** A program in a process group of its own, so that whatever it starts ends with it. */
import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface ProcessGroup {
  /** Settles once the program itself has ended, for whatever reason. */
  ended: Promise<unknown>;
  /** Asks the program to end, then what it left, and settles once nothing of it runs. */
  end: () => Promise<void>;
}

/** How long a program may take to close what it has open. */
const patience = 5_000;

export function startGroup(args: readonly string[], options: SpawnOptions): ProcessGroup {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...options, detached: true });
  // What could not be started has ended too.
  const ended = once(child, 'exit').catch(() => {});
  const signal = (name: NodeJS.Signals | 0, pid: number | undefined): boolean => {
    try {
      return pid !== undefined && process.kill(pid, name);
    } catch {
      // Nothing runs under this number any more.
      return false;
    }
  };
  const group = child.pid === undefined ? undefined : -child.pid;
  const end = async (): Promise<void> => {
    // The program first and alone: `node --watch` passes the signal on, and two of them would hurry a server.
    if (child.exitCode === null && child.signalCode === null) signal('SIGTERM', child.pid);
    const last = performance.now() + patience;
    await Promise.race([ended, pause(patience, undefined, { ref: false })]);
    signal('SIGTERM', group);
    while (signal(0, group)) {
      if (performance.now() > last) signal('SIGKILL', group);
      await pause(50);
    }
  };
  return { ended, end };
}
