import type { Stripe } from 'stripe';
import type { Clock } from '../../../clock.ts';
import type { Answer, Order, PaymentProvider, RefundAnswer, Started } from '../provider.ts';
import { leastCharge, toStripe } from './stripe-amounts.ts';
import { createStripeClient, type Patience, type StripeSettings } from './stripe-client.ts';
import { ask } from './stripe-faults.ts';
import { answerOf, answerOfFault, findIntent, refundsOf } from './stripe-intents.ts';
import { type IntentObject, intentObject, intentParts, refundObject } from './stripe-objects.ts';
import { createStripeVault } from './stripe-vault.ts';
import { readStripeWebhook } from './stripe-webhook.ts';

const unreachable = { ok: false, reason: 'unreachable' } as const;
/** A payment in these can be confirmed; one that asks the bank, or is done, must not be begun again. */
const confirmable = ['requires_payment_method', 'requires_confirmation'];

/**
 * Cards through Stripe's hosted fields: one PaymentIntent per order, which can be paid once, whoever
 * confirms it how often.
 */
export function createStripeProvider(
  settings: StripeSettings,
  { clock, patience = { timeout: 6000, retries: 1 } }: { clock: Clock; patience?: Patience },
): PaymentProvider {
  const stripe = createStripeClient(settings, patience);
  const live = /^[a-z]+_live_/.test(settings.secretKey);
  const vault = createStripeVault(stripe);
  const here = settings.apiUrl === undefined ? [] : [new URL(settings.apiUrl).origin];

  const start = async (order: Order): Promise<Started> => {
    const found = await findIntent(stripe, order);
    if (!found.ok && found.fault.kind !== 'not-found') return startFault(answerOfFault(found.fault));
    if (found.ok && found.value !== null) return startOf(order, found.value, settings.publishableKey);
    const customer =
      order.customer === null ? null : await vault.customer({ ...order.customer, email: order.email });
    if (customer?.ok === false) return unreachable;
    const begun = await ask(async () =>
      intentObject.parse(
        await stripe.paymentIntents.create(
          { ...intentOf(order, customer?.reference ?? null), expand: intentParts },
          { idempotencyKey: `${order.id}:start` },
        ),
      ),
    );
    if (!begun.ok) return startFault(answerOfFault(begun.fault));
    return startOf(order, begun.value, settings.publishableKey);
  };

  /** Confirms with the saved method where it still can be, and answers the facts that follow. */
  const confirm = async (order: Order, intent: IntentObject, session: object): Promise<Answer> => {
    const { savedMethod } = order;
    if (savedMethod === null || !confirmable.includes(intent.status)) return answerOf(stripe, intent);
    // No key of ours: after a refusal the same card may be tried again, and the intent itself can be
    // paid only once. The SDK repeats one call with one key.
    const confirmed = await ask(async () =>
      intentObject.parse(
        await stripe.paymentIntents.confirm(intent.id, {
          payment_method: savedMethod,
          return_url: order.returnUrl,
          expand: intentParts,
          ...session,
        }),
      ),
    );
    if (confirmed.ok) return answerOf(stripe, confirmed.value);
    return afterRefusal(stripe, { ...order, reference: intent.id }, confirmed.fault);
  };

  return {
    processor: 'stripe',
    kinds: ['card'],
    test: !live,
    sellerOfRecord: false,
    live,
    minimum: leastCharge,
    start,

    async pay(order) {
      const found = await findIntent(stripe, order);
      if (!found.ok) return answerOfFault(found.fault);
      return found.value === null ? { ok: false, reason: 'not-found' } : confirm(order, found.value, {});
    },

    async renew(order) {
      const found = await findIntent(stripe, order);
      if (!found.ok) return answerOfFault(found.fault);
      if (found.value !== null) return confirm(order, found.value, { off_session: true });
      const customer = order.customer?.reference ?? null;
      if (customer === null || order.savedMethod === null) {
        return { ok: false, reason: 'refused', failure: 'payment-token-refused' };
      }
      const renewal = {
        ...intentOf(order, customer),
        payment_method: order.savedMethod,
        confirm: true,
        off_session: true,
        return_url: order.returnUrl,
        expand: intentParts,
      };
      const charged = await ask(async () =>
        intentObject.parse(
          await stripe.paymentIntents.create(renewal, { idempotencyKey: `${order.id}:renew` }),
        ),
      );
      return charged.ok ? answerOf(stripe, charged.value) : afterRefusal(stripe, order, charged.fault);
    },

    async read(order) {
      const found = await findIntent(stripe, order);
      if (!found.ok) return answerOfFault(found.fault);
      return found.value === null ? { ok: false, reason: 'not-found' } : answerOf(stripe, found.value);
    },

    async refund(order, refund): Promise<RefundAnswer> {
      const { reference } = order;
      if (reference === null) return { ok: false, reason: 'refused', message: 'nothing was charged' };
      // Keys are forgotten after a day, refunds are not.
      const earlier = await refundsOf(stripe, reference);
      if (!earlier.ok) return { ok: false, reason: 'unreachable', message: earlier.fault.kind };
      const same = earlier.value.find(({ metadata }) => metadata?.['refund_id'] === refund.id);
      if (same !== undefined) return refundAnswer(same);
      const made = await ask(async () =>
        refundObject.parse(
          await stripe.refunds.create(
            {
              payment_intent: reference,
              amount: toStripe(refund.amount, refund.currency),
              metadata: { transaction_id: order.id, refund_id: refund.id },
            },
            { idempotencyKey: `${order.id}:refund:${refund.id}` },
          ),
        ),
      );
      if (made.ok) return refundAnswer(made.value);
      if (made.fault.kind === 'unreachable') {
        return { ok: false, reason: 'unreachable', message: made.fault.kind };
      }
      const message = made.fault.kind === 'refused' ? made.fault.code : made.fault.kind;
      return { ok: false, reason: 'refused', message };
    },

    async cancel({ reference }) {
      if (reference === null) return;
      // What was paid meanwhile cannot be cancelled, and is found by the next reading.
      await ask(() => stripe.paymentIntents.cancel(reference, { cancellation_reason: 'abandoned' }));
    },

    vault,

    webhook: async (request) =>
      readStripeWebhook(stripe, request, { secret: settings.webhookSecret, live, now: clock() }),

    // Stripe, Integration security guide; the last two carry its fraud signals.
    contentSources: {
      script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
      frame: [
        'https://js.stripe.com',
        'https://*.js.stripe.com',
        'https://hooks.stripe.com',
        'https://m.stripe.network',
        ...here,
      ],
      connect: ['https://api.stripe.com', 'https://m.stripe.com', ...here],
      img: ['https://*.stripe.com'],
    },
  };
}

