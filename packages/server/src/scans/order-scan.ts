import type { ResultOf, startScan as call } from '@clausewright/contract';
import { parseDomain } from '../consent/consents/parse-domain.ts';
import { lockAccount } from '../customers/customer-store.ts';
import { tellMade } from '../platform/database/current-act.ts';
import { newId } from '../platform/database/ids.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import { ensureWebsite } from '../websites/website-store.ts';
import type { ScanPorts } from './ports.ts';
import { scanAddress } from './scan-address.ts';
import { mostScans } from './scan-allowance.ts';
import { scanExpiry } from './scan-retention.ts';
import { insertScan, recentScans } from './scan-store.ts';

/** Seconds after which a scan that is under way is done, and after which a day has gone on. */
const retryAfter = { underWay: 120, ofDay: 3600 } as const;

type Ordering = Pick<ScanPorts, 'db' | 'clock' | 'enqueue' | 'siteNetworks'>;

/** Queues a look at a website. Anybody may have one; the allowance per address is small. */
export async function orderScan(
  { db, clock, enqueue, siteNetworks }: Ordering,
  { session, address: text }: { session: Session | null; address: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  const address = scanAddress(text, siteNetworks);
  if (address === null) return { ok: false, reason: 'site-refused' };
  const id = newId();
  tellMade(id);
  const now = clock();
  const ownerId = session?.role === 'customer' ? session.customerId : null;
  const expiresAt = scanExpiry(ownerId === null ? 'visitor' : 'account', now);
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof call>>> => {
    let websiteId: string | null = null;
    if (ownerId !== null) {
      // Held, so that of many orders at once each sees those before it.
      if ((await lockAccount(trx, ownerId)) === null) return { ok: false, reason: 'not-authenticated' };
      const { underWay, ofDay } = await recentScans(trx, ownerId, new Date(now.getTime() - 86_400_000));
      if (underWay >= mostScans.underWay)
        return { ok: false, reason: 'limited', retryAfter: retryAfter.underWay };
      if (ofDay >= mostScans.ofDay) return { ok: false, reason: 'limited', retryAfter: retryAfter.ofDay };
      const domain = parseDomain(address.href);
      if (domain !== null)
        websiteId = await ensureWebsite(trx, ownerId, { kind: 'website', name: domain, now });
    }
    await insertScan(trx, { id, ownerId, websiteId, address: address.href, now, expiresAt });
    await enqueue(trx, 'scan-site', { scan_id: id });
    return { ok: true, value: { id } };
  });
}
