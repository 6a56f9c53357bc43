/** Runs a scan in a process of its own, and clears away what is left of one that was killed. */
import { fork } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Networks } from './network/networks.ts';
import type { Observation } from './observation.ts';
import { scanDefaults, type ScanOptions, type ScanProgress } from './scan-options.ts';

export interface ScanOrder extends Pick<
  ScanOptions,
  | 'startedAt'
  | 'pages'
  | 'passes'
  | 'robots'
  | 'accessibility'
  | 'browsers'
  | 'program'
  | 'time'
  | 'memory'
  | 'disk'
  | 'patience'
> {
  address: string;
  directory: string;
  allowed: Networks;
}

export type ChildMessage =
  | { kind: 'progress'; progress: ScanProgress }
  | { kind: 'done'; observation: Observation }
  | { kind: 'failed' };

export type ScanOutcome =
  | { ok: true; observation: Observation }
  /** no-start: the browser is there and does not start. ended: the process was killed, or lost. */
  | { ok: false; reason: 'no-start' | 'ended' | 'stopped' };

/** Not the data directory: the browser runs as another user. */
export const scanDirectory = join(tmpdir(), 'clausewright-scans');

/** How long after its own end of time a process may take to end. */
const grace = 30_000;

export async function scanInProcess(
  order: Pick<ScanOrder, 'address' | 'program' | 'allowed' | 'startedAt'> & Partial<ScanOrder>,
  {
    signal,
    onProgress,
    onStart,
  }: {
    signal?: AbortSignal;
    onProgress?: (progress: ScanProgress) => void;
    /** Told the id of the process. */
    onStart?: (pid: number) => void;
  } = {},
): Promise<ScanOutcome> {
  if (signal?.aborted) return { ok: false, reason: 'stopped' };
  const directory = order.directory ?? scanDirectory;
  removeAbandoned(directory);
  const child = fork(fileURLToPath(new URL('scan-child.ts', import.meta.url)), {
    // Nothing of the service's environment, which holds its secrets.
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', TMPDIR: tmpdir() },
    execArgv: ['--max-old-space-size=512'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const whole: ScanOrder = { ...scanDefaults, ...order, directory };
  let outcome: ScanOutcome = { ok: false, reason: 'ended' };
  const stop = (): void => void child.kill('SIGTERM');
  signal?.addEventListener('abort', stop);
  const timer = setTimeout(() => child.kill('SIGKILL'), whole.time + grace);
  child.on('message', (message: ChildMessage) => {
    if (message.kind === 'progress') onProgress?.(message.progress);
    else if (message.kind === 'done') outcome = { ok: true, observation: message.observation };
    else outcome = { ok: false, reason: 'no-start' };
  });
  child.send(whole);
  if (child.pid !== undefined) onStart?.(child.pid);
  await new Promise<void>((done) => {
    child.once('exit', () => done());
    child.once('error', () => done());
  });
  clearTimeout(timer);
  signal?.removeEventListener('abort', stop);
  if (child.pid !== undefined) await clearAfter(directory, child.pid, child.signalCode !== null);
  if (signal?.aborted && !outcome.ok) return { ok: false, reason: 'stopped' };
  return outcome;
}

/** A process that was killed leaves a browser which writes on for a moment: nothing has come back for so many looks. */
const quietLooks = 3;
const mostLooks = 100;
const lookMs = 100;

async function clearAfter(directory: string, pid: number, wasKilled: boolean): Promise<void> {
  removeScansOf(directory, pid);
  if (!wasKilled) return;
  for (let quiet = 0, looks = 0; quiet < quietLooks && looks < mostLooks; looks += 1) {
    await pause(lookMs);
    quiet = removeScansOf(directory, pid) ? 0 : quiet + 1;
  }
}

/** Of processes that are gone; `scan.ts` names its directory after its own. */
export function removeAbandoned(directory: string): void {
  const pids = scansIn(directory).map((name) => Number(name.split('-')[1]));
  for (const pid of pids) if (!isRunning(pid)) removeScansOf(directory, pid);
}

/** Whether there were any. */
function removeScansOf(directory: string, pid: number): boolean {
  const found = scansIn(directory).filter((name) => name.startsWith(`scan-${pid}-`));
  for (const name of found) {
    rmSync(join(directory, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
  return found.length > 0;
}

function scansIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory).filter((name) => /^scan-\d+-/u.test(name)) : [];
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
