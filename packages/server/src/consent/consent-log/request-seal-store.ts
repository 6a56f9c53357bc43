import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { LoggedEvent, RequestSeal } from './request-seal.ts';

const columns = [
  'desk_id as deskId',
  'number',
  'request',
  'event',
  'kind',
  'at',
  'content',
  'previous',
  'key_id as keyId',
  'signature',
  'day',
] as const;

/** As `requestHash` of the id, by which a seal is found. */
const requestOfEvent = sql`sha256(convert_to(e.request_id::text, 'UTF8'))`;

interface EventRow extends Omit<LoggedEvent, 'asked'>, Omit<LoggedEvent['asked'], 'kind' | 'said'> {
  askedFor: string;
  askedSaid: string | null;
}

const eventColumns = sql`
  r.desk_id as "deskId", e.request_id as "requestId", r.number as name, e.number as event, e.kind, e.at, e.said,
  e.due_on as "dueOn", r.kind as "askedFor", r.said as "askedSaid", r.email, r.language, r.received_at as "receivedAt",
  r.received_on as "receivedOn", r.laws, r.law, r.article, r.confirm_by as "confirmBy"
  from privacy_request_events e join privacy_requests r on r.id = e.request_id`;

function toEvent({ askedFor, askedSaid, ...row }: EventRow): LoggedEvent {
  const { email, language, receivedAt, receivedOn, laws, law, article, confirmBy, ...event } = row;
  return {
    ...event,
    asked: {
      kind: askedFor,
      said: askedSaid,
      email,
      language,
      receivedAt,
      receivedOn,
      laws,
      law,
      article,
      confirmBy,
    },
  };
}

/** True for one process at a time, until its transaction ends. */
export async function claimRequestSealing(trx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('request_sealing')) as mine`.execute(trx);
  return rows[0]?.mine === true;
}

/** What stands under no seal yet, in its order. Nothing is written days after the newest that is sealed: a check finds what was. */
export async function unsealedEvents(trx: Transaction, limit: number): Promise<LoggedEvent[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns}
    where e.at >= coalesce((select max(at) from request_seals) - interval '2 days', '-infinity')
      and not exists (select 1 from request_seals s where s.request = ${requestOfEvent} and s.event = e.number)
    order by e.at, e.request_id, e.number limit ${limit}`.execute(trx);
  return rows.map(toEvent);
}

/** The newest seal of each of these desks. */
export async function lastRequestSeals(
  trx: Transaction,
  desks: readonly string[],
): Promise<Map<string, RequestSeal>> {
  const found = await trx
    .selectFrom('request_seals')
    .distinctOn('desk_id')
    .select(columns)
    .where('desk_id', 'in', [...desks])
    .orderBy('desk_id')
    .orderBy('number', 'desc')
    .execute();
  return new Map(found.map((seal) => [seal.deskId, seal]));
}

export async function insertRequestSeals(trx: Transaction, seals: readonly RequestSeal[]): Promise<void> {
  await trx
    .insertInto('request_seals')
    .values(seals.map(({ deskId, keyId, ...seal }) => ({ ...seal, desk_id: deskId, key_id: keyId })))
    .execute();
}

/** Those that are part of a signed day. */
export async function listRequestSeals(db: Database | Transaction, day: string): Promise<RequestSeal[]> {
  return db.selectFrom('request_seals').select(columns).where('day', '=', day).execute();
}

/** Those that no day was signed with yet. */
export async function openRequestSeals(db: Database | Transaction): Promise<RequestSeal[]> {
  return db.selectFrom('request_seals').select(columns).where('day', 'is', null).execute();
}

/** Makes these part of a day. */
export async function requestSealsToDay(
  trx: Transaction,
  day: string,
  seals: readonly RequestSeal[],
): Promise<void> {
  for (const [deskId, numbers] of Map.groupBy(seals, (seal) => seal.deskId)) {
    await trx
      .updateTable('request_seals')
      .set({ day })
      .where('desk_id', '=', deskId)
      .where(
        'number',
        'in',
        numbers.map(({ number }) => number),
      )
      .where('day', 'is', null)
      .execute();
  }
}

const atOnce = 500;

/** Of the desk of a site's website, or of all. */
const ofSite = (desk: string, site: string | undefined) =>
  site === undefined
    ? sql`true`
    : sql`${sql.ref(desk)} in (
        select d.id from request_desks d join sites w on w.website_id = d.website_id where w.id = ${site})`;

/** By desk, each in the order of its chain. */
export async function* requestSealsInOrder(db: Database, site?: string): AsyncGenerator<RequestSeal> {
  for (let last: RequestSeal | undefined; ;) {
    const [desk, number] = [last?.deskId ?? '', last?.number ?? 0];
    const rows = await db
      .selectFrom('request_seals')
      .select(columns)
      .where(sql<boolean>`${ofSite('desk_id', site)}`)
      .where(sql<boolean>`(desk_id::text collate "C", number) > (${desk}::text collate "C", ${number}::int)`)
      .orderBy(sql`desk_id::text collate "C"`)
      .orderBy('number')
      .limit(atOnce)
      .execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}

/** Every event of the log with the hash under its seal; null: it has none. */
export async function* eventsWithSeals(
  db: Database,
  site?: string,
): AsyncGenerator<{ event: LoggedEvent; sealed: Uint8Array | null }> {
  for (let [request, number] = ['', 0]; ;) {
    const { rows } = await sql<EventRow & { sealed: Uint8Array | null }>`
      select (select s.content from request_seals s where s.request = ${requestOfEvent} and s.event = e.number) as sealed,
        ${eventColumns}
      where ${ofSite('r.desk_id', site)}
        and (e.request_id::text collate "C", e.number) > (${request}::text collate "C", ${number}::int)
      order by e.request_id::text collate "C", e.number limit ${atOnce}`.execute(db);
    for (const { sealed, ...row } of rows) yield { event: toEvent(row), sealed };
    const last = rows.at(-1);
    if (last === undefined || rows.length < atOnce) return;
    [request, number] = [last.requestId, last.event];
  }
}

/** Seals that a check names at most. */
const page = 1000;

/**
 * Seals without their event, though its request is still kept: of the desks that are there, those of requests that are, that came
 * within six months, or that were confirmed or closed and are not over (`privacy_request_is_over`, by the same clock).
 */
export async function sealsWithoutEvent(
  db: Database,
  site?: string,
): Promise<Pick<RequestSeal, 'deskId' | 'number'>[]> {
  const { rows } = await sql<Pick<RequestSeal, 'deskId' | 'number'>>`
    with kept as (
      select e.number as event, ${requestOfEvent} as request from privacy_request_events e),
    begun as (
      select request, min(at) as at, bool_or(kind in ('confirmed', 'done', 'refused')) as counts
      from request_seals group by request)
    select s.desk_id as "deskId", s.number from request_seals s
    join request_desks d on d.id = s.desk_id
    join begun b on b.request = s.request
    where ${ofSite('s.desk_id', site)}
      and not exists (select 1 from kept k where k.request = s.request and k.event = s.event)
      and (exists (select 1 from kept k where k.request = s.request)
        or b.at > now() - interval '6 months' + interval '2 days'
        or (b.counts and not withdrawal_is_over(b.at)))
    order by s.desk_id, s.number limit ${page}`.execute(db);
  return rows;
}
