import { Stripe } from 'stripe';
import type { ProviderEvent, WebhookRequest } from '../provider.ts';
import { eventObject } from './stripe-objects.ts';

/** Seconds that a signature stays good, as Stripe recommends. */
const tolerance = 300;

/** The payments that a signed message is about; refused where the signature is not of this secret and time. */
export function readStripeWebhook(
  stripe: Stripe,
  { headers, body }: WebhookRequest,
  { secret, live, now }: { secret: string; live: boolean; now: Date },
): { ok: true; events: readonly ProviderEvent[] } | { ok: false } {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return { ok: false };
  let signed: Stripe.Event;
  try {
    signed = stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      return { ok: false };
    }
    throw error;
  }
  const read = eventObject.safeParse(signed);
  // Messages of test payments also reach the address of a live account, and concern no payment of ours.
  if (!read.success || read.data.livemode !== live) return { ok: true, events: [] };
  const { id, type, data } = read.data;
  const { object } = data;
  const reference = object.object === 'payment_intent' ? object.id : object.payment_intent;
  if (reference === undefined || reference === null) return { ok: true, events: [] };
  const transactionId = object.metadata?.['transaction_id'] ?? null;
  return { ok: true, events: [{ id, type, reference, transactionId }] };
}
