import type { Clock } from '../../../platform/clock.ts';
import type { Answer, Order, PaymentProvider, Started } from '../../provider-interface/provider.ts';
import { minimumCharge } from './stripe-amounts.ts';
import { prepareIntent } from './stripe-begin.ts';
import { confirmIntent, renewPayment } from './stripe-charge.ts';
import { createStripeClient, type Patience, type StripeSettings } from './stripe-client.ts';
import { callStripe } from './stripe-faults.ts';
import { buildAnswer, toFailedAnswer, findIntent } from './stripe-intents.ts';
import type { IntentObject } from './stripe-objects.ts';
import { refundPayment } from './stripe-refund.ts';
import { createStripeVault } from './stripe-vault.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

/**
 * Cards through Stripe's hosted fields: one PaymentIntent per order, which can be paid once, whoever
 * confirms it how often.
 */
export function createStripeProvider(
  settings: StripeSettings,
  { clock, patience = { timeout: 6000, retries: 1 } }: { clock: Clock; patience?: Patience },
): PaymentProvider {
  const { secretKey, publishableKey, webhookSecret, apiUrl } = settings;
  const stripe = createStripeClient(settings, patience);
  const live = /^[a-z]+_live_/.test(secretKey);
  const vault = createStripeVault(stripe);
  const standIn = apiUrl === undefined ? [] : [new URL(apiUrl).origin];

  const read = async (order: Order): Promise<Answer> => {
    const found = await findIntent(stripe, order);
    if (!found.ok) return toFailedAnswer(found.fault);
    return found.value === null ? { ok: false, reason: 'not-found' } : buildAnswer(stripe, found.value);
  };

  return {
    processor: 'stripe',
    kinds: ['card'],
    publicKey: publishableKey,
    test: !live,
    sellerOfRecord: false,
    live,
    minimum: minimumCharge,

    async start(order) {
      const prepared = await prepareIntent(stripe, vault, order);
      if (prepared.ok) return startOf(order, prepared.value, publishableKey);
      const { fault } = prepared;
      if (fault.kind === 'refused') return { ok: false, reason: 'refused', failure: fault.failure };
      return { ok: false, reason: 'unreachable' };
    },

    async pay(order) {
      // A card that was typed is confirmed by the browser: here it only shows what became of it.
      if (order.savedMethod === null) return read(order);
      const prepared = await prepareIntent(stripe, vault, order);
      if (!prepared.ok) return toFailedAnswer(prepared.fault);
      return confirmIntent(stripe, order, prepared.value, {});
    },

    renew: (order) => renewPayment(stripe, order),
    read,
    refund: (order, refund) => refundPayment(stripe, order, refund),

    async cancel({ reference }) {
      if (reference === null) return { ok: true };
      // What was paid meanwhile cannot be cancelled, and is found by the next reading.
      const asked = await callStripe(() =>
        stripe.paymentIntents.cancel(reference, { cancellation_reason: 'abandoned' }),
      );
      const unheard = !asked.ok && asked.fault.kind === 'unreachable';
      return unheard ? { ok: false, reason: 'unreachable' } : { ok: true };
    },

    vault,

    webhook: async (request) =>
      readStripeWebhook(stripe, request, { secret: webhookSecret, live, now: clock() }),

    // Stripe, Integration security guide; those of m.stripe carry its fraud signals.
    contentSources: {
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frame: [
        'https://js.stripe.com',
        'https://*.js.stripe.com',
        'https://hooks.stripe.com',
        'https://m.stripe.network',
        ...standIn,
      ],
      connect: ['https://api.stripe.com', 'https://m.stripe.com', ...standIn],
      img: ['https://*.stripe.com'],
    },
  };
}

function startOf(order: Order, intent: IntentObject, publishableKey: string): Started {
  const { id, client_secret: secret, customer } = intent;
  const browser = order.savedMethod === null && secret !== null;
  return {
    ok: true,
    reference: id,
    customerReference: customer,
    client: browser
      ? {
          processor: 'stripe',
          publishable_key: publishableKey,
          client_secret: secret,
          payment_intent_id: id,
        }
      : null,
  };
}
