import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { PaymentProvider, ProviderEvent, WebhookRequest } from '../../provider-interface/provider.ts';
import { readSignedJson } from '../signed-json.ts';
import { idOrObject } from './fastspring-order.ts';

type Checked = Awaited<ReturnType<NonNullable<PaymentProvider['webhook']>>>;

const event = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(200),
  data: z
    .object({
      id: z.string(),
      order: idOrObject,
      subscription: idOrObject,
      tags: z.object({ transaction_id: z.string() }).partial().nullable(),
      original: z.object({ id: z.string() }).partial(),
    })
    .partial()
    // Of what it tells only names are of interest; what has none, is about nothing of ours.
    .catch({}),
});
const message = z.object({ events: z.array(event) });

/** One post carries many events, signed together over the very text; each has its own id. */
export function checkFastspringWebhook(secret: string, { headers, body }: WebhookRequest): Checked {
  if (!isSigned(secret, headers, body)) return { ok: false };
  const json = readSignedJson(body);
  if (!json.ok) return { ok: false };
  const read = message.safeParse(json.value);
  return read.success ? { ok: true, events: read.data.events.map(eventOf) } : { ok: false };
}

function isSigned(secret: string, headers: WebhookRequest['headers'], body: Buffer): boolean {
  const [, given] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-fs-signature') ?? [];
  // Decoding base64 overlooks what does not belong there, such as a second signature.
  if (typeof given !== 'string' || !/^[A-Za-z\d+/]{43}=$/.test(given)) return false;
  const right = createHmac('sha256', secret).update(body).digest();
  const signature = Buffer.from(given, 'base64');
  return signature.length === right.length && timingSafeEqual(signature, right);
}

function eventOf({ id, type, data }: z.output<typeof event>): ProviderEvent {
  const transactionId = data.tags?.transaction_id ?? null;
  if (type.startsWith('order.')) return { id, type, reference: data.id ?? null, transactionId };
  if (type === 'return.created') return { id, type, reference: data.original?.id ?? null, transactionId };
  // A charge names the order and the plan that it renews; the other messages of a plan only the plan.
  const charge = type.startsWith('subscription.charge.');
  const planReference = data.subscription ?? null;
  return { id, type, reference: charge ? (data.order ?? null) : null, transactionId: null, planReference };
}
