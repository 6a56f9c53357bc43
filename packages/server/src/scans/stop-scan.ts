import type { ResultOf, stopScan as call } from '@clausewright/contract';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Outcome } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import type { ScanPorts } from './ports.ts';
import { askToStop } from './scan-store.ts';

/** Ends a scan; the process that is at it sees so within seconds. One of an account is its owner's to end. */
export async function stopScan(
  { db, clock }: Pick<ScanPorts, 'db' | 'clock'>,
  { session, id }: { session: Session | null; id: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  const by = { ownerId: session?.customerId ?? null, now: clock() };
  const asked = await inTransaction(db, (trx) => askToStop(trx, id, by));
  return asked ? { ok: true, value: {} } : { ok: false, reason: 'not-found' };
}
