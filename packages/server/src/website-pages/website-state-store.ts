import type { WebsiteKind, WebsiteOrder, WebsiteState } from '@clausewright/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

export interface StateAsked {
  q: string;
  /** Only these websites; null: all. */
  among?: readonly string[] | null;
  state: WebsiteState | undefined;
  /** Those alone whose documents contradict each other. */
  has?: 'contradictions' | undefined;
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
  contradictions: number;
  banner: boolean;
  bannerSiteId: string | null;
  checkedAt: Date | null;
}

// The order of an index each, of code points, so that both engines order alike.
const orders: Readonly<Record<WebsiteOrder, RawBuilder<unknown>>> = {
  urgent: sql`urgency, findings desc, name collate "C", id`,
  name: sql`name collate "C", id`,
  checked: sql`checked_at desc nulls last, name collate "C", id`,
};

/** As they were counted last; those that nothing hangs on any more are left out. */
export async function listStates(
  db: Database,
  ownerId: string,
  { state, has, sort, page, perPage, ...sought }: StateAsked,
): Promise<WebsiteStateRow[]> {
  const { rows } = await sql<WebsiteStateRow>`
    select id, kind, name, state, findings, documents, updates, unfinished, contradictions,
      banner_site is not null as banner, banner_site as "bannerSiteId", checked_at as "checkedAt"
    from websites
    where ${isSought(ownerId, sought)} ${state === undefined ? sql`` : sql`and state = ${state}`}
      ${has === undefined ? sql`` : sql`and contradictions > 0`}
    order by ${orders[sort]}
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  return rows;
}

/** How many there are in each state. */
export async function sumStates(
  db: Database,
  ownerId: string,
  sought: Sought,
): Promise<Readonly<Record<WebsiteState, number>>> {
  const none = { act: 0, ok: 0, unreachable: 0, none: 0 };
  if (isAll(sought)) {
    const sums = await db
      .selectFrom('website_sums')
      .select(['act', 'ok', 'unreachable', 'none'])
      .where('owner_id', '=', ownerId)
      .executeTakeFirst();
    return sums ?? none;
  }
  const { rows } = await sql<{ state: WebsiteState; count: number }>`
    select state, count(*)::float8 as count from websites
    where ${isSought(ownerId, sought)} group by 1`.execute(db);
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/** How many there are whose documents contradict each other, in whichever state. */
export async function countContradicting(db: Database, ownerId: string, sought: Sought): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::float8 as count from websites
    where ${isSought(ownerId, sought)} and contradictions > 0`.execute(db);
  return rows[0]?.count ?? 0;
}

const isAll = ({ q, among = null }: Sought): boolean => among === null && q.trim() === '';

function isSought(ownerId: string, { q, among = null }: Sought): RawBuilder<unknown> {
  const sought = q.replaceAll('\0', '').trim();
  const parts = [sql`owner_id = ${ownerId} and state is not null`];
  if (among !== null) parts.push(sql`id = any(${among}::text[])`);
  if (sought !== '') parts.push(sql`strpos(search, folded(${sought})) > 0`);
  return sql.join(parts, sql` and `);
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
