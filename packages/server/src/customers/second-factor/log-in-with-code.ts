import type { logInCode, ResultOf } from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { describeCustomer } from '../account.ts';
import { auditAccount } from '../audit-account.ts';
import { findAccount, lockAccount } from '../customer-store.ts';
import { deleteLogInSteps, findLogInStep } from '../log-in-step-store.ts';
import { newDevice } from '../sessions/known-device.ts';
import { notifyOwner } from '../sessions/notify-owner.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import { deleteSession } from '../sessions/session-store.ts';
import { tryCode, spendCode } from './spend-code.ts';

interface Given {
  /** What the first step answered to this browser. */
  secondStep: string;
  code: string;
  userAgent: string;
  /** The session that the browser had, which the new one replaces. */
  session: Session | null;
}

type LoggedIn = Outcome<ResultOf<typeof logInCode>>;

/** The second step of a log-in. Without the first one nobody gets to know whether an account asks for codes. */
export async function logInWithCode(ports: SessionPorts, given: Given): Promise<LoggedIn> {
  const accountId = await findLogInStep(ports.db, given.secondStep, ports.clock());
  if (accountId === null) return over;
  const admitted = await tryCode(ports, accountId);
  if (!admitted.ok) {
    await tellGuesses(ports, accountId);
    return admitted;
  }
  const outcome = await openWith(ports, accountId, given);
  if (outcome.ok || outcome.reason !== 'code-wrong') await admitted.giveBack();
  return outcome;
}

function openWith(ports: SessionPorts, id: string, given: Given): Promise<LoggedIn> {
  const { db, clock, secret } = ports;
  const { secondStep, code, userAgent, session } = given;
  const now = clock();
  return inTransaction(db, async (trx): Promise<LoggedIn> => {
    const account = await lockAccount(trx, id);
    // Used in another tab, or ended with the sessions of the account, since it was looked at.
    if (account === null || (await findLogInStep(trx, secondStep, now)) !== id) return over;
    const used = await spendCode(trx, ports, { accountId: id, code, now });
    if (used === null) {
      await auditAccount(trx, 'code-failed', { actor: 'visitor', accountId: id, now });
      return { ok: false, reason: 'code-wrong' };
    }
    await deleteLogInSteps(trx, { secret: secondStep });
    if (session !== null) await deleteSession(trx, session.customerId, session.id);
    const opened = await openSession(trx, { customerId: id, role: 'customer', userAgent, now });
    await auditAccount(trx, 'log-in', { actor: id, accountId: id, now });
    if (used === 'recovery') {
      await auditAccount(trx, 'use-recovery-code', { actor: id, accountId: id, now });
      const message = 'recovery-code-used';
      await notifyOwner(trx, ports, account, { message, event: opened.sessionId, now });
    }
    const { tokens } = opened;
    const customer = { ...describeCustomer(account), ...tokens };
    return { ok: true, value: { customer, device: newDevice(secret, account) }, tokens };
  });
}

/** Whoever tries codes knows the password: its owner is told, once a day. */
async function tellGuesses(ports: SessionPorts, accountId: string): Promise<void> {
  const account = await findAccount(ports.db, accountId);
  if (account === null) return;
  const now = ports.clock();
  const event = `${accountId}:${now.toISOString().slice(0, 10)}`;
  await inTransaction(ports.db, (trx) =>
    notifyOwner(trx, ports, account, { message: 'codes-guessed', event, now }),
  );
}

const over: Refused = { ok: false, reason: 'log-in-step-over' };
