import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { AccountPorts } from '../accounts/ports.ts';
import { auditAccount } from '../audit-account.ts';
import { findAccountByEmail, lockAccount } from '../customer-store.ts';
import { deleteFactor } from '../second-factor-store.ts';
import { mailCodesChanged } from './codes-mail.ts';

/** For whoever lost device and recovery codes, once the operator knows who asks: the command `customer codes-end`. */
export async function endCodesByOperator(
  ports: Pick<AccountPorts, 'db' | 'clock' | 'enqueue' | 'operatorName' | 'operator'>,
  email: string,
): Promise<{ ok: true; ended: boolean } | { ok: false; reason: 'not-found' }> {
  const { db, clock } = ports;
  const found = await findAccountByEmail(db, email);
  if (found === null) return { ok: false, reason: 'not-found' };
  const now = clock();
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(trx, found.id);
    if (account === null) return { ok: false, reason: 'not-found' };
    const ended = await deleteFactor(trx, account.id);
    if (ended) {
      await mailCodesChanged(ports, trx, { account, message: 'codes-off', now });
      await auditAccount(trx, 'codes-off', { actor: 'cli', accountId: account.id, now });
    }
    return { ok: true, ended };
  });
}
