import type { ScanFailure } from '@clausewright/contract';
import { scanInProcess, type ScanOrder, type ScanOutcome } from '@clausewright/scanner/scan-process';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { finishObservation, type FinishPorts } from './finish-observation.ts';
import { type BegunScan, beginScan, finishScan, isStopAsked, saveProgress } from './scan-store.ts';
import type { ScanPorts } from './ports.ts';
import { tellScanEnded } from './tell-scan.ts';

/** One that ends its process twice is not tried a third time. */
const mostAttempts = 2;
/** Milliseconds between two looks at whether somebody wants it to end. */
const stopPace = 1500;

export interface ScanWork extends FinishPorts, Pick<ScanPorts, 'siteNetworks'> {
  /** Chromium; null where none is installed. */
  program: string | null;
  /** In place of the usual ones. */
  order?: Partial<Pick<ScanOrder, 'pages' | 'patience'>>;
}

/** Carries out a scan that was ordered; again where the process before was lost. */
export async function workAtScan(work: ScanWork, id: string, signal?: AbortSignal): Promise<void> {
  const { db, clock, program } = work;
  const begun = await beginScan(db, id);
  if (begun === null) return;
  const fail = async (failure: ScanFailure): Promise<void> => {
    const now = clock();
    await inTransaction(db, async (trx) => {
      const { ownerId, websiteId, address } = begun;
      const ended = await finishScan(trx, id, { failure }, now);
      if (!ended || ownerId === null) return;
      const about = { ownerId, websiteId, scanId: id, address, now };
      await tellScanEnded(work, trx, { ...about, state: 'failed', changes: null });
    });
  };
  if (program === null) return fail('no-browser');
  if (begun.attempts > mostAttempts) return fail('ended');
  const scanned = await look({ ...work, program }, begun, signal);
  // This process ends, and another one begins anew; what somebody stopped is used as it is.
  if (signal?.aborted) throw new Error('the scan was stopped');
  if (!scanned.ok) return fail(scanned.reason);
  await finishObservation(work, begun, scanned.observation);
}

async function look(
  { db, clock, siteNetworks, program, order }: ScanWork & { program: string },
  { id, address }: BegunScan,
  signal: AbortSignal | undefined,
): Promise<ScanOutcome> {
  const asked = new AbortController();
  const timer = setInterval(() => {
    isStopAsked(db, id).then(
      (is) => is && asked.abort(),
      // The next look may be answered.
      () => {},
    );
  }, stopPace);
  let saving = Promise.resolve();
  try {
    return await scanInProcess(
      { address, program, allowed: siteNetworks, startedAt: clock().toISOString(), ...order },
      {
        signal: signal === undefined ? asked.signal : AbortSignal.any([signal, asked.signal]),
        onProgress: (progress) => {
          const hosts = progress.hosts.slice(-100);
          // One that cannot be written is no reason to give the scan up.
          saving = saving.then(() => saveProgress(db, id, { ...progress, hosts })).catch(() => {});
        },
      },
    );
  } finally {
    clearInterval(timer);
    await saving;
  }
}
