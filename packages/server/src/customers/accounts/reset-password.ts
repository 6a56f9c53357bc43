import type { resetPasswordCall, ResultOf } from '@clausewright/contract';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import { clearAttempts } from '../sessions/log-in-allowance.ts';
import { auditAccount } from '../audit-account.ts';
import { refuseCommonPassword } from '../sessions/common-passwords.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { issueDevice } from '../sessions/known-device.ts';
import { notifyOwner } from '../sessions/notify-owner.ts';
import { deletePasskeys } from '../passkey-store.ts';
import { type AccountLink, endLinks, findLink, useLink } from '../account-link-store.ts';
import { mailActivation, mailReset } from './account-mail.ts';
import { confirm, isDone } from './activate-account.ts';
import type { Account } from '../account.ts';
import { changeAccount, findAccount, findAccountByEmail, lockAccount } from '../customer-store.ts';
import { type AccountPorts, type Done, done } from './ports.ts';
import { rulesFor } from './register.ts';
import { inConstantTime } from './constant-time.ts';

/** Sends a reset link if the address has an account; body and time of the answer do not tell. */
export async function forgotPassword(ports: AccountPorts, email: string): Promise<Done> {
  return inConstantTime(() =>
    writeTo(ports, email, (trx, account, now) => mailReset(ports, trx, { account, now })),
  );
}

/** Sends the activation letter again to an account that still needs it; the answer does not tell. */
export async function resendActivation(ports: AccountPorts, email: string): Promise<Done> {
  return inConstantTime(() =>
    writeTo(ports, email, async (trx, account, now) => {
      if (!isDone(account)) await mailActivation(ports, trx, { account, now });
    }),
  );
}

async function writeTo(
  ports: AccountPorts,
  email: string,
  write: (trx: Transaction, account: Account, now: Date) => Promise<void>,
): Promise<Done> {
  const { db, clock } = ports;
  const now = clock();
  const found = await findAccountByEmail(db, email);
  if (found !== null) {
    await inTransaction(db, async (trx) => {
      // Locked, so that letters asked for at once are counted one after the other.
      const account = await lockAccount(trx, found.id);
      if (account !== null) await write(trx, account, now);
    });
  }
  return done;
}

/** Whether a link can still set a password, so that nobody types one in vain. */
export async function checkReset(
  { db, clock }: Pick<AccountPorts, 'db' | 'clock'>,
  hash: string,
): Promise<Done> {
  return faultOf(await findLink(db, hash), clock()) ?? done;
}

type Reset = Outcome<ResultOf<typeof resetPasswordCall>>;

/**
 * Sets a new password and ends every session. The letter with the link proves the address too, so that
 * whoever registered it before its owner gains nothing. Passkeys and links to providers go as well: whoever takes an account back must not
 * leave a way in that he did not make. Of all browsers, this one alone is known from then on.
 */
export async function resetPassword(
  ports: AccountPorts,
  { hash, password, address }: { hash: string; password: string; address: string },
): Promise<Reset> {
  const { db, clock, passwords } = ports;
  const link = await findLink(db, hash);
  const fault = faultOf(link, clock());
  if (link === null || fault !== null) return fault ?? invalid;
  const owner = await findAccount(db, link.accountId);
  if (owner === null) return invalid;
  const refused = refuseCommonPassword(password, rulesFor(ports, owner.email));
  if (refused !== null) return refused;
  const hashed = await passwords.hash(password);
  if (!hashed.ok) return hashed;
  const now = clock();
  return inTransaction(db, async (trx): Promise<Reset> => {
    const account = await lockAccount(trx, link.accountId);
    if (account === null || !(await useLink(trx, hash, now))) return invalid;
    await changeAccount(trx, account.id, { password_hash: hashed.hash }, now);
    await failpoint('reset-password');
    await confirm(trx, account.id, now);
    await endSessions(trx, { accountId: account.id, now });
    await endLinks(trx, { accountId: account.id, purpose: 'reset', now });
    const removed = await deletePasskeys(trx, account.id);
    await clearAttempts(trx, ports, { email: account.email, address });
    await notifyOwner(trx, ports, account, { message: 'password-changed', event: newId(), now });
    await auditAccount(trx, 'reset-password', { actor: account.id, accountId: account.id, now });
    for (let gone = 0; gone < removed; gone += 1) {
      await auditAccount(trx, 'remove-passkey', { actor: account.id, accountId: account.id, now });
    }
    return { ok: true, value: await issueDevice(trx, ports, account.id) };
  });
}

const invalid: Refused = { ok: false, reason: 'link-invalid' };

function faultOf(link: AccountLink | null, now: Date): Refused | null {
  if (link === null || link.usedAt !== null) return invalid;
  if (link.purpose !== 'reset') return { ok: false, reason: 'reset-failed' };
  return link.expiresAt <= now ? { ok: false, reason: 'link-expired' } : null;
}
