import { findChromium } from '@clausewright/scanner/chromium';
import type { Config } from '../platform/config/config.ts';
import type { Jobs } from '../platform/jobs/start-jobs.ts';
import type { ScanPorts } from './ports.ts';
import { workAtScan } from './work-at-scan.ts';

/**
 * Takes scans where the role says so. A worker without a browser leaves them to a process that has one; where there is
 * no other process, whoever waits is told.
 */
export async function startScanWork(
  jobs: Pick<Jobs, 'work'>,
  { config, db, clock }: Pick<ScanPorts, 'db' | 'clock'> & { config: Config },
): Promise<void> {
  const { role, chromium, siteNetworks } = config;
  const program = findChromium(chromium);
  const takes = role === 'all' || role === 'scanner' || (role === 'worker' && program !== null);
  if (!takes) return;
  await jobs.work('scan-site', ({ scan_id: id }, { signal }) =>
    workAtScan({ db, clock, siteNetworks, program }, id, signal),
  );
}
