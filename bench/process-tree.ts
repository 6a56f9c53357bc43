/** CPU time and memory of a process with everything that it started, read from /proc. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const msPerTick = 10;

interface ProcessRecord {
  pid: number;
  parent: number;
  cpuMs: number;
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
  const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
  return { pid, parent, cpuMs: ticks * msPerTick };
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
