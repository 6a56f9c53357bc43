/** How events of requests and their seals are read. */
import { type RawBuilder, sql } from 'kysely';
import type { LoggedEvent } from './request-seal.ts';

/** As `requestHash` of the id in a column, by which a seal and its request find each other. */
export function hashOf(column: string): RawBuilder<Uint8Array> {
  return sql`sha256(decode(${sql.ref(column)}::text, 'escape'))`;
}

export function sealColumns(alias: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`${of('desk_id')} as "deskId", ${of('number')}, ${of('request')}, ${of('event')}, ${of('kind')}, ${of('at')},
    ${of('confirms')}, ${of('content')}, ${of('sealed_at')} as "sealedAt", ${of('reached')}, ${of('previous')},
    ${of('key_id')} as "keyId", ${of('signature')}, ${of('day')}`;
}

export interface EventRow extends Omit<LoggedEvent, 'asked'>, Omit<LoggedEvent['asked'], 'kind' | 'said'> {
  askedFor: string;
  askedSaid: string | null;
}

/** Of an event `e` and its request `r`. */
export const eventColumns = sql`
  r.desk_id as "deskId", r.id as "requestId", r.number as name, e.number as event, e.kind, e.at, e.said,
  e.due_on as "dueOn", r.kind as "askedFor", r.said as "askedSaid", r.email, r.language, r.received_at as "receivedAt",
  r.received_on as "receivedOn", r.laws, r.law, r.article, r.confirm_by as "confirmBy"`;

export function readEvent(row: EventRow): LoggedEvent {
  const { deskId, requestId, name, event, kind, at, said, dueOn } = row;
  const { email, language, receivedAt, receivedOn, laws, law, article, confirmBy } = row;
  const when = { receivedAt, receivedOn, confirmBy };
  const asked = { kind: row.askedFor, said: row.askedSaid, email, language, laws, law, article, ...when };
  return { deskId, requestId, name, event, kind, at, said, dueOn, asked };
}
