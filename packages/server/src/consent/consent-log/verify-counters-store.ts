import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** A day (UTC) of a site. */
export interface SiteDay {
  site: string;
  day: string;
}

/** Days read at a time. */
const page = 500;

/** Days of sites that have counters, with what they add up to, read in pages. */
export async function* countedDays(
  db: Database,
  { from, site }: { from: string | null; site: string | undefined },
): AsyncGenerator<(SiteDay & { answers: number })[]> {
  for (let last: SiteDay | undefined; ;) {
    const after = last;
    const { rows } = await sql<SiteDay & { answers: number }>`
      select site_id as site, day, sum(answers)::float8 as answers from consent_days
      where (site_id, day) > (${after?.site ?? site ?? ''}, ${after?.day ?? '-infinity'}::date)
        and (${from}::date is null or day >= ${from}::date)
        and (${site ?? null}::text is null or site_id = ${site ?? null}::text)
      group by 1, 2 order by 1, 2 limit ${page}`.execute(db);
    yield rows;
    last = rows.at(-1);
    if (rows.length < page) return;
  }
}

/** Of these days, those without any counter. */
export async function findUncountedDays(db: Database, days: readonly SiteDay[]): Promise<SiteDay[]> {
  const { rows } = await sql<SiteDay>`
    select site, day from ${given(days)}
    where not exists (select 1 from consent_days d where d.site_id = p.site and d.day = p.day)`.execute(db);
  return rows;
}

/** Of these days, those whose counters do not say what the log holds. */
export async function findWrongDays(db: Database, days: readonly SiteDay[]): Promise<SiteDay[]> {
  // Day by day, each by the key: a plan over the whole log would take as long as the log is.
  const { rows } = await sql<SiteDay>`
    select site, day from ${given(days)}
    cross join lateral (
      select exists (
        select 1 from (
          select snapshot, country, action, regime, sum(answers) as told from consent_days d
          where d.site_id = p.site and d.day = p.day group by 1, 2, 3, 4
        ) told full join (
          select snapshot, coalesce(country, '') as country, action, regime, count(*) as held
          from consent_events e
          where e.site_id = p.site and e.at >= p.day::timestamp at time zone 'UTC'
            and e.at < (p.day + 1)::timestamp at time zone 'UTC'
          group by 1, 2, 3, 4
        ) held using (snapshot, country, action, regime)
        where coalesce(told, 0) <> coalesce(held, 0)
      ) as wrong
    ) judged
    where wrong order by 1, 2`.execute(db);
  return rows;
}

function given(days: readonly SiteDay[]) {
  return sql`unnest(${days.map(({ site }) => site)}::text[], ${days.map(({ day }) => day)}::date[])
    as p (site, day)`;
}

interface Kind {
  kind: string;
  answers: number;
}

/** A crowded day by the counters, by kinds of answers. */
export async function kindsByCounter(db: Database, { site, day }: SiteDay): Promise<Kind[]> {
  const { rows } = await sql<Kind>`
    select concat_ws(' ', snapshot, country, action, regime) as kind, sum(answers)::float8 as answers
    from consent_days where site_id = ${site} and day = ${day}::date group by 1`.execute(db);
  return rows;
}

/** What the log holds of a site between two moments, by the same. */
export async function kindsInLog(db: Database, site: string, from: Date, to: Date): Promise<Kind[]> {
  const { rows } = await sql<Kind>`
    select concat_ws(' ', snapshot, coalesce(country, ''), action, regime) as kind, count(*)::float8 as answers
    from consent_events where site_id = ${site} and at >= ${from} and at < ${to} group by 1`.execute(db);
  return rows;
}
