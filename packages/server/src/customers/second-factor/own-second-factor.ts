import type {
  beginSecondFactor,
  confirmSecondFactor as confirmCall,
  readSecondFactor as readCall,
  renewRecoveryCodes,
  ResultOf,
} from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/database/ids.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { type AccountPorts, type Done, done } from '../accounts/ports.ts';
import { auditAccount } from '../audit-account.ts';
import { lockAccount } from '../customer-store.ts';
import {
  asksForCode,
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  deleteFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  setUpLifetime,
} from '../second-factor-store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { issueDevice } from '../sessions/known-device.ts';
import { notifyOwner } from '../sessions/notify-owner.ts';
import { verifyOwnPassword } from '../sessions/own-password.ts';
import { mailCodesChanged } from './codes-mail.ts';
import { newRecoveryCode, plainCode, recoveryCodes } from './recovery-code.ts';
import { base32, codeKey, codeUri } from './totp.ts';
import { tryCode, spendCode } from './spend-code.ts';
import { withCode } from './with-code.ts';

export async function readSecondFactor(
  { db }: AccountPorts,
  { customerId }: Session,
): Promise<Outcome<ResultOf<typeof readCall>>> {
  const since = (await findSecondFactor(db, customerId))?.confirmedAt?.toISOString() ?? null;
  const left = since === null ? 0 : await countRecoveryCodes(db, customerId);
  return { ok: true, value: { since, recovery_codes_left: left } };
}

/** Answers a new secret for the app; one that was not confirmed is worth nothing from then on. */
export async function beginCodes(
  ports: AccountPorts,
  { customerId }: Session,
  password: string,
): Promise<Outcome<ResultOf<typeof beginSecondFactor>>> {
  const proven = await verifyOwnPassword(ports, { customerId, password });
  if (!proven.ok) return proven;
  const { db, clock, secret, operatorName: service } = ports;
  const salt = newId();
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof beginSecondFactor>>> => {
    const account = await lockAccount(trx, customerId);
    if (account?.passwordHash !== proven.account.passwordHash) return { ok: false, reason: 'password-wrong' };
    if (await asksForCode(trx, customerId)) return { ok: false, reason: 'codes-on' };
    await beginFactor(trx, { accountId: customerId, salt, now: clock() });
    const key = codeKey(secret, salt);
    return { ok: true, value: { secret: base32(key), uri: codeUri(key, { service, email: account.email }) } };
  });
}

/** Switches the codes on. Other sessions end: one of them may be why somebody wants codes. */
export async function confirmCodes(
  ports: AccountPorts,
  { id: spared, customerId }: Session,
  code: string,
): Promise<Outcome<ResultOf<typeof confirmCall>>> {
  const admitted = await tryCode(ports, customerId);
  if (!admitted.ok) return admitted;
  const { db, clock } = ports;
  const now = clock();
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  const outcome = await inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof confirmCall>>> => {
    const account = await lockAccount(trx, customerId);
    if (account === null) return { ok: false, reason: 'not-authenticated' };
    const factor = await findSecondFactor(trx, customerId);
    if (factor !== null && factor.confirmedAt !== null) return { ok: false, reason: 'codes-on' };
    if (factor === null || factor.createdAt.getTime() + setUpLifetime <= now.getTime()) return notBegun;
    if ((await spendCode(trx, ports, { accountId: customerId, code, now })) === null) return wrong;
    await confirmFactor(trx, { accountId: customerId, recoveryCodes: codes.map(plainCode), now });
    await failpoint('codes-on');
    await endSessions(trx, { accountId: customerId, spared, now });
    await mailCodesChanged(ports, trx, { account, message: 'codes-on', now });
    await auditAccount(trx, 'codes-on', { actor: customerId, accountId: customerId, now });
    return { ok: true, value: { recovery_codes: codes, ...(await issueDevice(trx, ports, customerId)) } };
  });
  if (outcome.ok || outcome.reason !== 'code-wrong') await admitted.giveBack();
  return outcome;
}

/** Asks for both: whoever has the password alone must not take the codes away. */
export async function endCodes(
  ports: AccountPorts,
  { customerId: accountId }: Session,
  { password, code }: { password: string; code: string },
): Promise<Done> {
  const proven = await verifyOwnPassword(ports, { customerId: accountId, password });
  if (!proven.ok) return proven;
  const { passwordHash } = proven.account;
  const now = ports.clock();
  return withCode(ports, { accountId, passwordHash, code, now }, async (trx, account): Promise<Done> => {
    await deleteFactor(trx, accountId);
    await mailCodesChanged(ports, trx, { account, message: 'codes-off', now });
    await auditAccount(trx, 'codes-off', { actor: accountId, accountId, now });
    return done;
  });
}

/** Those before may be known to somebody else, or are used up. The app stays as it is. */
export async function renewCodes(
  ports: AccountPorts,
  { customerId: accountId }: Session,
  { password, code }: { password: string; code: string },
): Promise<Outcome<ResultOf<typeof renewRecoveryCodes>>> {
  const proven = await verifyOwnPassword(ports, { customerId: accountId, password });
  if (!proven.ok) return proven;
  const { passwordHash } = proven.account;
  const now = ports.clock();
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  return withCode(ports, { accountId, passwordHash, code, now }, async (trx, account) => {
    await replaceRecoveryCodes(trx, accountId, codes.map(plainCode));
    await notifyOwner(trx, ports, account, { message: 'recovery-codes-renewed', event: newId(), now });
    await auditAccount(trx, 'renew-recovery-codes', { actor: accountId, accountId, now });
    return { ok: true, value: { recovery_codes: codes } };
  });
}

const wrong: Refused = { ok: false, reason: 'code-wrong' };
const notBegun: Refused = { ok: false, reason: 'codes-begin-again' };
