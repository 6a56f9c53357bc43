import type { loginCall, ResultOf } from '@clausewright/contract';
import { type Account, describeCustomer } from '../account.ts';
import { changeAccount, findAccountByEmail, lockAccount } from '../customer-store.ts';
import { insertLogInStep } from '../log-in-step-store.ts';
import { asksForCode } from '../second-factor-store.ts';
import { newToken } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { auditAccount } from '../audit-account.ts';
import { knownDevice, newDevice } from './known-device.ts';
import { spendLogInAttempt } from './log-in-allowance.ts';
import { openSession } from './open-session.ts';
import type { SessionPorts } from './ports.ts';
import { deleteSession } from './session-store.ts';

export interface LogIn {
  email: string;
  password: string;
  userAgent: string;
  /** Of the caller, for the limits. */
  address: string;
  /** What this browser was given when it logged in before. */
  device?: string | undefined;
  /** The session that the browser had, which the new one replaces. */
  session: Session | null;
}

type LoggedIn = Outcome<ResultOf<typeof loginCall>>;

/**
 * Opens a session for whoever knows the password. An address without account, a wrong password and an
 * account without password answer alike and take equally long; that an address is not confirmed is told
 * only to whoever knows the password, and so is that a code is wanted.
 */
export async function logIn(ports: SessionPorts, given: LogIn): Promise<LoggedIn> {
  const { db, passwords, secret } = ports;
  const account = await findAccountByEmail(db, given.email);
  const device = knownDevice(secret, account, given.device);
  const admitted = await spendLogInAttempt(ports, { ...given, device });
  if (!admitted.ok) return admitted;
  const verified = await passwords.verify(account?.passwordHash ?? null, given.password);
  if (!verified.ok) {
    await admitted.giveBack();
    return verified;
  }
  if (account === null || !verified.matches) return refuseGuess(ports, account);
  await admitted.giveBack();
  if (account.confirmedAt === null) return { ok: false, reason: 'email-not-confirmed' };
  return openFor(ports, account, given, verified.outdated ? await newHash(ports, given.password) : null);
}

/** Noted for unknown addresses as well: what is written takes time. */
async function refuseGuess({ db, clock }: SessionPorts, account: Account | null): Promise<Refused> {
  const subject = { actor: 'visitor', accountId: account?.id ?? null, now: clock() };
  await inTransaction(db, (trx) => auditAccount(trx, 'log-in-failed', subject));
  return { ok: false, reason: 'login-wrong' };
}

/** At today's cost; null when there is no time for it now. */
async function newHash({ passwords }: SessionPorts, password: string): Promise<string | null> {
  const made = await passwords.hash(password);
  return made.ok ? made.hash : null;
}

function openFor(
  { db, clock, secret }: SessionPorts,
  { id, passwordHash }: Account,
  { userAgent, session }: LogIn,
  rehashed: string | null,
): Promise<LoggedIn> {
  const now = clock();
  return inTransaction(db, async (trx): Promise<LoggedIn> => {
    const account = await lockAccount(trx, id);
    // Another one was set, or the account deleted, since this one was looked at.
    if (account === null || account.passwordHash !== passwordHash) {
      return { ok: false, reason: 'login-wrong' };
    }
    if (rehashed !== null) await changeAccount(trx, id, { password_hash: rehashed }, now);
    if (await asksForCode(trx, id)) {
      const step = newToken();
      await insertLogInStep(trx, step, { accountId: id, now });
      return { ok: true, value: { second_step: step } };
    }
    if (session !== null) await deleteSession(trx, session.customerId, session.id);
    const { tokens } = await openSession(trx, { customerId: id, role: 'customer', userAgent, now });
    await auditAccount(trx, 'log-in', { actor: id, accountId: id, now });
    const device = newDevice(secret, account);
    return { ok: true, value: { customer: { ...describeCustomer(account), ...tokens }, device }, tokens };
  });
}
