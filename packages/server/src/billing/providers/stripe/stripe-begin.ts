import type { Stripe } from 'stripe';
import type { Order, Vault } from '../../provider-interface/provider.ts';
import { toStripe } from './stripe-amounts.ts';
import { callStripe, type StripeResult } from './stripe-faults.ts';
import { findIntent } from './stripe-intents.ts';
import { type IntentObject, intentObject, intentParts } from './stripe-objects.ts';

/** A payment in these waits for a method; one that is done, or cancelled, stays as it is. */
export const awaitingMethod: ReadonlySet<string> = new Set([
  'requires_payment_method',
  'requires_confirmation',
]);

/**
 * The payment of an order, made where there is none, and of the payer of today: between two visits he
 * may have signed in, or decided to keep his card.
 */
export async function prepareIntent(
  stripe: Stripe,
  vault: Vault,
  order: Order,
): Promise<StripeResult<IntentObject>> {
  const { customer } = order;
  const known = customer === null ? null : await vault.customer({ ...customer, email: order.email });
  if (known?.ok === false) return { ok: false, fault: { kind: 'unreachable' } };
  const owner = known?.reference ?? null;
  const found = await findIntent(stripe, {
    ...order,
    customer: customer === null ? null : { ...customer, reference: owner },
  });
  if (!found.ok && found.fault.kind !== 'not-found') return found;
  const intent = found.ok ? found.value : null;
  return intent === null ? createIntent(stripe, order, owner) : adjusted(stripe, order, owner, intent);
}

function createIntent(
  stripe: Stripe,
  order: Order,
  owner: string | null,
): Promise<StripeResult<IntentObject>> {
  return callStripe(async () =>
    intentObject.parse(
      await stripe.paymentIntents.create(
        { ...newIntent(order, owner), expand: intentParts },
        { idempotencyKey: `${order.id}:start:${owner ?? 'visitor'}` },
      ),
    ),
  );
}

async function adjusted(
  stripe: Stripe,
  order: Order,
  owner: string | null,
  intent: IntentObject,
): Promise<StripeResult<IntentObject>> {
  const usage = futureUsage(order, owner);
  const same = intent.customer === owner && intent.setup_future_usage === usage;
  if (same || !awaitingMethod.has(intent.status)) return { ok: true, value: intent };
  if (intent.customer !== null && intent.customer !== owner) return replaced(stripe, order, owner, intent);
  return callStripe(async () =>
    intentObject.parse(
      await stripe.paymentIntents.update(intent.id, {
        ...(intent.customer === owner || owner === null ? {} : { customer: owner }),
        setup_future_usage: usage ?? '',
        expand: intentParts,
      }),
    ),
  );
}

/** Stripe does not move a payment to another customer. One that was paid meanwhile is not replaced. */
async function replaced(
  stripe: Stripe,
  order: Order,
  owner: string | null,
  { id }: IntentObject,
): Promise<StripeResult<IntentObject>> {
  const cancelled = await callStripe(() =>
    stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }),
  );
  return cancelled.ok ? createIntent(stripe, order, owner) : cancelled;
}

function futureUsage({ saveMethod }: Order, owner: string | null): 'off_session' | null {
  return owner !== null && saveMethod ? 'off_session' : null;
}

/** What every payment of ours carries. */
export function newIntent(order: Order, owner: string | null): Stripe.PaymentIntentCreateParams {
  const usage = futureUsage(order, owner);
  return {
    amount: toStripe(order.amount, order.currency),
    currency: order.currency.toLowerCase(),
    automatic_payment_methods: { enabled: true },
    description: order.description,
    metadata: { transaction_id: order.id, quote_hash: order.quoteHash },
    ...(owner === null ? {} : { customer: owner }),
    ...(usage === null ? {} : { setup_future_usage: usage }),
  };
}
