import { inTransaction } from '../platform/database/in-transaction.ts';
import { auditAccount } from '../customers/audit-account.ts';
import { removeUnconfirmed } from './deletion-store.ts';
import type { AccountPorts } from '../customers/accounts/ports.ts';

/** Milliseconds after which an address is forgotten that somebody registered and nobody confirmed. */
const waitsFor = 30 * 86_400_000;

/**
 * Forgets accounts that were begun and left: their address may be one of somebody who never agreed to it,
 * and it is free again. Returns how many.
 */
export async function deleteUnconfirmedAccounts({
  db,
  clock,
}: Pick<AccountPorts, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    const gone = await removeUnconfirmed(trx, new Date(now.getTime() - waitsFor), now);
    for (const accountId of gone) await auditAccount(trx, 'expire', { actor: 'job', accountId, now });
    return gone.length;
  });
}
