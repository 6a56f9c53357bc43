import { sql } from 'kysely';
import type { Database, Transaction } from '../database/schema.ts';

export interface UndeliveredMessage {
  id: string;
  /** Which message it is, as in `MessageFacts`. */
  message: string;
  status: 'waiting' | 'failed';
  attempts: number;
  /** After its last `@`: it often tells why; the rest of the address stays where it is. */
  host: string;
  createdAt: Date;
  nextAttemptAt: Date | null;
}

/** What waits or was given up, oldest first. */
export async function undeliveredMessages(db: Database, limit: number): Promise<UndeliveredMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      'id',
      'message',
      'status',
      'attempts',
      sql<string>`regexp_replace(recipient, '^.*@', '')`.as('host'),
      'created_at as createdAt',
      'next_attempt_at as nextAttemptAt',
    ])
    .where('status', 'in', ['waiting', 'failed'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ status, ...row }) => ({ ...row, status: status === 'failed' ? status : 'waiting' }));
}

/** Makes messages due that wait or were given up, all or one; ids of those that now wait. */
export async function rescheduleMessages(trx: Transaction, id: string | null, now: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('outbox')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: now })
    .where('status', 'in', ['waiting', 'failed'])
    // Whoever is just sending it holds it for some minutes.
    .where(sql<boolean>`(status = 'failed' or attempts = 0 or next_attempt_at <= ${now})`)
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