function intentOf(order: Order, customer: string | null): Stripe.PaymentIntentCreateParams {
  return {
    amount: toStripe(order.amount, order.currency),
    currency: order.currency.toLowerCase(),
    automatic_payment_methods: { enabled: true },
    description: order.description,
    metadata: { transaction_id: order.id, quote_hash: order.quoteHash },
    ...(customer === null ? {} : { customer }),
    ...(customer !== null && order.saveMethod ? { setup_future_usage: 'off_session' } : {}),
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

function startFault(answer: Extract<Answer, { ok: false }>): Started {
  return answer.reason === 'refused' ? answer : unreachable;
}

/** A refusal leaves its traces in the intent: the facts are read from there. */
async function afterRefusal(
  stripe: Stripe,
  order: Order,
  fault: Parameters<typeof answerOfFault>[0],
): Promise<Answer> {
  if (fault.kind !== 'refused') return answerOfFault(fault);
  const found = await findIntent(stripe, { ...order, reference: fault.intentId ?? order.reference });
  if (!found.ok) return found.fault.kind === 'unreachable' ? unreachable : answerOfFault(fault);
  if (found.value === null) return answerOfFault(fault);
  const answer = await answerOf(stripe, found.value);
  // The request itself was refused, so that the intent knows of no attempt.
  return answer.ok && answer.reading.attempt === 'created' ? answerOfFault(fault) : answer;
}

function refundAnswer({ id, status }: { id: string; status: string | null }): RefundAnswer {
  if (status === 'failed' || status === 'canceled') return { ok: false, reason: 'refused', message: status };
  return { ok: true, reference: id, done: status === 'succeeded' };
}
