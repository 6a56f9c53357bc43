import { hashToken } from '../database/ids.ts';
import type { Database } from '../database/schema.ts';
import type { Session } from '../http/session.ts';

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
