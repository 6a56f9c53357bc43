import { sql } from 'kysely';
import { json } from '../database/json.ts';
import type { Database, Transaction } from '../database/schema.ts';
import type { OutboxMessage } from './outbox-store.ts';

/**
 * `outbox.attempts` counts those that may have reached the mail server, a plain no is taken back.
 * After two a message is given up: it may have arrived twice, and never does so a third time.
 */
export const maxAttempts = 2;

/** Longer than any attempt can last. Until then nobody else takes the message. */
const leaseMs = 5 * 60_000;

/** Days after which a message that still waits is given up. */
export const abandonAfterDays = 3;

export type ClaimedMessage = OutboxMessage & {
  attempts: number;
  replyTo: string | null;
  /** Hashes of the terms that go with it. */
  attachments: readonly string[];
};

/** Takes a message that is due; null when it is not, or somebody else has it. */
export async function claimMessage(db: Database, id: string, now: Date): Promise<ClaimedMessage | null> {
  const row = await db
    .updateTable('outbox')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: new Date(now.getTime() + leaseMs),
    })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .where('attempts', '<', maxAttempts)
    .returning([
      'id',
      'recipient',
      'language',
      'subject',
      'text',
      'html',
      'created_at as createdAt',
      'attempts',
      sql<string | null>`facts ->> 'replyTo'`.as('replyTo'),
      sql<readonly string[]>`coalesce(facts -> 'attachments', '[]'::jsonb)`.as('attachments'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** What was sent is emptied: its private link opens an agreement of which we keep a hash only. */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'sent', sent_at: now, next_attempt_at: null, text: '', html: '', facts: json({}) })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(db: Database, id: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ status: 'failed', next_attempt_at: null })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** Makes a claimed message due again; `reached` when the mail server may have it. */
export async function releaseMessage(
  db: Database,
  id: string,
  { reached, now }: { reached: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: now, ...(!reached && { attempts: sql<number>`attempts - 1` }) })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** Ends what was tried often enough or waited too long; returns how many. */
export async function abandonMessages(db: Database, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - abandonAfterDays * 86_400_000);
  const ended = await db
    .updateTable('outbox')
    .set({ status: 'failed', next_attempt_at: null })
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .where((or) => or.or([or('attempts', '>=', maxAttempts), or('created_at', '<', oldest)]))
    .returning('id')
    .execute();
  return ended.length;
}

/**
 * Removes what told people that their account is deleted, once it was sent or given up: the address is
 * the last thing that was kept of them.
 */
export async function removeDeletionEmails(db: Database): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('message', '=', 'account-deleted')
    .where('status', '!=', 'waiting')
    .execute();
}

/** At most 500 messages that wait to be sent, oldest first. */
export async function dueMessages(trx: Transaction, now: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}
