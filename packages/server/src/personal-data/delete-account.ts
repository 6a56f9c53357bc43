import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Transaction } from '../platform/database/schema.ts';
import { failpoint } from '../platform/failpoint.ts';
import type { Session } from '../platform/http/session.ts';
import { auditAccount } from '../customers/audit-account.ts';
import { verifyOwnPassword } from '../customers/sessions/own-password.ts';
import { mailDeleted } from '../customers/accounts/account-mail.ts';
import type { Account } from '../customers/account.ts';
import { findAccountByEmail, lockAccount } from '../customers/customer-store.ts';
import { removeAccount } from './deletion-store.ts';
import { type AccountPorts, type Done, done } from '../customers/accounts/ports.ts';

type DeletionPorts = Pick<AccountPorts, 'db' | 'clock' | 'enqueue' | 'publicUrl' | 'operatorName' | 'secret'>;

/** Deletes the own account, password asked again; nothing brings it back. */
export async function deleteAccount(
  ports: AccountPorts,
  { session, password }: { session: Session; password: string },
): Promise<Done> {
  const { customerId } = session;
  const proven = await verifyOwnPassword(ports, { customerId, password });
  if (!proven.ok) return proven;
  return inTransaction(ports.db, async (trx): Promise<Done> => {
    const account = await lockAccount(trx, customerId);
    if (account === null) return { ok: false, reason: 'not-authenticated' };
    // Changed by another tab since it was proven.
    if (account.passwordHash !== proven.account.passwordHash) return { ok: false, reason: 'password-wrong' };
    await deleteWithin(ports, trx, account, account.id);
    return done;
  });
}

/** The operator deletes an account, at the wish of its owner; false where the address has none. */
export async function deleteAccountByEmail(ports: DeletionPorts, email: string): Promise<boolean> {
  const found = await findAccountByEmail(ports.db, email);
  if (found === null) return false;
  return inTransaction(ports.db, async (trx) => {
    const account = await lockAccount(trx, found.id);
    if (account === null) return false;
    await deleteWithin(ports, trx, account, 'cli');
    return true;
  });
}

async function deleteWithin(
  ports: DeletionPorts,
  trx: Transaction,
  account: Account,
  actor: string,
): Promise<void> {
  const now = ports.clock();
  await removeAccount(ports, trx, account, now);
  await failpoint('delete-account');
  // After the letters of the account were removed: this one is the last row with its address.
  await mailDeleted(ports, trx, { account, now });
  await auditAccount(trx, 'delete', { actor, accountId: account.id, now });
}
