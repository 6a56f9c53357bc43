/** Ends a browser that takes more memory or disk than a page may. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export type UsageLimit = 'memory' | 'disk';

export interface Usage {
  pid: number;
  profile: string;
  /** Bytes of all its processes together, shared pages counted once for each. */
  memory: number;
  disk: number;
}

const interval = 500;

/** Where the system tells of no processes (`/proc`), only the disk is watched. */
export function watchUsage(
  { pid, profile, memory, disk }: Usage,
  end: () => void,
): { stop: () => void; exceeded: () => UsageLimit | null } {
  let exceeded: UsageLimit | null = null;
  let round = 0;
  const timer = setInterval(() => {
    round += 1;
    if (memoryOf(pid) > memory) exceeded = 'memory';
    // Slower to find out, and it grows slower.
    else if (round % 4 === 0 && bytesUnder(profile) > disk) exceeded = 'disk';
    if (exceeded === null) return;
    clearInterval(timer);
    end();
  }, interval);
  timer.unref();
  return { stop: () => clearInterval(timer), exceeded: () => exceeded };
}

/** Of a process and all that descend from it. */
export function memoryOf(pid: number): number {
  const children = new Map<number, number[]>();
  const resident = new Map<number, number>();
  for (const name of entriesOf('/proc')) {
    const own = Number(name);
    if (!Number.isInteger(own)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name before it may hold spaces and parentheses.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), own]);
      resident.set(own, Number(fields[21]) * 4096);
    } catch {
      // It has ended meanwhile.
    }
  }
  let sum = 0;
  const open = [pid];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    sum += resident.get(next) ?? 0;
    open.push(...(children.get(next) ?? []));
  }
  return sum;
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
