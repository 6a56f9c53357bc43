import type { beginPasskeyLogIn, BodyOf, logInPasskey, ResultOf } from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { describeCustomer } from '../account.ts';
import { auditAccount } from '../audit-account.ts';
import { lockAccount } from '../customer-store.ts';
import { insertChallenge, takeLogInChallenge } from '../passkey-challenge-store.ts';
import { findPasskeyKey, notePasskeyUse, type PasskeyKey } from '../passkey-store.ts';
import { newDevice } from '../sessions/known-device.ts';
import { notifyOwner } from '../sessions/notify-owner.ts';
import { openSession } from '../sessions/open-session.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import { deleteSession } from '../sessions/session-store.ts';
import { readChallenge } from './read-challenge.ts';
import { relyingParty } from './relying-party.ts';
import { countsUpwards, verifySigned } from './verify-passkey.ts';

interface Given {
  signed: BodyOf<typeof logInPasskey>;
  userAgent: string;
  /** The session that the browser had, which the new one replaces. */
  session: Session | null;
}

type LoggedIn = Outcome<ResultOf<typeof logInPasskey>>;

/** The device finds out whose passkey it is: the same is asked of everybody. */
export async function beginLogIn({
  db,
  clock,
  publicUrl,
}: SessionPorts): Promise<Outcome<ResultOf<typeof beginPasskeyLogIn>>> {
  const party = relyingParty(publicUrl);
  if (party === null) return { ok: false, reason: 'passkeys-not-offered' };
  return { ok: true, value: { challenge: await insertChallenge(db, null, clock()), rp_id: party.id } };
}

/**
 * Opens a session for whoever has the device and was made sure of by it: both steps at once, so that an account with
 * codes asks for none. A passkey that is not known, was removed or signed something else is answered alike.
 */
export async function logInWithPasskey(ports: SessionPorts, given: Given): Promise<LoggedIn> {
  const { db, clock, publicUrl } = ports;
  const { signed } = given;
  const party = relyingParty(publicUrl);
  if (party === null) return { ok: false, reason: 'passkeys-not-offered' };
  const challenge = readChallenge(signed.client_data);
  if (challenge === null) return refuse(ports, null);
  if (!(await takeLogInChallenge(db, challenge, clock()))) {
    return { ok: false, reason: 'passkey-begin-again' };
  }
  const key = await findPasskeyKey(db, signed.id);
  if (key === null || key.userHandle !== signed.user_handle) return refuse(ports, null);
  const counter = await verifySigned(signed, key.publicKey, { challenge, party });
  return counter === null ? refuse(ports, key.accountId) : openWith(ports, key, { ...given, counter });
}

function openWith(
  ports: SessionPorts,
  { accountId }: PasskeyKey,
  { signed, userAgent, session, counter }: Given & { counter: number },
): Promise<LoggedIn> {
  const { db, clock, secret } = ports;
  const now = clock();
  return inTransaction(db, async (trx): Promise<LoggedIn> => {
    const account = await lockAccount(trx, accountId);
    // Removed, or used at the same moment, since it was looked at.
    const key = await findPasskeyKey(trx, signed.id);
    if (account === null || key?.accountId !== accountId) return refused;
    if (!countsUpwards(key.counter, counter)) {
      await auditAccount(trx, 'passkey-copied', { actor: 'visitor', accountId, now });
      const event = `${key.id}:${now.toISOString().slice(0, 10)}`;
      await notifyOwner(trx, ports, account, { message: 'passkey-copied', event, now });
      return refused;
    }
    await notePasskeyUse(trx, { id: key.id, counter, now });
    if (session !== null) await deleteSession(trx, session.customerId, session.id);
    const { tokens } = await openSession(trx, { customerId: accountId, role: 'customer', userAgent, now });
    await auditAccount(trx, 'log-in-passkey', { actor: accountId, accountId, now });
    const customer = { ...describeCustomer(account), ...tokens };
    return { ok: true, value: { customer, device: newDevice(secret, account) }, tokens };
  });
}

/** Noted as a wrong password is. */
async function refuse({ db, clock }: SessionPorts, accountId: string | null): Promise<Refused> {
  const subject = { actor: 'visitor', accountId, now: clock() };
  await inTransaction(db, (trx) => auditAccount(trx, 'log-in-failed', subject));
  return refused;
}

const refused: Refused = { ok: false, reason: 'passkey-refused' };
