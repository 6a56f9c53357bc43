import type { ResultOf, startScan as call } from '@clausewright/contract';
import { newId } from '../platform/database/ids.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import type { ScanPorts } from './ports.ts';
import { scanAddress } from './scan-address.ts';
import { insertScan } from './scan-store.ts';

/** Days that a scan is kept: of a visitor, and in the list of an account. */
const keptDays = { visitor: 7, account: 90 } as const;

/** Queues a look at a website. Anybody may have one; the allowance per address is small. */
export async function orderScan(
  { db, clock, enqueue, siteNetworks }: ScanPorts,
  { session, address: text }: { session: Session | null; address: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  const address = scanAddress(text, siteNetworks);
  if (address === null) return { ok: false, reason: 'site-refused' };
  const id = newId();
  const now = clock();
  const ownerId = session?.role === 'customer' ? session.customerId : null;
  const days = ownerId === null ? keptDays.visitor : keptDays.account;
  const expiresAt = new Date(now.getTime() + days * 86_400_000);
  await inTransaction(db, async (trx) => {
    await insertScan(trx, { id, ownerId, address: address.href, now, expiresAt });
    await enqueue(trx, 'scan-site', { scan_id: id });
  });
  return { ok: true, value: { id } };
}
