import type { Stripe } from 'stripe';
import type { Answer, Order } from '../../provider-interface/provider.ts';
import { newIntent, awaitingMethod } from './stripe-begin.ts';
import { callStripe, type Fault } from './stripe-faults.ts';
import { buildAnswer, toFailedAnswer, findIntent } from './stripe-intents.ts';
import { type IntentObject, intentObject, intentParts } from './stripe-objects.ts';

/**
 * Charges the saved method and answers the facts that follow. No idempotency key of ours: after a refusal
 * the same card may be tried again, and the intent itself can be paid only once. The SDK repeats one call
 * with one key.
 */
export async function confirmIntent(
  stripe: Stripe,
  order: Order,
  intent: IntentObject,
  session: { off_session?: true },
): Promise<Answer> {
  const { savedMethod } = order;
  if (savedMethod === null || !mayConfirm(intent, savedMethod)) return buildAnswer(stripe, intent);
  const confirmed = await callStripe(async () =>
    intentObject.parse(
      await stripe.paymentIntents.confirm(intent.id, {
        payment_method: savedMethod,
        return_url: order.returnUrl,
        expand: intentParts,
        ...session,
      }),
    ),
  );
  if (confirmed.ok) return buildAnswer(stripe, confirmed.value);
  return afterRefusal(stripe, { ...order, reference: intent.id }, confirmed.fault);
}

/** While the bank waits for the person the same card is not begun again, another one is. */
function mayConfirm({ status, payment_method: method }: IntentObject, savedMethod: string): boolean {
  return awaitingMethod.has(status) || (status === 'requires_action' && method?.id !== savedMethod);
}

/** Charges the saved method while nobody is there. */
export async function renewPayment(stripe: Stripe, order: Order): Promise<Answer> {
  const found = await findIntent(stripe, order);
  if (!found.ok) return toFailedAnswer(found.fault);
  if (found.value !== null) return confirmIntent(stripe, order, found.value, { off_session: true });
  const { savedMethod } = order;
  const owner = order.customer?.reference ?? null;
  if (owner === null || savedMethod === null) {
    return { ok: false, reason: 'refused', failure: 'payment-token-refused' };
  }
  const charged = await callStripe(async () =>
    intentObject.parse(
      await stripe.paymentIntents.create(
        {
          ...newIntent(order, owner),
          payment_method: savedMethod,
          confirm: true,
          off_session: true,
          return_url: order.returnUrl,
          expand: intentParts,
        },
        { idempotencyKey: `${order.id}:renew` },
      ),
    ),
  );
  return charged.ok ? buildAnswer(stripe, charged.value) : afterRefusal(stripe, order, charged.fault);
}

/** A refusal leaves its traces in the intent: the facts are read from there. */
async function afterRefusal(stripe: Stripe, order: Order, fault: Fault): Promise<Answer> {
  if (fault.kind !== 'refused') return toFailedAnswer(fault);
  const found = await findIntent(stripe, { ...order, reference: fault.intentId ?? order.reference });
  if (!found.ok) return toFailedAnswer(found.fault.kind === 'unreachable' ? found.fault : fault);
  if (found.value === null) return toFailedAnswer(fault);
  const answer = await buildAnswer(stripe, found.value);
  // The request itself was refused, so that the intent knows of no attempt.
  return answer.ok && answer.reading.attempt === 'created' ? toFailedAnswer(fault) : answer;
}
