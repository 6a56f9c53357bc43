import { findChromium } from '@clausewright/scanner/chromium';
import { signingKey } from '../consent/consent-log/signing-key.ts';
import { loadPage } from '../consent/site-check/load-page.ts';
import type { Config } from '../platform/config/config.ts';
import type { Jobs } from '../platform/jobs/start-jobs.ts';
import type { InstancePorts } from '../platform/ports.ts';
import { createTxtResolver } from './verification/resolve-txt.ts';
import { orderWantedScans } from './wanted/order-wanted-scans.ts';
import { orderDueScans } from './watching/order-due-scans.ts';
import { workAtScan } from './work-at-scan.ts';

type Ports = Pick<InstancePorts, 'db' | 'clock' | 'enqueue' | 'secret' | 'publicUrl' | 'operatorName'>;
/** Of `CHROMIUM`: another process of this instance has a browser. */
const elsewhere = 'elsewhere';

/**
 * Takes scans where the role says so. A worker without a browser leaves them to a process that has one; where there is
 * no other process, whoever waits is told. Whoever works at jobs orders those that are due.
 */
export async function startScanWork(
  jobs: Pick<Jobs, 'work'>,
  { config, ...ports }: Ports & { config: Config },
): Promise<void> {
  const { role, chromium, siteNetworks, consentUrl, documentsUrl } = config;
  const program = findChromium(chromium);
  const resolveTxt = createTxtResolver();
  const loadSite = (address: URL) => loadPage(address, { allowed: siteNetworks });
  const all = { ...ports, siteNetworks, consentUrl, documentsUrl, loadSite, resolveTxt };
  if (role === 'all' || role === 'worker') {
    await jobs.work('order-due-scans', async () => {
      await orderDueScans(all);
      await orderWantedScans(all);
    });
  }
  if (chromium === elsewhere) return;
  const takes = role === 'all' || role === 'scanner' || (role === 'worker' && program !== null);
  if (!takes) return;
  const key = signingKey(ports.secret);
  await jobs.work('scan-site', ({ scan_id: id }, { signal }) =>
    workAtScan({ ...all, key, program }, id, signal),
  );
}
