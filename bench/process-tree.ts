/** CPU time and memory of a process with everything that it started, read from /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const msPerTick = 10;

interface ProcessRecord {
  pid: number;
  parent: number;
  /** Its own, and of children that ended and that it asked for. */
  cpuMs: number;
  ownMs: number;
}

/** CPU milliseconds so far, children that ended included. */
export function cpuOfTree(root: number): number {
  return tree(root).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

/** Proportional set size in MB: shared pages count once, split between those who share them. */
export function memoryOfTree(root: number): number {
  return tree(root).reduce((sum, { pid }) => sum + proportionalMb(pid), 0);
}

export interface MemoryWatch extends Disposable {
  peakMb(): number;
}

/** Looks at the memory of a tree ten times a second. */
export function watchMemory(root: number): MemoryWatch {
  let peak = memoryOfTree(root);
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOfTree(root));
  }, 100);
  return { peakMb: () => peak, [Symbol.dispose]: () => clearInterval(timer) };
}

export interface TreeWatch extends MemoryWatch {
  /** Of all processes that were seen, those that ended or were killed included. */
  cpuMs(): number;
}

/** Memory and CPU of a tree whose processes are killed, so that their parents never learn what they took. */
export function watchTree(root: number): TreeWatch {
  const before = new Map(tree(root).map(({ pid, ownMs }) => [pid, ownMs]));
  const taken = new Map<number, number>();
  let peak = 0;
  let round = 0;
  const look = (): void => {
    const found = tree(root);
    for (const { pid, ownMs } of found) taken.set(pid, ownMs - (before.get(pid) ?? 0));
    round += 1;
    if (round % 3 === 0)
      peak = Math.max(
        peak,
        found.reduce((sum, { pid }) => sum + proportionalMb(pid), 0),
      );
  };
  const timer = setInterval(look, 200);
  return {
    peakMb: () => peak,
    cpuMs: () => {
      look();
      return [...taken.values()].reduce((sum, ms) => sum + ms, 0);
    },
    [Symbol.dispose]: () => clearInterval(timer),
  };
}

function tree(root: number): ProcessRecord[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const records = all.map((name) => record(Number(name))).filter((one) => one !== null);
  const found = records.filter(({ pid }) => pid === root);
  for (const { pid } of found) found.push(...records.filter(({ parent }) => parent === pid));
  return found;
}

/** proc_pid_stat(5); the name in brackets may hold anything. */
function record(pid: number): ProcessRecord | null {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const ticks = (end: number): number => fields.slice(11, end).reduce((sum, value) => sum + value, 0);
  return { pid, parent, cpuMs: ticks(15) * msPerTick, ownMs: ticks(13) * msPerTick };
}

function proportionalMb(pid: number): number {
  const line = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '');
  return Number(line?.[1] ?? 0) / 1024;
}

/** Null for a process that ended meanwhile. */
function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
