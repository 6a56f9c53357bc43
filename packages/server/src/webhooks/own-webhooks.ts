import {
  type BodyOf,
  type changeWebhook as changeCall,
  limits,
  type listWebhooks as listCall,
  type newWebhook as newCall,
  type ResultOf,
  type Webhook,
  type webhookSecret as secretCall,
} from '@clausewright/contract';
import { lockAccount } from '../customers/customer-store.ts';
import { tellMade } from '../platform/database/current-act.ts';
import { newId } from '../platform/database/ids.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import type { Outcome, Refused } from '../platform/http/envelope.ts';
import type { Session } from '../platform/http/session.ts';
import type { WebhookPorts } from './ports.ts';
import { webhookSecret } from './sign-message.ts';
import { outsideAddress } from '../platform/network/outside-address.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  type StoredWebhook,
  updateWebhook,
} from './webhook-store.ts';

const notFound: Refused = { ok: false, reason: 'not-found' };
const wrongAddress: Refused = {
  ok: false,
  reason: 'answers-invalid',
  fields: [{ field: 'url', code: 'webhook-address' }],
};

export async function listOwnWebhooks(
  { db }: WebhookPorts,
  { customerId }: Session,
): Promise<Outcome<ResultOf<typeof listCall>>> {
  return { ok: true, value: { webhooks: (await listWebhooks(db, customerId)).map(described) } };
}

export async function addWebhook(
  { db, clock, secret, siteNetworks }: WebhookPorts,
  { customerId }: Session,
  { url: text, kinds }: BodyOf<typeof newCall>,
): Promise<Outcome<ResultOf<typeof newCall>>> {
  const url = outsideAddress(text, siteNetworks);
  if (url === null) return wrongAddress;
  const id = newId();
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof newCall>>> => {
    // Held, so that of many at once each sees those before it.
    if ((await lockAccount(trx, customerId)) === null) return { ok: false, reason: 'not-authenticated' };
    if ((await listWebhooks(trx, customerId)).length >= limits.webhooks)
      return { ok: false, reason: 'webhooks-too-many' };
    await insertWebhook(trx, {
      id,
      ownerId: customerId,
      url: url.href,
      kinds: [...new Set(kinds)],
      now: clock(),
    });
    tellMade(id);
    const webhook = await findWebhook(trx, customerId, id);
    if (webhook === null) throw new Error('the address that was just stored is not there');
    return { ok: true, value: { webhook: described(webhook), secret: webhookSecret(secret, id) } };
  });
}

export async function changeOwnWebhook(
  { db, enqueue, siteNetworks }: WebhookPorts,
  { customerId }: Session,
  { id, url: text, kinds, enabled }: BodyOf<typeof changeCall> & { id: string },
): Promise<Outcome<ResultOf<typeof changeCall>>> {
  const url = outsideAddress(text, siteNetworks);
  if (url === null) return wrongAddress;
  return inTransaction(db, async (trx): Promise<Outcome<ResultOf<typeof changeCall>>> => {
    const change = { id, url: url.href, kinds: [...new Set(kinds)], enabled };
    const webhook = await updateWebhook(trx, customerId, change);
    if (webhook === null) return notFound;
    // What waited while it was off.
    if (enabled) await enqueue(trx, 'send-webhooks', { webhook_id: id });
    return { ok: true, value: { webhook: described(webhook) } };
  });
}

export async function removeWebhook(
  { db }: WebhookPorts,
  { customerId }: Session,
  id: string,
): Promise<Outcome<Record<string, never>>> {
  return inTransaction(db, async (trx): Promise<Outcome<Record<string, never>>> =>
    (await deleteWebhook(trx, customerId, id)) ? { ok: true, value: {} } : notFound,
  );
}

export async function tellSecret(
  { db, secret }: WebhookPorts,
  { customerId }: Session,
  id: string,
): Promise<Outcome<ResultOf<typeof secretCall>>> {
  const webhook = await findWebhook(db, customerId, id);
  return webhook === null ? notFound : { ok: true, value: { secret: webhookSecret(secret, id) } };
}

export function described({ id, url, kinds, enabled, ...dates }: StoredWebhook): Webhook {
  return {
    id,
    url,
    kinds,
    enabled,
    created_at: dates.createdAt.toISOString(),
    failing_since: dates.failingSince?.toISOString() ?? null,
    ended_at: dates.endedAt?.toISOString() ?? null,
  };
}
