/** Hosts that browsers of visitors reported, as sums by day. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Hosts of a site on a day: so many new ones, and beside them so many that were reported on a day before. */
export const mostNewHosts = 200;
export const mostHosts = 400;

/** From so many reports on so many days on a host is shown: fewer are an accident, or one person. */
export const leastReports = 20;
export const leastDays = 2;

/** Counts each host once for this report; what is beyond the bounds of the day is not counted. */
export async function countHosts(
  db: Database,
  siteId: string,
  { day, hosts }: { day: string; hosts: readonly string[] },
): Promise<void> {
  await sql`
    insert into consent_hosts as kept (site_id, day, host, reports)
    select ${siteId}, ${day}::date, host, 1
    from unnest(${hosts}::text[]) with ordinality as g (host, place)
    where exists (
        select 1 from consent_hosts h where h.site_id = ${siteId} and h.day = ${day}::date and h.host = g.host)
      or (select count(*) from consent_hosts h where h.site_id = ${siteId} and h.day = ${day}::date) + place
        <= case when exists (
          select 1 from consent_hosts h where h.site_id = ${siteId} and h.day < ${day}::date and h.host = g.host)
        then ${mostHosts}::int else ${mostNewHosts}::int end
    order by host
    on conflict (site_id, day, host) do update set reports = kept.reports + 1`.execute(db);
}

export interface ReportedHost {
  host: string;
  reports: number;
  days: number;
  first: string;
  last: string;
}

/** Those that were reported often enough, the most frequent first. */
export async function listReportedHosts(db: Database, siteId: string, most: number): Promise<ReportedHost[]> {
  const { rows } = await sql<ReportedHost>`
    select host, sum(reports)::float8 as reports, count(*)::float8 as days, min(day)::text as first,
      max(day)::text as last
    from consent_hosts where site_id = ${siteId}
    group by host having sum(reports) >= ${leastReports} and count(*) >= ${leastDays}
    order by 2 desc, host limit ${most}`.execute(db);
  return rows;
}

/**
 * Has watched websites looked at now whose visitors' browsers reported a host often enough, at most once a week: only
 * a look of our own confirms it, and only what it finds is written to the owner. Says how many.
 */
export async function bringLooksForward(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update websites w set next_scan_at = ${now}
    where w.rhythm <> 'off' and w.next_scan_at > ${now}::timestamptz + interval '25 hours'
      and not exists (
        select 1 from scans s where s.website_id = w.id and s.created_at > ${now}::timestamptz - interval '7 days')
      and exists (
        select 1 from sites s join consent_hosts h on h.site_id = s.id
        where s.website_id = w.id
        group by h.site_id, h.host
        having sum(h.reports) >= ${leastReports} and count(*) >= ${leastDays})
    returning w.id`.execute(db);
  return rows.length;
}
