import type { Clock } from '../../platform/clock.ts';
import { changeAccount, findAccountByEmail, lockAccount } from '../customer-store.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/schema.ts';
import { auditAccount } from '../audit-account.ts';
import { endSessions } from './end-sessions.ts';

interface OperatorPorts {
  db: Database;
  clock: Clock;
}

/** Ends every session of an account at once, for an operator: the command `customer sessions-end`. */
export async function endAllSessions(
  { db, clock }: OperatorPorts,
  email: string,
): Promise<{ ok: true; ended: number } | { ok: false; reason: 'not-found' }> {
  const account = await findAccountByEmail(db, email);
  if (account === null) return { ok: false, reason: 'not-found' };
  const ended = await inTransaction(db, async (trx) => {
    const now = clock();
    const count = await endSessions(trx, { accountId: account.id, now });
    if (count > 0) {
      await auditAccount(trx, 'end-sessions', { actor: 'cli', accountId: account.id, now });
    }
    return count;
  });
  return { ok: true, ended };
}

/** Confirms an address whose owner the operator knows by another way: the command `customer confirm`. */
export async function confirmByOperator(
  { db, clock }: OperatorPorts,
  email: string,
): Promise<{ ok: true } | { ok: false; reason: 'not-found' | 'already-confirmed' }> {
  const found = await findAccountByEmail(db, email);
  if (found === null) return { ok: false, reason: 'not-found' };
  const now = clock();
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(trx, found.id);
    if (account === null) return { ok: false, reason: 'not-found' };
    if (account.confirmedAt !== null) return { ok: false, reason: 'already-confirmed' };
    await changeAccount(trx, account.id, { confirmed_at: now }, now);
    await auditAccount(trx, 'confirm', { actor: 'cli', accountId: account.id, now });
    return { ok: true };
  });
}
