import {
  type ApiKey,
  type BodyOf,
  type describeApiKey as describeCall,
  keyPrefix,
  limits,
  type listApiKeys as listCall,
  type newApiKey as newCall,
  type ResultOf,
} from '@clausewright/contract';
import { tellMade } from '../../platform/database/current-act.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId, newToken } from '../../platform/database/ids.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { personOf, type Session } from '../../platform/http/session.ts';
import { auditAccount } from '../audit-account.ts';
import { lockAccount } from '../customer-store.ts';
import { verifyOwnPassword } from '../sessions/own-password.ts';
import type { SessionPorts } from '../sessions/ports.ts';
import { ownWebsites } from '../../websites/website-store.ts';
import { countKeys, deleteKey, insertKey, listKeys, type StoredKey } from './api-key-store.ts';

export async function listOwnKeys(
  { db }: SessionPorts,
  { customerId }: Session,
): Promise<Outcome<ResultOf<typeof listCall>>> {
  return { ok: true, value: { keys: (await listKeys(db, customerId)).map(described) } };
}

/** The key that a program calls with. */
export async function describeOwnKey(
  { db }: SessionPorts,
  { id, customerId, key: grant }: Session,
): Promise<Outcome<ResultOf<typeof describeCall>>> {
  const [key] = grant === undefined ? [] : await listKeys(db, customerId, id);
  return key === undefined
    ? { ok: false, reason: 'not-found' }
    : { ok: true, value: { key: described(key) } };
}

/** Asks for the password: whoever holds a session for a moment must not keep a way in. */
export async function makeKey(
  ports: SessionPorts,
  session: Session,
  { name, scopes, websites, days, password }: BodyOf<typeof newCall>,
): Promise<Outcome<ResultOf<typeof newCall>>> {
  const { db, clock } = ports;
  const { customerId } = session;
  const personId = personOf(session);
  const proven = await verifyOwnPassword(ports, { customerId: personId, password });
  if (!proven.ok) return proven;
  const now = clock();
  const websiteIds = websites && [...new Set(websites)];
  const secret = `${keyPrefix}${newToken()}`;
  const id = newId();
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof newCall>>> => {
    // Whose the key is first: its number is counted.
    await lockAccount(trx, customerId);
    const person = await lockAccount(trx, personId);
    if (person?.passwordHash !== proven.account.passwordHash) return { ok: false, reason: 'password-wrong' };
    if (websiteIds !== null && (await ownWebsites(trx, customerId, websiteIds)).length < websiteIds.length)
      return { ok: false, reason: 'not-found' };
    if ((await countKeys(trx, customerId)) >= limits.keys) return { ok: false, reason: 'keys-too-many' };
    await insertKey(trx, secret, {
      id,
      customerId,
      hint: secret.slice(-4),
      name,
      scopes: [...new Set(scopes)],
      websiteIds,
      createdAt: now,
      expiresAt: days === null ? null : new Date(now.getTime() + days * 86_400_000),
    });
    tellMade(id);
    await auditAccount(trx, 'new-key', { actor: personId, accountId: customerId, now });
    const [key] = await listKeys(trx, customerId, id);
    if (key === undefined) throw new Error('the key that was just stored is not there');
    return { ok: true, value: { key: described(key), secret } };
  });
}

export async function revokeKey(
  { db, clock }: SessionPorts,
  session: Session,
  id: string,
): Promise<Outcome<Record<string, never>>> {
  const { customerId } = session;
  return inTransaction(db, async (trx): Promise<Outcome<Record<string, never>>> => {
    if (!(await deleteKey(trx, customerId, id))) return { ok: false, reason: 'not-found' };
    await auditAccount(trx, 'revoke-key', { actor: personOf(session), accountId: customerId, now: clock() });
    return { ok: true, value: {} };
  });
}

function described({ createdAt, expiresAt, lastUsedAt, scopes, websites, ...key }: StoredKey): ApiKey {
  return {
    ...key,
    scopes: [...scopes],
    websites: websites && [...websites],
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
