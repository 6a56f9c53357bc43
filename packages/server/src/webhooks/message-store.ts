import type { SentKind, WebhookKind } from '@clausewright/contract';
import { sql } from 'kysely';
import { newId } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';

/** Addresses of an account that want to know of a kind; they stay there until the transaction ends. */
export async function listeners(trx: Transaction, ownerId: string, kind: WebhookKind): Promise<string[]> {
  const rows = await trx
    .selectFrom('webhooks')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('enabled', '=', true)
    .where(sql<boolean>`${kind} = any(kinds)`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.map(({ id }) => id);
}

export interface NewMessage {
  kind: SentKind;
  body: string;
  now: Date;
  /** Null: it may be told again. */
  onceKey: string | null;
}

/** What was written, and for which addresses. */
export async function insertDeliveries(
  trx: Transaction,
  webhookIds: readonly string[],
  { kind, body, now, onceKey }: NewMessage,
): Promise<{ id: string; webhookId: string }[]> {
  return trx
    .insertInto('webhook_deliveries')
    .values(
      webhookIds.map((webhookId) => ({
        id: newId(),
        webhook_id: webhookId,
        kind,
        once_key: onceKey,
        body,
        created_at: now,
        next_attempt_at: now,
      })),
    )
    .onConflict((conflict) => conflict.constraint('webhook_deliveries_once').doNothing())
    .returning(['id', 'webhook_id as webhookId'])
    .execute();
}

const keptDays = 30;

export async function removeOldDeliveries(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 86_400_000);
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}
