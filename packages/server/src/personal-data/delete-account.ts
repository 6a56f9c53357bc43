import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Transaction } from '../platform/database/schema.ts';
import { failpoint } from '../platform/failpoint.ts';
import { personOf, type Session } from '../platform/http/session.ts';
import { auditAccount } from '../customers/audit-account.ts';
import { verifyOwnPassword } from '../customers/sessions/own-password.ts';
import { mailDeleted } from '../customers/accounts/account-mail.ts';
import type { Account } from '../customers/account.ts';
import { findAccountByEmail, lockAccount } from '../customers/customer-store.ts';
import { isNeeded, leaveAll, lockOwned } from '../customers/organisations/leave-all.ts';
import { lockAsOwner } from '../customers/organisations/lock-as-owner.ts';
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
    await lockOwned(trx, customerId);
    const account = await lockAccount(trx, customerId);
    if (account === null) return { ok: false, reason: 'not-authenticated' };
    // Changed by another tab since it was proven.
    if (account.passwordHash !== proven.account.passwordHash) return { ok: false, reason: 'password-wrong' };
    return deletePerson(ports, trx, account, account.id);
  });
}

/** The operator deletes an account, at the wish of its owner. */
export async function deleteAccountByEmail(ports: DeletionPorts, email: string): Promise<Done> {
  const found = await findAccountByEmail(ports.db, email);
  if (found === null) return { ok: false, reason: 'not-found' };
  return inTransaction(ports.db, async (trx): Promise<Done> => {
    await lockOwned(trx, found.id);
    const account = await lockAccount(trx, found.id);
    return account === null ? { ok: false, reason: 'not-found' } : deletePerson(ports, trx, account, 'cli');
  });
}

/** An owner deletes the organisation that he acts for, his own password asked again. */
export async function deleteOrganisation(
  ports: AccountPorts,
  { session, password }: { session: Session; password: string },
): Promise<Done> {
  if (session.member === undefined) return { ok: false, reason: 'not-found' };
  const proven = await verifyOwnPassword(ports, { customerId: personOf(session), password });
  if (!proven.ok) return proven;
  return inTransaction(ports.db, async (trx): Promise<Done> => {
    const locked = await lockAsOwner(trx, session);
    if (!locked.ok) return locked;
    const { organisation, personId } = locked;
    const now = ports.clock();
    await removeAccount(ports, trx, organisation, now);
    await auditAccount(trx, 'delete', { actor: personId, accountId: organisation.id, now });
    return done;
  });
}

async function deletePerson(
  ports: DeletionPorts,
  trx: Transaction,
  account: Account,
  actor: string,
): Promise<Done> {
  const now = ports.clock();
  // What others work on would be left with nobody who decides.
  if (await isNeeded(trx, account.id)) return { ok: false, reason: 'last-owner' };
  await leaveAll(trx, account, now);
  await removeAccount(ports, trx, account, now);
  await failpoint('delete-account');
  // After the letters of the account were removed: this one is the last row with its address.
  await mailDeleted(ports, trx, { account, now });
  await auditAccount(trx, 'delete', { actor, accountId: account.id, now });
  return done;
}
