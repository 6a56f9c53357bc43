/** Looks at many websites that an owner asked for in a table: within what each account may have, and never all at once. */
import { lockAccount } from '../../customers/customer-store.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { ScanPorts } from '../ports.ts';
import { mostScans } from '../scan-allowance.ts';
import { scanExpiry } from '../scan-retention.ts';
import { insertScan, recentScans } from '../scan-store.ts';
import { ownersWaiting, takeWanted } from './wanted-store.ts';

/** Of each account some are left for whom it asks to look at once. */
const most = { underWay: mostScans.underWay - 1, ofDay: mostScans.ofDay - 10 } as const;
/** Accounts and scans of one round. */
const atOnce = { accounts: 20, scans: 6 } as const;
const day = 86_400_000;

type Ports = Pick<ScanPorts, 'db' | 'clock' | 'enqueue'>;

/** Says how many were ordered. */
export async function orderWantedScans(ports: Ports): Promise<number> {
  let ordered = 0;
  for (const ownerId of await ownersWaiting(ports.db, atOnce.accounts)) {
    if (ordered >= atOnce.scans) return ordered;
    ordered += await orderForAccount(ports, ownerId, atOnce.scans - ordered);
  }
  return ordered;
}

async function orderForAccount(
  { db, clock, enqueue }: Ports,
  ownerId: string,
  free: number,
): Promise<number> {
  const now = clock();
  const expiresAt = scanExpiry('account', now);
  return inTransaction(db, async (trx) => {
    if ((await lockAccount(trx, ownerId)) === null) return 0;
    const { underWay, ofDay } = await recentScans(trx, ownerId, new Date(now.getTime() - day));
    const may = Math.min(free, most.underWay - underWay, most.ofDay - ofDay);
    const websites = may > 0 ? await takeWanted(trx, ownerId, may) : [];
    for (const { id: websiteId, name } of websites) {
      const id = newId();
      await insertScan(trx, { id, ownerId, websiteId, address: `https://${name}/`, now, expiresAt });
      await enqueue(trx, 'scan-site', { scan_id: id });
    }
    return websites.length;
  });
}
