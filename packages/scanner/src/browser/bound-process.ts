/**
 * What the system itself enforces on a browser, beside the watch (`watch-usage.ts`): limits of each process by `prlimit`
 * of util-linux, and of all of them together by a control group, where this process may make one.
 */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Bounds {
  memory: number;
  disk: number;
  /** Milliseconds. */
  time: number;
}

const prlimit = '/usr/bin/prlimit';
const mostProcesses = 400;

/** The command that starts a program bounded; an address space is no measure, as engines reserve far more than they use. */
export function boundedCommand(
  program: string,
  { disk, time }: Bounds,
): { command: readonly [string, ...string[]]; by: string[] } {
  if (!existsSync(prlimit)) return { command: [program], by: [] };
  const seconds = Math.ceil(time / 1000);
  const limits = [
    `--cpu=${seconds}:${seconds}`,
    `--fsize=${disk}:${disk}`,
    '--core=0:0',
    '--nofile=8192:8192',
  ];
  return { command: [prlimit, ...limits, program], by: ['prlimit'] };
}

export interface Group {
  /** Ends all its processes and removes it. */
  remove(): Promise<void>;
}

/** Null where the system has no such groups, or not for us. */
export function groupOf(pid: number, name: string, { memory }: Bounds): Group | null {
  const folder = ownFolder();
  if (folder === null) return null;
  const group = join(folder, name);
  const write = (file: string, text: string): void => writeFileSync(join(group, file), text);
  try {
    mkdirSync(group);
  } catch {
    return null;
  }
  try {
    write('memory.max', String(memory));
    write('pids.max', String(mostProcesses));
    write('cgroup.procs', String(pid));
  } catch {
    removeFolder(group);
    return null;
  }
  return {
    async remove() {
      try {
        write('cgroup.kill', '1');
      } catch {
        // An old kernel: whoever made it has killed its processes.
      }
      for (let attempt = 0; attempt < 40 && !removeFolder(group); attempt += 1) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** Of this process, in the unified hierarchy. */
function ownFolder(): string | null {
  try {
    const own = /^0::(.+)$/mu.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1];
    return own !== undefined && existsSync('/sys/fs/cgroup/cgroup.controllers')
      ? join('/sys/fs/cgroup', own)
      : null;
  } catch {
    return null;
  }
}

/** @returns whether it is gone */
function removeFolder(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return !existsSync(folder);
  }
}
