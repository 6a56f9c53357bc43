import { hashToken } from '../../platform/database/ids.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { Session } from '../../platform/http/session.ts';
import { lifetimes } from './lifetimes.ts';

/** The session that an access token opens now. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  const found = await db
    .selectFrom('session_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .innerJoin('customers as customer', 'customer.id', 'session.customer_id')
    .select(['session.id', 'session.customer_id as customerId', 'session.role', 'customer.language'])
    .select('session.organisation_id as through')
    .where('token.access_hash', '=', hashToken(token))
    .where('token.access_expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { through, ...session } = found;
  return { ...session, ...(through !== null && { through }) };
}

interface NewSession {
  id: string;
  customerId: string;
  role: Session['role'];
  device: string;
  /** Whose provider opens it; null: the person's own means. */
  organisationId: string | null;
  now: Date;
}

/** Returns when it ends, however often it is renewed. */
export async function insertSession(trx: Transaction, session: NewSession): Promise<Date> {
  const { id, customerId, role, device, organisationId, now } = session;
  const expiresAt = new Date(now.getTime() + lifetimes.absolute);
  await trx
    .insertInto('sessions')
    .values({
      id,
      customer_id: customerId,
      role,
      device,
      organisation_id: organisationId,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return expiresAt;
}

/** Lets renewals of one session wait for each other; returns when it ends, null when it has ended. */
export async function lockSession(trx: Transaction, id: string): Promise<{ expiresAt: Date } | null> {
  const row = await trx
    .selectFrom('sessions')
    .select('expires_at as expiresAt')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function recordUse(trx: Transaction, id: string, now: Date): Promise<void> {
  await trx.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute();
}

export interface OpenSession {
  id: string;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Sessions of an account that can still be used or renewed, the last used first. */
export async function listOpenSessions(db: Database, customerId: string, now: Date): Promise<OpenSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
    .where('customer_id', '=', customerId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - lifetimes.idle))
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends a session of the account with all its tokens; false when the account has none of this id. */
export async function deleteSession(trx: Transaction, customerId: string, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Ends every session of the account but the one to spare; returns how many. */
export async function deleteSessions(trx: Transaction, customerId: string, spared?: string): Promise<number> {
  const gone = await trx
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .$if(spared !== undefined, (query) => query.where('id', '!=', spared ?? ''))
    .returning('id')
    .execute();
  return gone.length;
}

/** Ends what the provider of an organisation opened; `personId`: of that member alone. */
export async function deleteSessionsThrough(
  trx: Transaction,
  organisationId: string,
  personId?: string,
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('organisation_id', '=', organisationId)
    .$if(personId !== undefined, (own) => own.where('customer_id', '=', personId ?? ''))
    .execute();
}

/**
 * Ends all but the `keep` sessions of an account that were used last, of those that one organisation's provider opened
 * or, null, of those that none did: no provider ends what the person opened.
 */
export async function endOldestSessions(
  trx: Transaction,
  { customerId, organisationId, keep }: { customerId: string; organisationId: string | null; keep: number },
): Promise<void> {
  const like = organisationId === null ? 'is' : '=';
  const kept = trx
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('organisation_id', like, organisationId)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(keep);
  await trx
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('organisation_id', like, organisationId)
    .where('id', 'not in', kept)
    .execute();
}
