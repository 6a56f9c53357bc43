import type { Language } from '@clausewright/contract';
import { newId } from '../database/ids.ts';
import { json } from '../database/json.ts';
import type { Database, Transaction } from '../database/schema.ts';
import type { Enqueue } from '../jobs/start-jobs.ts';
import { type MessageFacts, type MessageName, renderMessage } from './messages.ts';

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
  { eventKey, recipient, language, message, facts, now }: OutgoingMessage<Name>,
): Promise<void> {
  const written = await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      event_key: eventKey,
      recipient,
      language,
      message,
      facts: json<Readonly<Record<string, unknown>>>({ ...facts }),
      ...renderMessage(message, language, facts),
      next_attempt_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('event_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written !== undefined) await enqueue(trx, 'send-mail', { outbox_id: written.id });
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
