import type { DeliveryFault, DeliveryState, SentKind } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../platform/database/schema.ts';

export interface StoredDelivery {
  id: string;
  webhookId: string;
  kind: SentKind;
  at: Date;
  state: DeliveryState;
  attempts: number;
  lastAttemptAt: Date | null;
  lastStatus: number | null;
  lastFault: DeliveryFault | null;
  nextAttemptAt: Date | null;
}

const columns = [
  'd.id',
  'd.webhook_id as webhookId',
  'd.kind',
  'd.created_at as at',
  'd.state',
  'd.attempts',
  'd.last_attempt_at as lastAttemptAt',
  'd.last_status as lastStatus',
  'd.last_fault as lastFault',
  'd.next_attempt_at as nextAttemptAt',
] as const;

/** Messages to an address, the newest first; `after`: what the page before ended with. */
export function listDeliveries(
  db: Database,
  webhookId: string,
  { after, most }: { after: string | null; most: number },
): Promise<StoredDelivery[]> {
  return db
    .selectFrom('webhook_deliveries as d')
    .select(columns)
    .where('d.webhook_id', '=', webhookId)
    .$if(after !== null, (own) =>
      own.where(
        sql<boolean>`(d.created_at, d.id) < (
          select l.created_at, l.id from webhook_deliveries l
          where l.id = ${after} and l.webhook_id = ${webhookId})`,
      ),
    )
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(most)
    .execute();
}

/** Null where the account has none of this id. */
export async function findDelivery(
  db: Database,
  ownerId: string,
  id: string,
): Promise<(StoredDelivery & { enabled: boolean }) | null> {
  const found = await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select([...columns, 'w.enabled'])
    .where('w.owner_id', '=', ownerId)
    .where('d.id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** Has it sent anew, and its address rest no longer. */
export async function sendAgain(
  trx: Transaction,
  { id, webhookId }: { id: string; webhookId: string },
  now: Date,
): Promise<void> {
  await wake(trx, webhookId);
  await trx
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
    .where('id', '=', id)
    .execute();
}

/** Somebody waits for an answer: the address rests no longer. */
export async function wake(trx: Transaction, webhookId: string): Promise<void> {
  await trx.updateTable('webhooks').set({ resting_until: null }).where('id', '=', webhookId).execute();
}
