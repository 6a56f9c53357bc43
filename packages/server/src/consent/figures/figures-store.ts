/** Sums of decisions, from counters alone: they cost the same for a log of any size. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Days } from '../consent-log/log-period.ts';
import type { ShownSpan } from './shown-spans.ts';

/** Answers of a part (a day, a country, a device …) that came out the same way. */
export interface CountedPart {
  of: string;
  action: number;
  answers: number;
}

/** The same of a publication. */
export interface VersionPart extends CountedPart {
  version: number;
}

type Table = 'consent_days' | 'consent_day_devices';

async function countBy(
  db: Database,
  siteId: string,
  { first, last }: Days,
  { table, of }: { table: Table; of: RawBuilder<unknown> },
): Promise<CountedPart[]> {
  const { rows } = await sql<CountedPart>`
    select ${of} as "of", action, sum(answers)::float8 as answers from ${sql.table(table)}
    where site_id = ${siteId} and day between ${first}::date and ${last}::date
    group by 1, 2`.execute(db);
  return rows;
}

export async function countByDay(db: Database, siteId: string, days: Days): Promise<CountedPart[]> {
  return countBy(db, siteId, days, { table: 'consent_days', of: sql`day::text` });
}

/** '' is unknown. */
export async function countByCountry(db: Database, siteId: string, days: Days): Promise<CountedPart[]> {
  return countBy(db, siteId, days, { table: 'consent_days', of: sql`country` });
}

export async function countByDevice(db: Database, siteId: string, days: Days): Promise<CountedPart[]> {
  return countBy(db, siteId, days, { table: 'consent_day_devices', of: sql`device` });
}

/** `sent` or `not_sent`. */
export async function countBySignal(db: Database, siteId: string, days: Days): Promise<CountedPart[]> {
  const of = sql`case when gpc then 'sent' else 'not_sent' end`;
  return countBy(db, siteId, days, { table: 'consent_day_devices', of });
}

/** The first day of which devices and signals were counted; null where none were. */
export async function countedSince(db: Database, siteId: string): Promise<string | null> {
  const { rows } = await sql<{ first: string | null }>`
    select min(day)::text as first from consent_day_devices where site_id = ${siteId}`.execute(db);
  return rows[0]?.first ?? null;
}

/** Which publication each row of a table of counters, `d`, belongs to. */
function shown(spans: readonly ShownSpan[]): RawBuilder<unknown> {
  const column = <Value>(of: (span: ShownSpan) => Value): Value[] => spans.map(of);
  return sql`unnest(
      ${column(({ hash }) => hash)}::text[], ${column(({ version }) => version)}::int[],
      ${column(({ from }) => from)}::date[], ${column(({ until }) => until)}::date[]
    ) as s (hash, version, shown_from, shown_until)
    on s.hash = d.snapshot and d.day >= s.shown_from and d.day < s.shown_until`;
}

export async function countByVersion(
  db: Database,
  siteId: string,
  spans: readonly ShownSpan[],
  { first, last }: Days,
): Promise<CountedPart[]> {
  const { rows } = await sql<CountedPart>`
    select s.version::text as "of", d.action, sum(d.answers)::float8 as answers
    from consent_days d join ${shown(spans)}
    where d.site_id = ${siteId} and d.day between ${first}::date and ${last}::date
    group by 1, 2`.execute(db);
  return rows;
}

/** Of all days that are kept. */
export async function compareByCountry(
  db: Database,
  siteId: string,
  spans: readonly ShownSpan[],
): Promise<VersionPart[]> {
  return compareBy(db, siteId, spans, { table: 'consent_days', of: sql`d.country` });
}

/** Of all days that are kept. */
export async function compareByDevice(
  db: Database,
  siteId: string,
  spans: readonly ShownSpan[],
): Promise<VersionPart[]> {
  return compareBy(db, siteId, spans, { table: 'consent_day_devices', of: sql`d.device` });
}

async function compareBy(
  db: Database,
  siteId: string,
  spans: readonly ShownSpan[],
  { table, of }: { table: Table; of: RawBuilder<unknown> },
): Promise<VersionPart[]> {
  const { rows } = await sql<VersionPart>`
    select s.version, ${of} as "of", d.action, sum(d.answers)::float8 as answers
    from ${sql.table(table)} d join ${shown(spans)}
    where d.site_id = ${siteId}
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** First and last day with answers to each of the publications. */
export async function daysOfVersions(
  db: Database,
  siteId: string,
  spans: readonly ShownSpan[],
): Promise<ReadonlyMap<number, Days>> {
  const { rows } = await sql<{ version: number; first: string; last: string }>`
    select s.version, min(d.day)::text as first, max(d.day)::text as last
    from consent_days d join ${shown(spans)}
    where d.site_id = ${siteId}
    group by 1`.execute(db);
  return new Map(rows.map(({ version, first, last }) => [version, { first, last }]));
}
