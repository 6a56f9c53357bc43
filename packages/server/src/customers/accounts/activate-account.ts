import type {
  activateAccountCall,
  ResultOf,
  SessionTokens,
  setInitialPassword as setInitialCall,
} from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import { auditAccount } from '../audit-account.ts';
import { issueDevice } from '../sessions/known-device.ts';
import { openSession } from '../sessions/open-session.ts';
import { refuseCommonPassword } from '../sessions/common-passwords.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { deleteSessions } from '../sessions/session-store.ts';
import { type AccountLink, findLink, useLink } from '../account-link-store.ts';
import type { Account } from '../account.ts';
import { changeAccount, endSignUp, findAccount, lockAccount } from '../customer-store.ts';
import type { AccountPorts } from './ports.ts';
import { rulesFor } from './register.ts';

type Activation = ResultOf<typeof activateAccountCall>;
type FirstSet = Outcome<ResultOf<typeof setInitialCall>>;
type Activating = 'check' | 'activate';

/** Whether a link can still do something: confirm the address, or set the first password. */
export async function checkActivationHash(
  { db, clock }: AccountPorts,
  hash: string,
): Promise<Outcome<Activation>> {
  return judge(db, hash, clock(), 'check');
}

/** Who comes from a letter, and what proves the browser that signed up. */
export interface FromEmail {
  hash: string;
  signUpSecret: string | undefined;
  userAgent: string;
}

/**
 * Confirms the address, once. The link alone opens no session: whoever reads the mail of somebody may have it. With
 * the secret that the sign-up gave to its browser the person is logged in, whose password is a minute old.
 */
export async function activateAccount(
  ports: AccountPorts,
  { hash, signUpSecret, userAgent }: FromEmail,
): Promise<Outcome<Activation>> {
  const { db, clock } = ports;
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<Activation>> => {
    const link = await findLink(trx, hash);
    // Before the link, as all that changes an account does: in the other order two would wait for each other.
    if (link !== null) await lockAccount(trx, link.accountId);
    const judged = await judge(trx, hash, now, 'activate');
    if (!judged.ok || link === null) return judged;
    if (await useLink(trx, hash, now)) {
      await failpoint('activate-account');
      await confirm(trx, link.accountId, now);
    }
    if (judged.value.initial_password_set === '1') return judged;
    const tokens = await begunSession(trx, { ...link, signUpSecret, userAgent, now });
    if (tokens === null) return judged;
    const value = { ...judged.value, ...(await issueDevice(trx, ports, link.accountId)) };
    return { ok: true, value, tokens };
  });
}

/** Sets the first password, once, with the link that proves the address; also confirms it. */
export async function setInitialPassword(
  ports: AccountPorts,
  { hash, password, signUpSecret, userAgent }: FromEmail & { password: string },
): Promise<FirstSet> {
  const { db, clock, passwords } = ports;
  const judged = await judge(db, hash, clock(), 'activate');
  if (!judged.ok) return judged.reason === 'already-confirmed' ? failed : judged;
  if (judged.value.initial_password_set === '0') return failed;
  const refused = refuseCommonPassword(password, rulesFor(ports, judged.value.email));
  if (refused !== null) return refused;
  const hashed = await passwords.hash(password);
  if (!hashed.ok) return hashed;
  const now = clock();
  return inTransaction(db, async (trx): Promise<FirstSet> => {
    const link = await findLink(trx, hash);
    const account = link === null ? null : await lockAccount(trx, link.accountId);
    if (account === null || account.passwordHash !== null) return failed;
    await useLink(trx, hash, now);
    await changeAccount(trx, account.id, { password_hash: hashed.hash }, now);
    await failpoint('initial-password-set');
    // Who registered an address of somebody else inside a wizard must not go on seeing that account.
    await endSessions(trx, { accountId: account.id, now });
    await confirm(trx, account.id, now);
    await auditAccount(trx, 'set-password', { actor: account.id, accountId: account.id, now });
    const from = { accountId: account.id, signUpSecret, userAgent, now };
    const tokens = await begunSession(trx, from);
    // Who sets a password is known from then on, with a session or without.
    const value = await issueDevice(trx, ports, account.id);
    return { ok: true, value, ...(tokens !== null && { tokens }) };
  });
}

/** The session of the browser that signed up; null for any other. The secret serves once. */
async function begunSession(
  trx: Transaction,
  { accountId, signUpSecret, userAgent, now }: Omit<FromEmail, 'hash'> & { accountId: string; now: Date },
): Promise<SessionTokens | null> {
  if (!(await endSignUp(trx, accountId, signUpSecret))) return null;
  // That of a sign-up inside a wizard may do less, and is replaced.
  await deleteSessions(trx, accountId);
  const { tokens } = await openSession(trx, { customerId: accountId, role: 'customer', userAgent, now });
  await auditAccount(trx, 'log-in', { actor: accountId, accountId, now });
  return tokens;
}

const failed: Refused = { ok: false, reason: 'initial-password-failed' };

async function judge(db: Database, hash: string, now: Date, doing: Activating): Promise<Outcome<Activation>> {
  const link = await findLink(db, hash);
  if (link === null) return { ok: false, reason: 'link-invalid' };
  if (link.purpose !== 'activation') {
    return { ok: false, reason: doing === 'check' ? 'link-invalid' : 'activation-failed' };
  }
  const account = await findAccount(db, link.accountId);
  if (account === null) return { ok: false, reason: 'link-invalid' };
  if (isDone(account)) return { ok: false, reason: 'already-confirmed' };
  if (isOver(link, now)) return { ok: false, reason: 'link-expired' };
  return {
    ok: true,
    value: { email: account.email, initial_password_set: account.passwordHash === null ? '1' : '0' },
  };
}

/** Nothing is left that a link could do: it is time to log in. */
export function isDone({ confirmedAt, passwordHash }: Account): boolean {
  return confirmedAt !== null && passwordHash !== null;
}

function isOver({ expiresAt }: AccountLink, now: Date): boolean {
  return expiresAt <= now;
}

/** Keeps the first moment. */
export async function confirm(trx: Transaction, accountId: string, now: Date): Promise<void> {
  const account = await lockAccount(trx, accountId);
  if (account === null || account.confirmedAt !== null) return;
  await changeAccount(trx, accountId, { confirmed_at: now }, now);
  await auditAccount(trx, 'confirm', { actor: accountId, accountId, now });
}
