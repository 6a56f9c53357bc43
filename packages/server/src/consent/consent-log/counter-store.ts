import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Days } from './log-period.ts';
import { endOfDay, startOfDay } from './log-period.ts';

/** Which answers are meant; null is all. */
export interface LogFilter {
  action: number | null;
  /** '' where nobody knew. */
  country: string | null;
  snapshots: readonly string[] | null;
  visitor: string | null;
}

export const everything: LogFilter = { action: null, country: null, snapshots: null, visitor: null };

/** Answers of a day that came out the same way. */
export interface CountedDay {
  day: string;
  action: number;
  answers: number;
}

/** First and last day of a site that have answers; null where there are none. */
export async function firstAndLastDay(db: Database, siteId: string): Promise<Days | null> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(day) as first, max(day) as last from consent_days where site_id = ${siteId}`.execute(db);
  const [row] = rows;
  return row === undefined || row.first === null || row.last === null
    ? null
    : { first: row.first, last: row.last };
}

/** From the counters; those of one visitor from his answers, which are few. */
export async function countAnswers(
  db: Database,
  siteId: string,
  { first, last }: Days,
  filter: LogFilter,
): Promise<CountedDay[]> {
  const query =
    filter.visitor === null
      ? sql<CountedDay>`
          select day, action, sum(answers)::float8 as answers from consent_days
          where site_id = ${siteId} and day between ${first}::date and ${last}::date
            ${narrowed(filter, sql`country`)}
          group by 1, 2`
      : sql<CountedDay>`
          select (at at time zone 'UTC')::date as day, action, count(*)::float8 as answers from consent_events
          where site_id = ${siteId} and visitor = ${filter.visitor}::uuid
            and at >= ${startOfDay(first)} and at < ${endOfDay(last)}
            ${narrowed(filter, sql`coalesce(country, '')`)}
          group by 1, 2`;
  return (await query.execute(db)).rows;
}

/** The conditions of a filter but for the visitor, each with its `and`. */
export function narrowed(
  { action, country, snapshots }: LogFilter,
  countryColumn: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`${action === null ? sql`` : sql`and action = ${action}`}
    ${country === null ? sql`` : sql`and ${countryColumn} = ${country}`}
    ${snapshots === null ? sql`` : sql`and snapshot = any(${snapshots}::text[])`}`;
}

/** What the answers of these days can be narrowed to. */
export async function countedKinds(
  db: Database,
  siteId: string,
  { first, last }: Days,
): Promise<{ actions: number[]; countries: string[]; snapshots: string[] }> {
  const { rows } = await sql<{ actions: number[]; countries: string[]; snapshots: string[] }>`
    select coalesce(array_agg(distinct action), '{}') as actions,
      coalesce(array_agg(distinct country), '{}') as countries,
      coalesce(array_agg(distinct snapshot), '{}') as snapshots
    from consent_days
    where site_id = ${siteId} and day between ${first}::date and ${last}::date`.execute(db);
  return rows[0] ?? { actions: [], countries: [], snapshots: [] };
}
