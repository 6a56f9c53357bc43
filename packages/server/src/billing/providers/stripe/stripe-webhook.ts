import { Stripe } from 'stripe';
import type { ProviderEvent, WebhookRequest } from '../../provider-interface/provider.ts';
import { readSignedJson } from '../signed-json.ts';
import { eventObject, eventSubject } from './stripe-objects.ts';

/** Seconds that a signature stays good, as Stripe recommends. */
const tolerance = 300;

/** Stripe's own check throws all kinds of errors at a header in any other form. */
const signatureForm = /^t=\d{1,12}(,v\d=[\da-f]{64}){1,8}$/;

/** The payments that a signed message is about; refused where the signature is not of this secret and time. */
export function readStripeWebhook(
  stripe: Stripe,
  { headers, body }: WebhookRequest,
  { secret, live, now }: { secret: string; live: boolean; now: Date },
): { ok: true; events: readonly ProviderEvent[] } | { ok: false } {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string' || !signatureForm.test(signature)) return { ok: false };
  try {
    const { signature: signatures } = stripe.webhooks;
    if (signatures === null) return { ok: false };
    signatures.verifyHeader(body, signature, secret, tolerance, undefined, now.getTime());
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { ok: false };
    throw error;
  }
  const signed = readSignedJson(body);
  const read = signed.ok ? eventObject.safeParse(signed.value) : null;
  if (!read?.success) return { ok: false };
  const { id, type, livemode, data } = read.data;
  // Messages of test payments also reach the address of a live account, and concern no payment of ours.
  if (livemode !== live) return { ok: true, events: [] };
  const subject = eventSubject.safeParse(data);
  if (!subject.success) return { ok: true, events: [] };
  const { object } = subject.data;
  const reference = object.object === 'payment_intent' ? object.id : object.payment_intent;
  if (reference === undefined || reference === null) return { ok: true, events: [] };
  const transactionId = object.metadata?.['transaction_id'] ?? null;
  return { ok: true, events: [{ id, type, reference, transactionId }] };
}
