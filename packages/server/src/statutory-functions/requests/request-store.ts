import type { Language, RequestKind, RequestState } from '@clausewright/contract';
import { sql } from 'kysely';
import type { RequestEventKind } from '../../platform/database/request-schema.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/** What a visitor asks for. */
export interface Asked {
  kind: RequestKind;
  /** Where our letters go, and who the owner has to find. */
  email: string;
  said: string | null;
}

export interface StoredRequest extends Asked {
  id: string;
  deskId: string;
  number: string;
  language: Language;
  receivedAt: Date;
  receivedOn: string;
  laws: readonly string[];
  law: string | null;
  article: string | null;
  confirmBy: string | null;
  dueOn: string;
  extendableTo: string | null;
  state: RequestState;
}

export interface RequestEvent {
  kind: RequestEventKind;
  at: Date;
  said: string | null;
  dueOn: string | null;
}

/** What still waits for an answer. */
export const waitingStates = ['open', 'extended'] as const satisfies readonly RequestState[];

const columns = [
  'id',
  'desk_id as deskId',
  'number',
  'kind',
  'email',
  'said',
  'language',
  'received_at as receivedAt',
  'received_on as receivedOn',
  'laws',
  'law',
  'article',
  'confirm_by as confirmBy',
  'due_on as dueOn',
  'extendable_to as extendableTo',
  'state',
] as const;

/** With its first event. False where the form was sent before: the row of that press stands. */
export async function insertRequest(trx: Transaction, request: StoredRequest): Promise<boolean> {
  const written = await trx
    .insertInto('privacy_requests')
    .values({
      id: request.id,
      desk_id: request.deskId,
      number: request.number,
      kind: request.kind,
      email: request.email,
      said: request.said,
      language: request.language,
      received_at: request.receivedAt,
      received_on: request.receivedOn,
      laws: [...request.laws],
      law: request.law,
      article: request.article,
      confirm_by: request.confirmBy,
      due_on: request.dueOn,
      extendable_to: request.extendableTo,
      state: request.state,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) return false;
  await addEvent(trx, request.id, {
    kind: 'received',
    at: request.receivedAt,
    said: null,
    dueOn: request.dueOn,
  });
  return true;
}

/** Whoever adds one holds the row of the request, so that no two get one number. */
export async function addEvent(
  trx: Transaction,
  requestId: string,
  { kind, at, said, dueOn }: RequestEvent,
): Promise<void> {
  await sql`
    insert into privacy_request_events (request_id, number, kind, at, said, due_on)
    select ${requestId}, coalesce(max(number), 0) + 1, ${kind}, ${at}, ${said}, ${dueOn}
    from privacy_request_events where request_id = ${requestId}`.execute(trx);
}

export async function findRequest(db: Database, deskId: string, id: string): Promise<StoredRequest | null> {
  const query = db
    .selectFrom('privacy_requests')
    .select(columns)
    .where('id', '=', id)
    .where('desk_id', '=', deskId);
  return (await query.executeTakeFirst()) ?? null;
}

export async function findByNumber(
  db: Database,
  deskId: string,
  number: string,
): Promise<StoredRequest | null> {
  const query = db
    .selectFrom('privacy_requests')
    .select(columns)
    .where('desk_id', '=', deskId)
    .where('number', '=', number);
  return (await query.executeTakeFirst()) ?? null;
}

/** Held until the transaction ends. */
export async function lockRequest(
  trx: Transaction,
  deskId: string,
  id: string,
): Promise<StoredRequest | null> {
  const query = trx
    .selectFrom('privacy_requests')
    .select(columns)
    .where('id', '=', id)
    .where('desk_id', '=', deskId)
    .forUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

export async function changeRequest(
  trx: Transaction,
  id: string,
  { state, dueOn, extendableTo }: Pick<StoredRequest, 'state' | 'dueOn' | 'extendableTo'>,
): Promise<void> {
  await trx
    .updateTable('privacy_requests')
    .set({
      state,
      due_on: dueOn,
      extendable_to: extendableTo,
      // A later day is reminded of anew.
      reminded: sql`case when due_on = ${dueOn}::date then reminded end`,
    })
    .where('id', '=', id)
    .execute();
}

export async function listEvents(db: Database, requestId: string): Promise<RequestEvent[]> {
  return db
    .selectFrom('privacy_request_events')
    .select(['kind', 'at', 'said', 'due_on as dueOn'])
    .where('request_id', '=', requestId)
    .orderBy('number')
    .execute();
}
