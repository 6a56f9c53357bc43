import type {
  listWebhookDeliveries as listCall,
  resendWebhook as resendCall,
  ResultOf,
  testWebhook as testCall,
  WebhookDelivery,
} from '@clausewright/contract';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Outcome, Refused } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import { findDelivery, listDeliveries, sendAgain, type StoredDelivery, wake } from './delivery-store.ts';
import { insertDeliveries } from './message-store.ts';
import { described as describedWebhook } from './own-webhooks.ts';
import type { WebhookPorts } from './ports.ts';
import { messageId } from './sign-message.ts';
import { messageBody } from './tell-webhooks.ts';
import { findWebhook } from './webhook-store.ts';

const perPage = 50;
const notFound: Refused = { ok: false, reason: 'not-found' };
const isOff: Refused = { ok: false, reason: 'webhook-off' };

export async function listOwnDeliveries(
  { db }: WebhookPorts,
  { customerId }: Session,
  { id, after }: { id: string; after: string | null },
): Promise<Outcome<ResultOf<typeof listCall>>> {
  const webhook = await findWebhook(db, customerId, id);
  if (webhook === null) return notFound;
  const found = await listDeliveries(db, id, { after, most: perPage + 1 });
  const deliveries = found.slice(0, perPage);
  const next = found.length > perPage ? (deliveries.at(-1)?.id ?? null) : null;
  return {
    ok: true,
    value: { webhook: describedWebhook(webhook), deliveries: deliveries.map(described), next },
  };
}

export async function sendTest(
  { db, clock, enqueue, publicUrl }: WebhookPorts,
  { customerId }: Session,
  id: string,
): Promise<Outcome<ResultOf<typeof testCall>>> {
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof testCall>>> => {
    const webhook = await findWebhook(trx, customerId, id);
    if (webhook === null) return notFound;
    if (!webhook.enabled) return isOff;
    const data = { ids: { webhook: id }, names: {}, links: { page: `${publicUrl}/profile/webhooks` } };
    const body = messageBody('webhook.test', data, now);
    await wake(trx, id);
    const [written] = await insertDeliveries(trx, [id], { kind: 'webhook.test', body, now, onceKey: null });
    await enqueue(trx, 'send-webhooks', { webhook_id: id });
    const delivery = await findDelivery(trx, customerId, written?.id ?? '');
    return delivery === null ? notFound : { ok: true, value: { delivery: described(delivery) } };
  });
}

export async function resend(
  { db, clock, enqueue }: WebhookPorts,
  { customerId }: Session,
  id: string,
): Promise<Outcome<ResultOf<typeof resendCall>>> {
  const now = clock();
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof resendCall>>> => {
    const found = await findDelivery(trx, customerId, id);
    if (found === null) return notFound;
    if (!found.enabled) return isOff;
    await sendAgain(trx, found, now);
    await enqueue(trx, 'send-webhooks', { webhook_id: found.webhookId });
    const after = await findDelivery(trx, customerId, id);
    return after === null ? notFound : { ok: true, value: { delivery: described(after) } };
  });
}

function described({ id, kind, at, state, attempts, ...last }: StoredDelivery): WebhookDelivery {
  return {
    id,
    message_id: messageId(id),
    kind,
    at: at.toISOString(),
    state,
    attempts,
    last_attempt_at: last.lastAttemptAt?.toISOString() ?? null,
    last_status: last.lastStatus,
    last_fault: last.lastFault,
    next_attempt_at: last.nextAttemptAt?.toISOString() ?? null,
  };
}
