import { insertAudit } from '../database/audit-store.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { removeUnconfirmed } from './deletion-store.ts';
import type { AccountPorts } from './ports.ts';

/** Milliseconds after which an address is forgotten that somebody registered and nobody confirmed. */
const waitsFor = 30 * 86_400_000;

/**
 * Forgets accounts that were begun and left: their address may be one of somebody who never agreed to it,
 * and it is free again. Returns how many.
 */
export async function forgetUnconfirmed({ db, clock }: Pick<AccountPorts, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    const gone = await removeUnconfirmed(trx, new Date(now.getTime() - waitsFor), now);
    for (const objectId of gone) {
      const entry = { actor: 'job', action: 'account.expire', objectType: 'account', objectId, at: now };
      await insertAudit(trx, entry);
    }
    return gone.length;
  });
}
