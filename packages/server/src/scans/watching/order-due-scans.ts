/** Orders the scans whose time has come: verified, paid for, and few at a time. */
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/schema.ts';
import { bringLooksForward } from '../../consent/field-watch/field-host-store.ts';
import { findWebsite, type Website } from '../../websites/website-store.ts';
import type { ScanPorts } from '../ports.ts';
import { scanExpiry } from '../scan-retention.ts';
import { insertScan } from '../scan-store.ts';
import { lastScannedAddress } from '../verification/proof-store.ts';
import { proveWebsite } from '../verification/verify-website.ts';
import { nextScanAt } from './next-scan.ts';
import { countWaitingDue, isPaidFor, setRhythm, takeDueWebsites } from './watch-store.ts';

/** Scans of the whole instance that may wait or run because they are due. */
const mostWaiting = 4;
/** What is busy or cannot be shown now is tried again so much later. */
const again = 86_400_000;

type Ports = Pick<ScanPorts, 'db' | 'clock' | 'enqueue' | 'loadSite' | 'resolveTxt' | 'consentUrl'>;

/** Says how many were ordered. */
export async function orderDueScans(ports: Ports): Promise<number> {
  const { db, clock } = ports;
  await bringLooksForward(db, clock());
  const free = mostWaiting - (await countWaitingDue(db));
  if (free <= 0) return 0;
  // Their time is put off at once: whoever is given them has them alone, however long the proof takes.
  const taken = await inTransaction(db, async (trx) => {
    const due = await takeDueWebsites(trx, clock(), free);
    for (const { id, rhythm } of due)
      await setRhythm(trx, id, { rhythm, nextScanAt: new Date(clock().getTime() + again) });
    return due;
  });
  let ordered = 0;
  for (const { id, ownerId } of taken) {
    const website = await findWebsite(db, id, ownerId);
    if (website !== null && (await orderDue(ports, website))) ordered += 1;
  }
  return ordered;
}

async function orderDue(ports: Ports, website: Website): Promise<boolean> {
  const { db, clock } = ports;
  const { id, ownerId, rhythm } = website;
  if (!(await isPaidFor(db, id, clock()))) return stop(db, id);
  const looked = await proveWebsite(ports, website);
  if (looked.every(({ outcome }) => outcome === 'missing')) return stop(db, id);
  // Nobody answers: the scan would see nothing, and the proof stands for what it was.
  if (!looked.some(({ outcome }) => outcome === 'found')) return false;
  const now = clock();
  const address = (await lastScannedAddress(db, id)) ?? `https://${website.name}/`;
  const scan = { id: newId(), ownerId, websiteId: id, address, now, isDue: true };
  const expiresAt = scanExpiry('account', now);
  await inTransaction(db, async (trx) => {
    await setRhythm(trx, id, { rhythm, nextScanAt: nextScanAt(id, rhythm, now) });
    await insertScan(trx, { ...scan, expiresAt });
    await ports.enqueue(trx, 'scan-site', { scan_id: scan.id });
  });
  return true;
}

/** Its owner switches it on again when there is a plan and a proof. */
async function stop(db: Database, id: string): Promise<false> {
  await setRhythm(db, id, { rhythm: 'off', nextScanAt: null });
  return false;
}
