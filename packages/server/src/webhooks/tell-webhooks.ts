import type { SentKind, WebhookData, WebhookKind, WebhookMessage } from '@clausewright/contract';
import type { Transaction } from '../platform/database/schema.ts';
import type { Enqueue } from '../platform/jobs/start-jobs.ts';
import { insertDeliveries, listeners } from './message-store.ts';

export interface Happened {
  ownerId: string;
  kind: WebhookKind;
  data: WebhookData;
  now: Date;
  /** What is told once, as long as messages are kept. */
  onceKey?: string;
}

/**
 * Writes what happened for the addresses of an account that want to know, in the transaction that does it: a message
 * exists if and only if that commits.
 */
export async function tellWebhooks(
  { enqueue }: { enqueue: Enqueue },
  trx: Transaction,
  { ownerId, kind, data, now, onceKey }: Happened,
): Promise<void> {
  const webhookIds = await listeners(trx, ownerId, kind);
  if (webhookIds.length === 0) return;
  const written = await insertDeliveries(trx, webhookIds, {
    kind,
    body: messageBody(kind, data, now),
    now,
    onceKey: onceKey ?? null,
  });
  for (const { webhookId } of written) await enqueue(trx, 'send-webhooks', { webhook_id: webhookId });
}

export function messageBody(type: SentKind, data: WebhookData, now: Date): string {
  return JSON.stringify({ type, timestamp: now.toISOString(), data } satisfies WebhookMessage);
}
