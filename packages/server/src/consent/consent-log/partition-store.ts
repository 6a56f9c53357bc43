import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Makes the partition for a day's month; nothing where there is one. */
export async function createMonth(db: Database, day: string): Promise<void> {
  await sql`select consent_month(${day}::date)`.execute(db);
}

/** Removes the months that were over so many months ago, but none younger than a year. Says how many. */
export async function dropMonths(db: Database, kept: number): Promise<number> {
  const { rows } = await sql<{ gone: number }>`select consent_forget_months(${kept}) as gone`.execute(db);
  return rows[0]?.gone ?? 0;
}

/** Sites and days, or rows, at a time. */
const slice = 500;

/** Tables of counters, with what each counts by beside site, day and writer. */
const counters = {
  consent_days: ['snapshot', 'country', 'action', 'regime'],
  consent_day_devices: ['snapshot', 'device', 'gpc', 'action'],
} as const;

export type CounterTable = keyof typeof counters;
export const counterTables = Object.keys(counters) as CounterTable[];

/** Removes some counters of months that were removed, and says whether any were there. */
export async function dropCounters(db: Database, table: CounterTable): Promise<boolean> {
  const of = sql.table(table);
  const { rows } = await sql<{ gone: boolean }>`
    with gone as (
      delete from ${of} d using (
        select site_id, day from ${of}
        where day < (select forgotten_before from consent_seal_state)
        limit ${slice}
      ) piece
      where d.site_id = piece.site_id and d.day = piece.day
      returning 1
    )
    select exists (select 1 from gone) as gone`.execute(db);
  return rows[0]?.gone === true;
}

/**
 * Makes one row of the counters that writers kept apart for some days before this one, on which nothing is
 * counted any more. Says whether any were there.
 */
export async function foldCounters(db: Database, table: CounterTable, day: string): Promise<boolean> {
  const of = sql.table(table);
  const kinds = sql.join(counters[table].map((column) => sql.ref(column)));
  const { rows } = await sql<{ folded: boolean }>`
    with apart as (
      delete from ${of} d using (
        select distinct site_id, day from ${of} where day < ${day}::date and writer <> 0
        order by day, site_id limit ${slice}
      ) piece
      where d.site_id = piece.site_id and d.day = piece.day and d.writer <> 0
      returning d.*
    ), folded as (
      insert into ${of} as kept (site_id, day, ${kinds}, writer, answers)
      select site_id, day, ${kinds}, 0, sum(answers) from apart
      group by site_id, day, ${kinds}
      on conflict (site_id, day, ${kinds}, writer) do update set answers = kept.answers + excluded.answers
    )
    select exists (select 1 from apart) as folded`.execute(db);
  return rows[0]?.folded === true;
}

/** Days that sums of reported hosts are kept. */
const daysOfHosts = 30;

/** Removes some sums of reported hosts (decision 087) that are too old, and says whether any were there. */
export async function dropOldHosts(db: Database, today: string): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    with gone as (
      delete from consent_hosts h using (
        select site_id, day from consent_hosts where day < ${today}::date - ${daysOfHosts}::int limit 500
      ) old
      where h.site_id = old.site_id and h.day = old.day
      returning 1
    )
    select exists (select 1 from gone) as gone`.execute(db);
  return rows[0]?.gone === true;
}
