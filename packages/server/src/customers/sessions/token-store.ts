import type { SessionTokens } from '@clausewright/contract';
import { throughPrefix } from '../../platform/http/session.ts';
import { hashToken, newToken } from '../../platform/database/ids.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { lifetimes } from './lifetimes.ts';

/** A pair of tokens as its refresh token finds it. */
export interface Pair {
  sessionId: string;
  customerId: string;
  /** Whose provider opened the session; null: none. */
  through: string | null;
  accessExpiresAt: Date;
  refreshExpiresAt: Date;
  /** When its refresh token was used, and the pair that it got for it. */
  replaced: { at: Date; successor: Uint8Array } | null;
}

export async function findPair(db: Database, refreshToken: string): Promise<Pair | null> {
  const row = await db
    .selectFrom('session_tokens as pair')
    .innerJoin('sessions as session', 'session.id', 'pair.session_id')
    .select([
      'pair.session_id',
      'session.customer_id',
      'session.organisation_id',
      'pair.access_expires_at',
      'pair.refresh_expires_at',
      'pair.replaced_at',
      'pair.successor',
    ])
    .where('pair.refresh_hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { replaced_at: at, successor } = row;
  return {
    sessionId: row.session_id,
    customerId: row.customer_id,
    through: row.organisation_id,
    accessExpiresAt: row.access_expires_at,
    refreshExpiresAt: row.refresh_expires_at,
    replaced: at === null || successor === null ? null : { at, successor },
  };
}

/** Adds a new pair of tokens to a session; none outlives the session. `through`: as in `Pair`. */
export async function insertTokens(
  trx: Transaction,
  {
    sessionId,
    sessionEnds,
    through,
    now,
  }: { sessionId: string; sessionEnds: Date; through: string | null; now: Date },
): Promise<SessionTokens> {
  const prefix = through === null ? '' : throughPrefix;
  const tokens = { token: prefix + newToken(), refresh_token: prefix + newToken() };
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

/**
 * Pairs that a session keeps, so that used ones are known when they come back: as many as a browser gets in
 * the 30 days of a refresh token. Whoever renews without need would else fill the table.
 */
export const maxPairs = 3000;

/** Removes the oldest pairs of a session that has too many. */
export async function dropOldPairs(trx: Transaction, sessionId: string): Promise<void> {
  const firstTooMany = trx
    .selectFrom('session_tokens')
    .select('created_at')
    .where('session_id', '=', sessionId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .offset(maxPairs);
  await trx
    .deleteFrom('session_tokens')
    .where('session_id', '=', sessionId)
    .where('created_at', '<=', firstTooMany)
    .execute();
}

export async function markReplaced(
  trx: Transaction,
  refreshToken: string,
  { successor, now }: { successor: Uint8Array; now: Date },
): Promise<void> {
  await trx
    .updateTable('session_tokens')
    .set({ replaced_at: now, successor })
    .where('refresh_hash', '=', hashToken(refreshToken))
    .execute();
}
