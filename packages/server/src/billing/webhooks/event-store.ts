import { newId } from '../../platform/database/ids.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import type { ProviderEvent } from '../provider-interface/provider.ts';

/** A message of a provider, as it waits to be worked at. */
export interface StoredEvent {
  id: string;
  provider: string;
  eventId: string;
  type: string;
  reference: string | null;
  transactionId: string | null;
  /** Of a plan that its provider renews by itself. */
  planReference: string | null;
  status: 'waiting' | 'done' | 'unknown';
  receivedAt: Date;
}

const columns = [
  'id',
  'provider',
  'event_id as eventId',
  'type',
  'reference',
  'transaction_id as transactionId',
  'plan_reference as planReference',
  'status',
  'received_at as receivedAt',
] as const;

/** Keeps a message; null where it came before. */
export async function insertEvent(
  trx: Transaction,
  { provider, event, now }: { provider: string; event: ProviderEvent; now: Date },
): Promise<string | null> {
  const row = await trx
    .insertInto('provider_events')
    .values({
      id: newId(),
      provider,
      event_id: event.id.slice(0, 255),
      type: event.type.slice(0, 200),
      reference: event.reference?.slice(0, 255) ?? null,
      transaction_id: isId(event.transactionId) ? event.transactionId : null,
      plan_reference: event.planReference?.slice(0, 255) ?? null,
      received_at: now,
    })
    .onConflict((conflict) => conflict.constraint('provider_events_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A mark that somebody else put into a provider's object names nothing of ours. */
function isId(text: string | null): text is string {
  return text !== null && /^[\w-]{22,64}$/.test(text);
}

export async function findEvent(db: Database, id: string): Promise<StoredEvent | null> {
  const row = await db.selectFrom('provider_events').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Holds a message against whoever else works at it. */
export async function lockEvent(trx: Transaction, id: string): Promise<void> {
  await trx.selectFrom('provider_events').select('id').where('id', '=', id).forUpdate().execute();
}

export async function endEvent(
  db: Database,
  id: string,
  { status, now }: { status: 'done' | 'unknown'; now: Date },
): Promise<void> {
  await db.updateTable('provider_events').set({ status, done_at: now }).where('id', '=', id).execute();
}

/** Those that nobody works at any more, or that named nothing when they came; the oldest first. */
export async function eventsToReplay(
  db: Database,
  { status, before, limit }: { status: 'waiting' | 'unknown'; before: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_events')
    .select('id')
    .where('status', '=', status)
    .where('received_at', '<=', before)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** By our own id, or by that of its provider: two providers may have given the same one. */
export async function findEventsByName(db: Database, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('provider_events')
    .select('id')
    .where((is) => is.or([is('id', '=', name), is('event_id', '=', name)]))
    .orderBy('received_at')
    .limit(10)
    .execute();
  return rows.map(({ id }) => id);
}
