import { type Account } from '../../customers/account.ts';
import { type AccountPorts, type Done, done } from '../../customers/accounts/ports.ts';
import { inConstantTime } from '../../customers/accounts/constant-time.ts';
import { auditAccount } from '../../customers/audit-account.ts';
import { findAccountByEmail, lockAccount } from '../../customers/customer-store.ts';
import { putEmailChange } from '../../customers/email-change-store.ts';
import { verifyOwnPassword } from '../../customers/sessions/own-password.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newToken } from '../../platform/database/ids.ts';
import { emailKey } from '../../platform/email-key.ts';
import { allowanceKey, returnAllowance, spendAllowance } from '../../platform/http/allowance-store.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { mailEmailAsked, mailEmailLink, mailEmailTaken } from './change-mail.ts';

/** Letters that an account causes in an hour, and that an address gets: nobody fills the mailbox of a stranger. */
const letters = { points: 3, seconds: 3600 };

/**
 * Writes to the new address, which proves itself by the link, and to the present one. An address that has an account
 * is answered alike and in the same time: its owner alone gets to know, by a letter of another kind.
 */
export async function askEmailChange(
  ports: AccountPorts,
  { customerId }: Session,
  { email, password }: { email: string; password: string },
): Promise<Done> {
  const proven = await verifyOwnPassword(ports, { customerId, password });
  if (!proven.ok) return proven;
  if (emailKey(email) === emailKey(proven.account.email)) return same;
  const admitted = await spendLetters(ports, customerId, email);
  if (!admitted.ok) return admitted;
  return inConstantTime(() => ask(ports, proven.account, email));
}

function ask(ports: AccountPorts, proven: Account, email: string): Promise<Done> {
  const { db, clock } = ports;
  const now = clock();
  const secret = newToken();
  return inTransaction(db, async (trx): Promise<Done> => {
    const account = await lockAccount(trx, proven.id);
    if (account === null) return { ok: false, reason: 'not-authenticated' };
    // Changed in another tab since it was proven.
    if (account.passwordHash !== proven.passwordHash) return { ok: false, reason: 'password-wrong' };
    if (emailKey(email) === emailKey(account.email)) return same;
    const owner = await findAccountByEmail(trx, email);
    // Also for an address that is taken, whose secret then nobody has: what is written must not tell either.
    await putEmailChange(trx, secret, { accountId: account.id, email, now });
    if (owner === null) await mailEmailLink(ports, trx, { account, email, secret, now });
    else await mailEmailTaken(ports, trx, { account: owner, now });
    await mailEmailAsked(ports, trx, { account, now });
    await auditAccount(trx, 'ask-email-change', { actor: account.id, accountId: account.id, now });
    return done;
  });
}

/** Counted whether the address has an account or not. */
async function spendLetters(
  { db, clock, secret }: AccountPorts,
  customerId: string,
  email: string,
): Promise<{ ok: true } | Refused> {
  const now = clock();
  const ofAccount = allowanceKey(secret, 'email-change', customerId);
  const own = await spendAllowance(db, ofAccount, letters, now);
  if (!own.ok) return { ...own, reason: 'limited' };
  const to = await spendAllowance(db, allowanceKey(secret, 'email-change-to', emailKey(email)), letters, now);
  if (to.ok) return to;
  await returnAllowance(db, ofAccount, letters);
  return { ...to, reason: 'limited' };
}

const same: Refused = { ok: false, reason: 'email-same' };
