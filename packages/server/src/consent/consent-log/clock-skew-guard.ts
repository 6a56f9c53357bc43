import { type RawBuilder, sql } from 'kysely';

/**
 * What a process says that it is now, but not more than two minutes ahead of the database: one clock that is
 * years ahead would else keep everything from being sealed until then.
 */
export function guardClockSkew(now: Date): RawBuilder<Date> {
  return sql<Date>`least(${now}::timestamptz, clock_timestamp() + interval '2 minutes')`;
}
