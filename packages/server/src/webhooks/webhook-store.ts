import type { WebhookKind } from '@clausewright/contract';
import type { Database, Transaction } from '../platform/database/schema.ts';

export interface StoredWebhook {
  id: string;
  url: string;
  kinds: WebhookKind[];
  enabled: boolean;
  createdAt: Date;
  failingSince: Date | null;
  endedAt: Date | null;
}

const columns = [
  'id',
  'url',
  'kinds',
  'enabled',
  'created_at as createdAt',
  'failing_since as failingSince',
  'ended_at as endedAt',
] as const;

/** Of an account, the newest first. */
export function listWebhooks(db: Database, ownerId: string): Promise<StoredWebhook[]> {
  return db
    .selectFrom('webhooks')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Null where the account has none of this id. */
export async function findWebhook(db: Database, ownerId: string, id: string): Promise<StoredWebhook | null> {
  const found = await db
    .selectFrom('webhooks')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

export async function insertWebhook(
  trx: Transaction,
  {
    id,
    ownerId,
    url,
    kinds,
    now,
  }: { id: string; ownerId: string; url: string; kinds: WebhookKind[]; now: Date },
): Promise<void> {
  await trx.insertInto('webhooks').values({ id, owner_id: ownerId, url, kinds, created_at: now }).execute();
}

/** What failed before is forgotten: its owner has seen to it. Null where the account has none of this id. */
export async function updateWebhook(
  trx: Transaction,
  ownerId: string,
  { id, url, kinds, enabled }: Pick<StoredWebhook, 'id' | 'url' | 'kinds' | 'enabled'>,
): Promise<StoredWebhook | null> {
  const changed = await trx
    .updateTable('webhooks')
    .set({ url, kinds, enabled, failing_since: null, failures: 0, resting_until: null, ended_at: null })
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
  return changed ?? null;
}

/** False when the account has none of this id. */
export async function deleteWebhook(trx: Transaction, ownerId: string, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('webhooks')
    .where('owner_id', '=', ownerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
