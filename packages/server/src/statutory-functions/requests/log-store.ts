import type { Language, RequestKind, RequestState } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** One request with what became of it, in one row. */
export interface LoggedRequest {
  id: string;
  number: string;
  kind: RequestKind;
  state: RequestState;
  language: Language;
  email: string;
  said: string | null;
  receivedAt: Date;
  receivedOn: string;
  law: string | null;
  article: string | null;
  dueOn: string;
  confirmedAt: Date | null;
  extendedAt: Date | null;
  closedAt: Date | null;
  /** What the visitor was told at the end. */
  told: string | null;
}

const closing = sql`e.request_id = r.id and e.kind in ('done', 'refused')`;
const at = (kind: 'confirmed' | 'extended') => sql<Date | null>`(
  select e.at from privacy_request_events e where e.request_id = r.id and e.kind = ${kind} limit 1)`;

/** In the order in which they came, which no extension changes, a page at a time, behind the one named. */
export async function requestsAfter(
  db: Database,
  deskId: string,
  after: Pick<LoggedRequest, 'receivedAt' | 'id'> | null,
  limit: number,
): Promise<LoggedRequest[]> {
  return db
    .selectFrom('privacy_requests as r')
    .select([
      'r.id',
      'r.number',
      'r.kind',
      'r.state',
      'r.language',
      'r.email',
      'r.said',
      'r.law',
      'r.article',
    ])
    .select(['r.received_at as receivedAt', 'r.received_on as receivedOn', 'r.due_on as dueOn'])
    .select([at('confirmed').as('confirmedAt'), at('extended').as('extendedAt')])
    .select([
      sql<Date | null>`(select e.at from privacy_request_events e where ${closing})`.as('closedAt'),
      sql<string | null>`(select e.said from privacy_request_events e where ${closing})`.as('told'),
    ])
    .where('r.desk_id', '=', deskId)
    .$if(after !== null, (all) =>
      all.where(sql<boolean>`(r.received_at, r.id) > (${after?.receivedAt}::timestamptz, ${after?.id})`),
    )
    .orderBy('r.received_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

export async function countAll(db: Database, deskId: string): Promise<number> {
  const { count } = await db
    .selectFrom('privacy_requests')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('desk_id', '=', deskId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Requests of one kind that came within a year. */
export interface YearOfKind {
  kind: RequestKind;
  received: number;
  done: number;
  refused: number;
  /** Days until they were done or refused, one each. */
  days: readonly number[];
}

/** Those that nobody confirmed are not among them: nobody knows whether anybody made them. */
export async function yearOf(db: Database, deskId: string, year: number): Promise<YearOfKind[]> {
  const { rows } = await sql<YearOfKind>`
    select r.kind, count(*)::integer as received,
      count(*) filter (where r.state = 'done')::integer as done,
      count(*) filter (where r.state = 'refused')::integer as refused,
      coalesce(array_agg(closed.day - r.received_on) filter (where closed.day is not null), '{}')::integer[] as days
    from privacy_requests r
    left join lateral (
      select greatest((e.at at time zone 'UTC')::date, r.received_on) as day
      from privacy_request_events e where ${closing}) closed on true
    where r.desk_id = ${deskId} and r.state <> 'unconfirmed'
      and r.received_on >= make_date(${year}, 1, 1) and r.received_on < make_date(${year} + 1, 1, 1)
    group by r.kind`.execute(db);
  return rows;
}
