import { hashToken, newToken } from '../database/ids.ts';
import type { Database, Transaction } from '../database/schema.ts';
import type { Session } from '../http/session.ts';
import type { SessionTokens } from '@clausewright/contract';
import { lifetimes } from './lifetimes.ts';

/** The session that an access token opens now. */
export async function findSession(db: Database, token: string, now: Date): Promise<Session | null> {
  const found = await db
    .selectFrom('session_tokens as token')
    .innerJoin('sessions as session', 'session.id', 'token.session_id')
    .innerJoin('customers as customer', 'customer.id', 'session.customer_id')
    .select(['session.id', 'session.customer_id as customerId', 'session.role', 'customer.language'])
    .where('token.access_hash', '=', hashToken(token))
    .where('token.access_expires_at', '>', now)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  return found ?? null;
}

interface NewSession {
  id: string;
  customerId: string;
  role: Session['role'];
  device: string;
  now: Date;
}

/** Returns when it ends, however often it is renewed. */
export async function insertSession(trx: Transaction, session: NewSession): Promise<Date> {
  const { id, customerId, role, device, now } = session;
  const expiresAt = new Date(now.getTime() + lifetimes.absolute);
  await trx
    .insertInto('sessions')
    .values({
      id,
      customer_id: customerId,
      role,
      device,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return expiresAt;
}

/** Adds a new pair of tokens to a session; none outlives the session. */
export async function insertTokens(
  trx: Transaction,
  { sessionId, sessionEnds, now }: { sessionId: string; sessionEnds: Date; now: Date },
): Promise<SessionTokens> {
  const tokens = { token: newToken(), refresh_token: newToken() };
  const until = (life: number): Date => new Date(Math.min(now.getTime() + life, sessionEnds.getTime()));
  await trx
    .insertInto('session_tokens')
    .values({
      access_hash: hashToken(tokens.token),
      refresh_hash: hashToken(tokens.refresh_token),
      session_id: sessionId,
      created_at: now,
      access_expires_at: until(lifetimes.access),
      refresh_expires_at: until(lifetimes.idle),
    })
    .execute();
  return tokens;
}

/** Ends all but the `keep` sessions of an account that were used last. */
export async function endOldestSessions(trx: Transaction, customerId: string, keep: number): Promise<void> {
  const kept = trx
    .selectFrom('sessions')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(keep);
  await trx
    .deleteFrom('sessions')
    .where('customer_id', '=', customerId)
    .where('id', 'not in', kept)
    .execute();
}
