/** Ends a browser that takes more memory or disk than a page may. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type UsageLimit = 'memory' | 'disk';

export interface Usage {
  pid: number;
  profile: string;
  /** Bytes of all its processes together. */
  memory: number;
  disk: number;
}

const interval = 500;

/** Where the system tells of no processes (`/proc`), only the disk is watched. */
export function watchUsage(
  { pid, profile, memory, disk }: Usage,
  end: () => void,
): { stop: () => void; exceeded: () => UsageLimit | null; cpu: () => number; memory: () => number } {
  let exceeded: UsageLimit | null = null;
  let taken = { memory: 0, cpu: 0 };
  let round = 0;
  const timer = setInterval(() => {
    round += 1;
    taken = readUsage(pid);
    if (taken.memory > memory) exceeded = 'memory';
    // Slower to find out, and it grows slower.
    else if (round % 4 === 0 && bytesUnder(profile) > disk) exceeded = 'disk';
    if (exceeded === null) return;
    clearInterval(timer);
    end();
  }, interval);
  timer.unref();
  return {
    stop: () => clearInterval(timer),
    exceeded: () => exceeded,
    cpu: () => taken.cpu,
    memory: () => taken.memory,
  };
}

/**
 * What a process and all that descend from it take. Bytes: what each has for itself, and once what they share; the exact
 * sum (`smaps_rollup`) is not told of processes in a sandbox. Milliseconds of the processor: of those that run.
 */
export function readUsage(pid: number): { memory: number; cpu: number } {
  const children = new Map<number, number[]>();
  const ticks = new Map<number, number>();
  for (const name of entriesOf('/proc')) {
    const own = Number(name);
    // The name before it may hold spaces and parentheses.
    const fields = Number.isInteger(own) ? fieldsOf(own, 'stat', ') ').map(Number) : [];
    const [, parent, user = 0, system = 0] = [fields[0], fields[1], fields[11], fields[12]];
    if (parent === undefined) continue;
    children.set(parent, [...(children.get(parent) ?? []), own]);
    ticks.set(own, user + system);
  }
  let own = 0;
  let shared = 0;
  let cpu = 0;
  const open = [pid];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    // Pages: size, resident, of those shared (proc_pid_statm(5)).
    const [, resident = 0, common = 0] = fieldsOf(next, 'statm').map(Number);
    own += resident - common;
    shared = Math.max(shared, common);
    cpu += (ticks.get(next) ?? 0) * 10;
    open.push(...(children.get(next) ?? []));
  }
  return { memory: (own + shared) * 4096, cpu };
}

/** What stands behind the last `after`; empty of a process that has ended meanwhile. */
function fieldsOf(pid: number, file: 'stat' | 'statm', after = ''): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return text.slice(after === '' ? 0 : text.lastIndexOf(after) + after.length).split(' ');
  } catch {
    return [];
  }
}

function bytesUnder(directory: string): number {
  let sum = 0;
  for (const name of entriesOf(directory)) {
    const path = join(directory, name);
    try {
      const found = statSync(path, { throwIfNoEntry: false });
      sum += found?.isDirectory() ? bytesUnder(path) : (found?.size ?? 0);
    } catch {
      // A link that leads nowhere.
    }
  }
  return sum;
}

function entriesOf(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}
