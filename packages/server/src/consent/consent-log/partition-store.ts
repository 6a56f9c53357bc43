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

/** Removes some counters of months that were removed, and says whether any were there. */
export async function dropCounters(db: Database): Promise<boolean> {
  const { rows } = await sql<{ gone: boolean }>`
    with gone as (
      delete from consent_days d using (
        select site_id, day from consent_days
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
export async function foldCounters(db: Database, day: string): Promise<boolean> {
  const { rows } = await sql<{ folded: boolean }>`
    with apart as (
      delete from consent_days d using (
        select distinct site_id, day from consent_days where day < ${day}::date and writer <> 0
        order by day, site_id limit ${slice}
      ) piece
      where d.site_id = piece.site_id and d.day = piece.day and d.writer <> 0
      returning d.site_id, d.day, d.snapshot, d.country, d.action, d.regime, d.answers
    ), folded as (
      insert into consent_days (site_id, day, snapshot, country, action, regime, writer, answers)
      select site_id, day, snapshot, country, action, regime, 0, sum(answers) from apart
      group by 1, 2, 3, 4, 5, 6
      on conflict (site_id, day, snapshot, country, action, regime, writer)
      do update set answers = consent_days.answers + excluded.answers
    )
    select exists (select 1 from apart) as folded`.execute(db);
  return rows[0]?.folded === true;
}
