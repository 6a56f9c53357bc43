import { type SqlBool, sql } from 'kysely';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database } from '../../platform/database/schema.ts';
import { type LogFilter, narrowed } from './counter-store.ts';
import type { SealedEvent } from './leaf.ts';
import { pageSize, type PageStart, type Span } from './log-cursor.ts';
import { eventColumns } from './sealed-event-store.ts';
import { eventTime } from './consent-event.ts';

/** The answers of a page in the order in which they are looked for, and one more where there are more. */
export async function entriesFrom(
  db: Database,
  siteId: string,
  { spans, start, filter }: { spans: readonly Span[]; start: PageStart | null; filter: LogFilter },
): Promise<SealedEvent[]> {
  if (spans.length === 0) return [];
  const newer = start?.towards === 'newer';
  const order = newer ? sql`at, id` : sql`at desc, id desc`;
  const behind =
    start === null
      ? sql``
      : sql`and (at, id) ${newer ? sql`>` : sql`<`} (${start.at}::timestamptz, ${start.id}::uuid)`;
  const froms = spans.map(({ from }) => from);
  const tos = spans.map(({ to }) => to);
  // The bounds of all spans together let the planner leave out the months beside them.
  const first = new Date(Math.min(...froms.map(Number)));
  const past = new Date(Math.max(...tos.map(Number)));
  const page = sql<SealedEvent>`
    select e.site_id as "siteId", e.at, e.id, e.received_at as "receivedAt", e.client_at as "clientAt", e.visitor,
      e.visitor_hash as "visitorHash", e.snapshot, e.action, e.layer, e.regime, e.granted, e.offered, e.vendors,
      e.country, e.gpc
    from unnest(${froms}::timestamptz[], ${tos}::timestamptz[]) as s (first, past)
    cross join lateral (
      select * from consent_events
      where site_id = ${siteId} and at >= s.first and at < s.past and at >= ${first} and at < ${past}
        ${filter.visitor === null ? sql`` : sql`and visitor = ${filter.visitor}::uuid`}
        ${narrowed(filter, sql`coalesce(country, '')`)} ${behind}
      order by ${order} limit ${pageSize + 1}
    ) e
    order by ${newer ? sql`e.at, e.id` : sql`e.at desc, e.id desc`} limit ${pageSize + 1}`;
  // A visitor's answers are few and found by an index of their own.
  if (filter.visitor !== null) return (await page.execute(db)).rows;
  return inTransaction(db, async (trx) => {
    // The key is to be followed in its order until the page is full. A planner that knows little of a month, as
    // before its first `analyze`, expects few answers and would read whole days to sort them.
    await sql`set local enable_sort = off`.execute(trx);
    return (await page.execute(trx)).rows;
  });
}

/** One answer by the id that its browser gave it. */
export async function findEntry(db: Database, siteId: string, id: string): Promise<SealedEvent | null> {
  const entry = await db
    .selectFrom('consent_events')
    .select(eventColumns)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where(
      sql<SqlBool>`at in (${eventTime(id)}::timestamptz,
        (select at from consent_late where site_id = ${siteId} and id = ${id}::uuid))`,
    )
    .executeTakeFirst();
  return entry ?? null;
}

/** Answers read at a time for a file. */
const filePage = 2000;

/** All answers of a span, oldest first, page by page. */
export async function* allEntries(
  db: Database,
  siteId: string,
  { from, to }: Span,
  filter: LogFilter,
): AsyncGenerator<SealedEvent[]> {
  for (let after: SealedEvent | undefined; ;) {
    const behind = after;
    const events: SealedEvent[] = await db
      .selectFrom('consent_events')
      .select(eventColumns)
      .where('site_id', '=', siteId)
      .where('at', '>=', from)
      .where('at', '<', to)
      .$if(behind !== undefined, (query) =>
        query.where(sql<SqlBool>`(at, id) > (${behind?.at}::timestamptz, ${behind?.id ?? ''}::uuid)`),
      )
      .$if(filter.visitor !== null, (query) => query.where('visitor', '=', filter.visitor))
      .where(sql<SqlBool>`true ${narrowed(filter, sql`coalesce(country, '')`)}`)
      .orderBy('at')
      .orderBy('id')
      .limit(filePage)
      .execute();
    if (events.length > 0) yield events;
    after = events.at(-1);
    if (events.length < filePage) return;
  }
}
