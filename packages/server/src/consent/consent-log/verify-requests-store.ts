import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { type EventRow, eventColumns, hashOf, readEvent, sealColumns } from './request-rows-store.ts';
import type { LoggedEvent, RequestSeal } from './request-seal.ts';

const sealsAtOnce = 500;
const requestsAtOnce = 200;

/** Of the website of a site; null where it has none. */
export async function deskOfSite(db: Database, site: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select d.id from request_desks d join sites w on w.website_id = d.website_id where w.id = ${site}`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}

/** Until when all was sealed, by the times of events; null before the first seal. */
export async function sealedUntil(db: Database): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(reached) as at from request_seals`.execute(db);
  return rows[0]?.at ?? null;
}

/**
 * By desk, each in the order of its chain; of one desk, or of all. `missing`: its event is gone though the request is there, or is
 * still to be (`privacy_request_is_over`) as is its desk.
 */
export async function* requestSealsInOrder(
  db: Database,
  desk: string | undefined,
): AsyncGenerator<RequestSeal & { missing: boolean }> {
  for (let last: RequestSeal | undefined; ;) {
    const { rows }: { rows: (RequestSeal & { missing: boolean })[] } = await sql<
      RequestSeal & { missing: boolean }
    >`
      with page as materialized (
        select * from request_seals p
        where ${desk === undefined ? sql`true` : sql`p.desk_id = ${desk}`} and ${
          last === undefined
            ? sql`true`
            : sql`(p.desk_id, p.number) > (${last.deskId}::text, ${last.number}::int)`
        }
        order by p.desk_id, p.number limit ${sealsAtOnce})
      select ${sealColumns('s')}, e.request_id is null
        and exists (select 1 from request_desks d where d.id = s.desk_id)
        and (r.id is not null or not (
          select privacy_request_is_over(min(b.at), case
            when bool_or(not b.confirms or b.kind in ('confirmed', 'done', 'refused')) then 'open' else 'unconfirmed' end)
          from request_seals b where b.request = s.request)) as missing
      from page s
      left join lateral (
        select q.id from privacy_requests q where ${hashOf('q.id')} = s.request limit 1) r on true
      left join privacy_request_events e on e.request_id = r.id and e.number = s.event
      order by s.desk_id, s.number`.execute(db);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < sealsAtOnce) return;
  }
}

/** A request as it is now, with what stands in its log. */
export interface SealedRequest {
  id: string;
  deskId: string;
  name: string;
  state: string;
  dueOn: string;
  /** As it was sealed, else null. */
  confirms: boolean | null;
  /** Each with the hash under its seal; null: it has none. */
  events: { event: LoggedEvent; sealed: Uint8Array | null }[];
}

interface RequestRow extends EventRow {
  state: string;
  due: string;
  confirms: boolean | null;
  sealed: Uint8Array | null;
}

/** Every request of one desk, or of all. */
export async function* requestsWithSeals(
  db: Database,
  desk: string | undefined,
): AsyncGenerator<SealedRequest> {
  for (let last: string | null = null; ;) {
    const { rows }: { rows: RequestRow[] } = await sql<RequestRow>`
      with page as materialized (
        select * from privacy_requests p
        where ${desk === undefined ? sql`true` : sql`p.desk_id = ${desk}`} and ${
          last === null ? sql`true` : sql`p.id > ${last}`
        }
        order by p.id limit ${requestsAtOnce})
      select r.state, r.due_on as due, s.content as sealed, s.confirms, ${eventColumns}
      from page r
      left join privacy_request_events e on e.request_id = r.id
      left join request_seals s on s.request = ${hashOf('r.id')} and s.event = e.number
      order by r.id, e.number`.execute(db);
    const requests = [...Map.groupBy(rows, ({ requestId }) => requestId).values()].map(toRequest);
    yield* requests;
    last = requests.at(-1)?.id ?? null;
    if (requests.length < requestsAtOnce) return;
  }
}

function toRequest(rows: readonly RequestRow[]): SealedRequest {
  const [first] = rows;
  if (first === undefined) throw new Error('a group has a row');
  const { requestId: id, deskId, name, state, due: dueOn, confirms } = first;
  const events = rows
    // One row without an event, where a request has none.
    .filter(({ event }) => event !== null)
    .map((row) => ({ event: readEvent(row), sealed: row.sealed }));
  return { id, deskId, name, state, dueOn, confirms, events };
}
