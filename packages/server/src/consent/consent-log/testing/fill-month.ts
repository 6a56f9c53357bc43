/** A month of answers to one site, made by the database itself: the rows and counters that the route would write. */
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

interface Month {
  /** Its first day. */
  month: string;
  /** Answers for each site. */
  sites: ReadonlyMap<string, { rows: number; snapshots: readonly string[] }>;
}

/** The month must have no partition yet: its indexes are made after its rows, which takes a third of the time. */
export async function fillMonth(db: Database, { month, sites }: Month): Promise<void> {
  const table = sql.id(`consent_events_${month.slice(0, 7).replace('-', '_')}`);
  await sql`create table ${table} (like consent_events including defaults including constraints)`.execute(db);
  for (const [site, { rows, snapshots }] of sites)
    await insertRows(db, table, { month, site, rows, snapshots });
  await sql`alter table ${table} add primary key (site_id, at, id)`.execute(db);
  await sql`
    insert into consent_days (site_id, day, snapshot, country, action, regime, writer, answers)
    select site_id, (at at time zone 'UTC')::date, snapshot, coalesce(country, ''), action, regime, 0, count(*)
    from ${table} group by 1, 2, 3, 4, 5, 6`.execute(db);
  await sql`
    alter table consent_events attach partition ${table}
    for values from (${sql.lit(month)}) to (${sql.lit(nextMonth(month))})`.execute(db);
}

/** What autovacuum does after a while: the planner knows the log from then on. */
export async function analyzeLog(db: Database): Promise<void> {
  await sql`vacuum analyze consent_events, consent_days`.execute(db);
}

function nextMonth(month: string): string {
  const first = new Date(month);
  return new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}

/** Spread over the month; a visitor answers three times. */
function insertRows(
  db: Database,
  table: ReturnType<typeof sql.id>,
  given: { month: string; site: string; rows: number; snapshots: readonly string[] },
): Promise<unknown> {
  const { month, site, rows, snapshots } = given;
  return sql`
    insert into ${table} (site_id, at, id, received_at, client_at, visitor, snapshot, action, layer, regime,
      granted, offered, vendors, country, gpc)
    select ${site}, at, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
        || substr(md5(n::text || ${site}), 1, 3) || '8' || substr(md5(n::text), 5, 15))::uuid,
      at, at, (substr(md5((n / 3)::text || ${site}), 1, 12) || '4' || substr(md5((n / 3)::text), 1, 3) || '8'
        || substr(md5((n / 3)::text), 5, 15))::uuid,
      (${snapshots}::text[])[1 + n % ${snapshots.length}],
      (array[1, 1, 1, 2, 2, 3, 3, 4, 5])[1 + n % 9], 1, 'opt-in', (n % 8)::smallint, 7, null,
      (array['DE', 'DE', 'AT', 'FR', 'ES', 'IT', 'NL', null])[1 + n / 7 % 8], n % 11 = 0
    from (
      select n, ${month}::timestamptz + n * (interval '28 days' / ${rows}::float8) as at
      from generate_series(1, ${rows}::int) as series (n)
    ) as moments`.execute(db);
}
