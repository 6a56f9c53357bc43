import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { scanInProcess, type ScanOrder } from '@clausewright/scanner/scan-process';
import type { ScanPorts } from './ports.ts';
import { describeScan } from './describe-scan.ts';
import { inspectScan } from './inspect-scan.ts';
import { beginScan, finishScan, saveProgress } from './scan-store.ts';

/** One that ends its process twice is not tried a third time. */
const mostAttempts = 2;
const compress = promisify(brotliCompress);

export interface ScanWork extends Pick<ScanPorts, 'db' | 'clock' | 'siteNetworks'> {
  /** Chromium; null where none is installed. */
  program: string | null;
  /** In place of the usual ones. */
  order?: Partial<Pick<ScanOrder, 'pages' | 'patience'>>;
}

/** Carries out a scan that was ordered; again where the process before was lost. */
export async function workAtScan(
  { db, clock, siteNetworks, program, order }: ScanWork,
  id: string,
  signal?: AbortSignal,
): Promise<void> {
  const begun = await beginScan(db, id);
  if (begun === null) return;
  if (program === null) return finishScan(db, id, { failure: 'no-browser' }, clock());
  if (begun.attempts > mostAttempts) return finishScan(db, id, { failure: 'ended' }, clock());
  let saving = Promise.resolve();
  const scanned = await scanInProcess(
    { address: begun.address, program, allowed: siteNetworks, startedAt: clock().toISOString(), ...order },
    {
      ...(signal === undefined ? {} : { signal }),
      onProgress: (progress) => {
        const hosts = progress.hosts.slice(-100);
        // One that cannot be written is no reason to give the scan up.
        saving = saving.then(() => saveProgress(db, id, { ...progress, hosts })).catch(() => {});
      },
    },
  );
  await saving;
  if (!scanned.ok && scanned.reason === 'stopped') throw new Error('the scan was stopped');
  if (!scanned.ok) {
    const failure = scanned.reason === 'no-start' ? 'no-start' : 'ended';
    return finishScan(db, id, { failure }, clock());
  }
  const { observation } = scanned;
  const result = describeScan(observation, inspectScan(observation));
  const packed = await compress(JSON.stringify(observation), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  await finishScan(db, id, { result, observation: new Uint8Array(packed) }, clock());
}
