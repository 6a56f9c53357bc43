import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { guardClockSkew } from './clock-skew-guard.ts';
import { readEvent, type EventRow, eventColumns, hashOf, sealColumns } from './request-rows-store.ts';
import type { LoggedEvent, RequestSeal } from './request-seal.ts';

/** The time of sealing for one process at a time, until its transaction ends; null for the others. */
export async function claimRequestSealing(trx: Transaction, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ mine: boolean; now: Date }>`
    select pg_try_advisory_xact_lock(hashtext('request_sealing')) as mine,
      date_trunc('milliseconds', ${guardClockSkew(now)}) as now`.execute(trx);
  const [claim] = rows;
  return claim?.mine === true ? claim.now : null;
}

/**
 * What stands under no seal yet, in its order. What is dated two days before all that was sealed is not written so late: a check
 * finds it.
 */
export async function unsealedEvents(trx: Transaction, limit: number): Promise<LoggedEvent[]> {
  const { rows } = await sql<EventRow>`
    select ${eventColumns}
    from privacy_request_events e join privacy_requests r on r.id = e.request_id
    where e.at >= coalesce((select max(reached) from request_seals) - interval '2 days', '-infinity')
      and not exists (
        select 1 from request_seals s where s.request = ${hashOf('e.request_id')} and s.event = e.number)
    order by e.at, e.request_id, e.number limit ${limit}`.execute(trx);
  return rows.map(readEvent);
}

/** The newest seal of each of these desks. */
export async function lastRequestSeals(
  trx: Transaction,
  desks: readonly string[],
): Promise<Map<string, RequestSeal>> {
  const { rows } = await sql<RequestSeal>`
    select s.* from unnest(${desks}::text[]) as g (desk_id)
    cross join lateral (
      select ${sealColumns('c')} from request_seals c where c.desk_id = g.desk_id order by c.number desc limit 1
    ) s`.execute(trx);
  return new Map(rows.map((seal) => [seal.deskId, seal]));
}

export async function insertRequestSeals(trx: Transaction, seals: readonly RequestSeal[]): Promise<void> {
  await trx
    .insertInto('request_seals')
    .values(
      seals.map(({ deskId, keyId, sealedAt, ...seal }) => ({
        ...seal,
        desk_id: deskId,
        key_id: keyId,
        sealed_at: sealedAt,
      })),
    )
    .execute();
}

/** Those that are part of a signed day. */
export async function listRequestSeals(db: Database | Transaction, day: string): Promise<RequestSeal[]> {
  const { rows } = await sql<RequestSeal>`
    select ${sealColumns('s')} from request_seals s where s.day = ${day}::date`.execute(db);
  return rows;
}

/** Seals read and changed at a time. */
const page = 1000;

/** Those that no day was signed with yet and that name one of these keys, oldest first, page by page. */
export async function* openRequestSeals(
  db: Database | Transaction,
  keyIds: readonly string[],
): AsyncGenerator<RequestSeal[]> {
  for (let last: RequestSeal | undefined; ;) {
    const { rows }: { rows: RequestSeal[] } = await sql<RequestSeal>`
      select ${sealColumns('s')} from request_seals s
      where s.day is null and s.key_id = any(${keyIds}::text[])
        and (${last === undefined} or (s.sealed_at, s.desk_id::text, s.number) >
          (${last?.sealedAt ?? null}::timestamptz, ${last?.deskId ?? ''}::text, ${last?.number ?? 0}::int))
      order by s.sealed_at, s.desk_id, s.number limit ${page}`.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < page) return;
  }
}

/** Makes these part of a day. */
export async function requestSealsToDay(
  trx: Transaction,
  day: string,
  seals: readonly RequestSeal[],
): Promise<void> {
  const [desks, numbers] = [seals.map(({ deskId }) => deskId), seals.map(({ number }) => number)];
  await sql`
    update request_seals s set day = ${day}::date
    from unnest(${desks}::text[], ${numbers}::integer[]) as o (desk_id, number)
    where s.desk_id = o.desk_id and s.number = o.number and s.day is null`.execute(trx);
}
