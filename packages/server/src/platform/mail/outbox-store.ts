import type { Language } from '@clausewright/contract';
import { sql } from 'kysely';
import { newId } from '../database/ids.ts';
import { json } from '../database/json.ts';
import type { Database, Transaction } from '../database/schema.ts';
import type { Enqueue } from '../jobs/start-jobs.ts';
import { type MessageFacts, type MessageName, renderMessage } from './email-writers.ts';

export interface OutgoingMessage<Name extends MessageName> {
  /** Names the event: however often it is told, it writes one message. */
  eventKey: string;
  recipient: string;
  language: Language;
  message: Name;
  facts: MessageFacts[Name];
  now: Date;
}

/** Writes a message in the transaction that causes it, and has it sent once that commits. */
export async function putInOutbox<Name extends MessageName>(
  trx: Transaction,
  enqueue: Enqueue,
  message: OutgoingMessage<Name>,
): Promise<void> {
  const written = await trx
    .insertInto('outbox')
    .values(rowOf(message))
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written !== undefined) await enqueue(trx, 'send-mail', { outbox_id: written.id });
}

/**
 * Writes the message of an event once more, in the place of the one that was sent. False while that one still
 * waits, and where it went to the same address since `sentBefore`.
 */
export async function putInOutboxAgain<Name extends MessageName>(
  trx: Transaction,
  enqueue: Enqueue,
  { sentBefore, ...message }: OutgoingMessage<Name> & { sentBefore: Date },
): Promise<boolean> {
  const { id: _, event_key: _key, ...row } = rowOf(message);
  const written = await trx
    .insertInto('outbox')
    .values(rowOf(message))
    .onConflict((conflict) =>
      conflict
        .column('event_key')
        .doUpdateSet({ ...row, status: 'waiting', attempts: 0, sent_at: null })
        .where(
          sql<boolean>`outbox.status = 'failed' or (outbox.status = 'sent'
            and (outbox.sent_at <= ${sentBefore} or lower(outbox.recipient) <> lower(excluded.recipient)))`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  if (written !== undefined) await enqueue(trx, 'send-mail', { outbox_id: written.id });
  return written !== undefined;
}

function rowOf<Name extends MessageName>({
  eventKey,
  recipient,
  language,
  message,
  facts,
  now,
}: OutgoingMessage<Name>) {
  return {
    id: newId(),
    event_key: eventKey,
    recipient,
    language,
    message,
    facts: json<Readonly<Record<string, unknown>>>({ ...facts }),
    ...renderMessage(message, language, facts),
    next_attempt_at: now,
    created_at: now,
  };
}

export interface OutboxMessage {
  id: string;
  recipient: string;
  language: Language;
  subject: string;
  text: string;
  html: string;
  createdAt: Date;
}

const columns = [
  'id',
  'recipient',
  'language',
  'subject',
  'text',
  'html',
  'created_at as createdAt',
] as const;

export async function findMessage(db: Database, id: string): Promise<OutboxMessage | null> {
  return (await db.selectFrom('outbox').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** At most 200, newest first. */
export async function newestMessages(db: Database): Promise<OutboxMessage[]> {
  return db
    .selectFrom('outbox')
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
}
