import type { WebsiteKind, WebsiteOrder, WebsiteState } from '@clausewright/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

export interface StateAsked {
  q: string;
  /** Only these websites; null: all. */
  among?: readonly string[] | null;
  state: WebsiteState | undefined;
  sort: WebsiteOrder;
  /** From 1. */
  page: number;
  perPage: number;
}

type Sought = Pick<StateAsked, 'q' | 'among'>;

export interface WebsiteStateRow {
  id: string;
  kind: WebsiteKind;
  name: string;
  state: WebsiteState;
  findings: number;
  documents: number;
  updates: number;
  unfinished: number;
  banner: boolean;
  bannerSiteId: string | null;
  checkedAt: Date | null;
}

/** Each website of an account with how it is; those that nothing hangs on any more are left out. */
function states(ownerId: string, { q, among = null }: Sought): RawBuilder<unknown> {
  const sought = q.replaceAll('\0', '').trim();
  return sql`
    with counted as (
      select w.id, w.kind, w.name, w.verified_at, w.added_at,
        coalesce(d.documents, 0)::float8 as documents,
        coalesce(d.updates, 0)::float8 as updates,
        coalesce(d.unfinished, 0)::float8 as unfinished,
        c.site_id as banner_site,
        n.finished_at as checked_at,
        coalesce(jsonb_array_length(jsonb_path_query_array(n.result, '$.findings[*] ? (@.severity == "error")')), 0)::float8
          as findings,
        coalesce(n.result @? '$.pages[0].limits[*] ? (@ == "unreachable")', false) as unreachable
      from websites w
      left join lateral (
        select count(*) as documents,
          count(*) filter (where a.status = 'unfinished') as unfinished,
          count(*) filter (where jsonb_array_length(l.reasons) > 0) as updates
        from sites s
        join agreements a on a.site_id = s.id and a.deleted_at is null
        left join library_checks l on l.agreement_id = a.id and l.version_id = a.current_version_id
        where s.website_id = w.id
      ) d on true
      left join lateral (
        select o.site_id from sites s join consents o on o.site_id = s.id and o.deleted_at is null
        where s.website_id = w.id order by o.created_at, o.id limit 1
      ) c on true
      left join lateral (
        select t.finished_at, t.result from scans t
        where t.website_id = w.id and t.state = 'done' order by t.created_at desc limit 1
      ) n on true
      where w.owner_id = ${ownerId}
        and (${among === null} or w.id = any(${among ?? []}::text[]))
        and (${sought} = '' or strpos(folded(w.name), folded(${sought})) > 0)
    ), stated as (
      select *, case
        when findings > 0 or updates > 0 or unfinished > 0 then 'act'
        when unreachable then 'unreachable'
        when documents = 0 and banner_site is null then 'none'
        else 'ok' end as state
      from counted
      where documents > 0 or banner_site is not null or verified_at is not null or added_at is not null
        or exists (select from scans t where t.website_id = counted.id)
    )`;
}

// Of code points, so that both engines order alike.
const orders: Readonly<Record<WebsiteOrder, RawBuilder<unknown>>> = {
  urgent: sql`array_position(array['act', 'unreachable', 'none', 'ok'], state), findings desc, name collate "C", id`,
  name: sql`name collate "C", id`,
  checked: sql`checked_at desc nulls last, name collate "C", id`,
};

export async function listStates(
  db: Database,
  ownerId: string,
  { state, sort, page, perPage, ...sought }: StateAsked,
): Promise<WebsiteStateRow[]> {
  const { rows } = await sql<WebsiteStateRow>`
    ${states(ownerId, sought)}
    select id, kind, name, state, findings, documents, updates, unfinished,
      banner_site is not null as banner, banner_site as "bannerSiteId", checked_at as "checkedAt"
    from stated
    where ${state ?? ''} in ('', state)
    order by ${orders[sort]}
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** How many there are in each state; states without any are left out. */
export async function countStates(
  db: Database,
  ownerId: string,
  sought: Sought,
): Promise<ReadonlyMap<WebsiteState, number>> {
  const { rows } = await sql<{ state: WebsiteState; count: number }>`
    ${states(ownerId, sought)} select state, count(*)::float8 as count from stated group by 1`.execute(db);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** Answers by site and action since a day. */
export async function answersSince(
  db: Database,
  siteIds: readonly string[],
  first: string,
): Promise<{ siteId: string; day: string; action: number; answers: number }[]> {
  if (siteIds.length === 0) return [];
  const { rows } = await sql<{ siteId: string; day: string; action: number; answers: number }>`
    select site_id as "siteId", day::text as day, action, sum(answers)::float8 as answers from consent_days
    where site_id = any(${siteIds}::text[]) and day >= ${first}::date group by 1, 2, 3`.execute(db);
  return rows;
}
