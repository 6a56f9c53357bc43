import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { allowanceKey } from '../../platform/http/allowance-store.ts';

const hour = 3_600_000;
/** Hours that are remembered: a week. */
const kept = 168;

/** A row of an hour ends a week after it; what its end lies beyond that, in milliseconds, is the count. */
const endOf = (hourNumber: number): number => (hourNumber + kept) * hour;
const keyOf = (secret: Uint8Array, hourNumber: number): string =>
  allowanceKey(secret, 'email-checks', String(hourNumber));

/** Counts a check of an address for all processes; how many there were in this hour, with it. */
export async function countCheck(db: Database, secret: Uint8Array, hourNumber: number): Promise<number> {
  const first = endOf(hourNumber) + 1;
  const { rows } = await sql<{ expire: number }>`
    insert into rate_limits (key, expire) values (${keyOf(secret, hourNumber)}, ${first}::bigint)
    on conflict (key) do update set expire = rate_limits.expire + 1
    returning expire`.execute(db);
  return (rows[0]?.expire ?? first) - endOf(hourNumber);
}

/** The counts of the hours before one, the oldest first. */
export async function checksBefore(db: Database, secret: Uint8Array, hourNumber: number): Promise<number[]> {
  const hours = Array.from({ length: kept }, (_, index) => hourNumber - kept + index);
  const keys = hours.map((one) => keyOf(secret, one));
  const rows = await db
    .selectFrom('rate_limits')
    .select(['key', 'expire'])
    .where('key', 'in', keys)
    .execute();
  const ends = new Map(rows.map(({ key, expire }) => [key, Number(expire)]));
  return hours.map((one, index) => (ends.get(keys[index] ?? '') ?? endOf(one)) - endOf(one));
}
