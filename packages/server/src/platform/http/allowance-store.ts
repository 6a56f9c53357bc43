import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Limit } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import type { Spent } from './allowance.ts';

/**
 * Allowances that a restart does not reset. Each gives `points` tries at once; then one comes back every
 * `seconds / points`: who tries too often has to slow down, but nobody locks another one out for long.
 * `expire` is the time at which an allowance is whole again (the generic cell rate algorithm), so that one
 * statement judges and counts, however many come at once. rate-limiter-flexible wants a client of `pg`
 * and the system's clock; the embedded engine has neither.
 */
export async function spendAllowance(
  db: Database,
  key: string,
  limit: Limit,
  now: Date,
  cost = 1,
): Promise<Spent> {
  const time = now.getTime();
  const step = cost * stepOf(limit);
  const most = time + limit.seconds * 1000;
  const { rows } = await sql`
    insert into rate_limits (key, expire) values (${key}, ${time + step}::bigint)
    on conflict (key) do update
      set expire = greatest(rate_limits.expire, ${time}::bigint) + ${step}::bigint
      where greatest(rate_limits.expire, ${time}::bigint) + ${step}::bigint <= ${most}::bigint
    returning key`.execute(db);
  if (rows.length > 0) return { ok: true };
  const row = await db.selectFrom('rate_limits').select('expire').where('key', '=', key).executeTakeFirst();
  const wait = (row?.expire ?? most) + step - most;
  return { ok: false, retryAfter: Math.max(1, Math.ceil(wait / 1000)) };
}

/** Gives one try back: it turned out to be none that the allowance is about. */
export async function returnAllowance(db: Database, key: string, limit: Limit): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ expire: row('expire', '-', stepOf(limit)) }))
    .where('key', '=', key)
    .execute();
}

export async function forgetAllowances(db: Database, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', 'in', keys).execute();
}

/**
 * The key of what `name` allows to the bearer of `text`, such as an e-mail address, which the row must not
 * tell: a keyed hash, useless without the secret of the instance.
 */
export function allowanceKey(secret: Uint8Array, name: string, text: string): string {
  return `${name}:${createHmac('sha256', secret).update(`allowance:${name}:${text}`).digest('base64url')}`;
}

/** Milliseconds after which one try comes back. */
function stepOf({ points, seconds }: Limit): number {
  return Math.floor((seconds * 1000) / points);
}
