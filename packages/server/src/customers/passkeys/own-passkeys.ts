import {
  type addPasskey as addCall,
  type beginPasskey as beginCall,
  type BodyOf,
  limits,
  type listPasskeys as listCall,
  type Passkey,
  type ResultOf,
} from '@clausewright/contract';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { type AccountPorts, type Done, done } from '../accounts/ports.ts';
import { auditAccount } from '../audit-account.ts';
import { findAccount, lockAccount } from '../customer-store.ts';
import { insertChallenge, takeAddChallenge } from '../passkey-challenge-store.ts';
import {
  deletePasskeys,
  findCredentials,
  insertPasskey,
  listPasskeys,
  type StoredPasskey,
} from '../passkey-store.ts';
import { asksForCode } from '../second-factor-store.ts';
import { withCode } from '../second-factor/with-code.ts';
import { notifyOwner } from '../sessions/notify-owner.ts';
import { verifyOwnPassword } from '../sessions/own-password.ts';
import { readChallenge } from './read-challenge.ts';
import { relyingParty } from './relying-party.ts';
import { algorithms, verifyMade } from './verify-passkey.ts';

export async function listOwnPasskeys(
  { db, publicUrl }: AccountPorts,
  { customerId }: Session,
): Promise<Outcome<ResultOf<typeof listCall>>> {
  const passkeys = (await listPasskeys(db, customerId)).map(described);
  const offered = relyingParty(publicUrl) !== null;
  return { ok: true, value: { passkeys, offered, code: await asksForCode(db, customerId) } };
}

/**
 * Asks for the password, and for a code where log-ins ask for one: a passkey opens the account without either. Whoever
 * has the session and the password alone must not get past the codes by it.
 */
export async function beginPasskey(
  ports: AccountPorts,
  { customerId }: Session,
  { password, code }: BodyOf<typeof beginCall>,
): Promise<Outcome<ResultOf<typeof beginCall>>> {
  const { db, clock, publicUrl, operatorName } = ports;
  const party = relyingParty(publicUrl);
  if (party === null) return notOffered;
  const proven = await verifyOwnPassword(ports, { customerId, password });
  if (!proven.ok) return proven;
  const { passwordHash, email } = proven.account;
  const isCoded = await asksForCode(db, customerId);
  if (isCoded && code === undefined) return { ok: false, reason: 'code-missing' };
  const now = clock();
  return withCode(
    ports,
    { accountId: customerId, passwordHash, code: isCoded ? code : undefined, now },
    async (trx) => {
      const { userHandle, ids } = await findCredentials(trx, customerId);
      if (ids.length >= limits.passkeys) return tooMany;
      const id = userHandle ?? newId();
      return {
        ok: true,
        value: {
          challenge: await insertChallenge(trx, { accountId: customerId, userHandle: id }, now),
          rp: { id: party.id, name: operatorName },
          user: { id, name: email },
          algorithms: [...algorithms],
          known: ids,
        },
      };
    },
  );
}

export async function addPasskey(
  ports: AccountPorts,
  { customerId }: Session,
  body: BodyOf<typeof addCall>,
): Promise<Outcome<ResultOf<typeof addCall>>> {
  const { db, clock, publicUrl } = ports;
  const party = relyingParty(publicUrl);
  if (party === null) return notOffered;
  const now = clock();
  const challenge = readChallenge(body.client_data);
  if (challenge === null) return refused;
  const before = await findAccount(db, customerId);
  const userHandle = await takeAddChallenge(db, challenge, { accountId: customerId, now });
  if (userHandle === null) return { ok: false, reason: 'passkey-begin-again' };
  const made = await verifyMade(body, { challenge, party });
  if (made === null) return refused;
  await failpoint('judge-passkey');
  const { name } = body;
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof addCall>>> => {
    const account = await lockAccount(trx, customerId);
    if (account === null) return { ok: false, reason: 'not-authenticated' };
    // All sessions were ended while the key was looked at, as a new password by letter does.
    if (account.devicesEnded !== before?.devicesEnded) return { ok: false, reason: 'passkey-begin-again' };
    if ((await listPasskeys(trx, customerId)).length >= limits.passkeys) return tooMany;
    const id = newId();
    const isNew = await insertPasskey(trx, { ...made, id, accountId: customerId, userHandle, name, now });
    if (!isNew) return refused;
    await failpoint('add-passkey');
    await notifyOwner(trx, ports, account, { message: 'passkey-added', event: id, now });
    await auditAccount(trx, 'add-passkey', { actor: customerId, accountId: customerId, now });
    return { ok: true, value: { passkey: described({ id, name, createdAt: now, lastUsedAt: null }) } };
  });
}

export async function removePasskey(
  ports: AccountPorts,
  { customerId }: Session,
  { id, password }: { id: string; password: string },
): Promise<Done> {
  const proven = await verifyOwnPassword(ports, { customerId, password });
  if (!proven.ok) return proven;
  const { db, clock } = ports;
  const now = clock();
  return inTransaction(db, async (trx): Promise<Done> => {
    const account = await lockAccount(trx, customerId);
    if (account?.passwordHash !== proven.account.passwordHash) return { ok: false, reason: 'password-wrong' };
    if ((await deletePasskeys(trx, customerId, id)) === 0) return { ok: false, reason: 'not-found' };
    await notifyOwner(trx, ports, account, { message: 'passkey-removed', event: id, now });
    await auditAccount(trx, 'remove-passkey', { actor: customerId, accountId: customerId, now });
    return done;
  });
}

function described({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

const refused: Refused = { ok: false, reason: 'passkey-refused' };
const notOffered: Refused = { ok: false, reason: 'passkeys-not-offered' };
const tooMany: Refused = { ok: false, reason: 'passkeys-too-many' };
