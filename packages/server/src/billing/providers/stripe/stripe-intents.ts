import type { Stripe } from 'stripe';
import type { Answer, Order } from '../../provider-interface/provider.ts';
import { callStripe, type StripeResult, type Fault } from './stripe-faults.ts';
import {
  disputeObject,
  type IntentObject,
  intentObject,
  intentParts,
  refundObject,
  type RefundObject,
} from './stripe-objects.ts';
import { toDisputeState, toProviderPayment } from './stripe-status.ts';

/** More attempts than one customer can leave behind in the time a payment stays open. */
const newest = 100;

/**
 * The payment of an order, by its name or, where its beginning was answered by silence, among those of
 * its customer; null where there is none.
 */
export async function findIntent(stripe: Stripe, order: Order): Promise<StripeResult<IntentObject | null>> {
  const { reference } = order;
  if (reference !== null) {
    return callStripe(async () =>
      intentObject.parse(await stripe.paymentIntents.retrieve(reference, { expand: intentParts })),
    );
  }
  const customer = order.customer?.reference ?? null;
  if (customer === null) return { ok: true, value: null };
  const listed = await callStripe(() => stripe.paymentIntents.list({ customer, limit: newest }));
  if (!listed.ok) return listed;
  const own = listed.value.data.find(({ metadata }) => metadata['transaction_id'] === order.id);
  return own === undefined ? { ok: true, value: null } : findIntent(stripe, { ...order, reference: own.id });
}

export async function listIntentRefunds(
  stripe: Stripe,
  intentId: string,
): Promise<StripeResult<RefundObject[]>> {
  return callStripe(async () => {
    const { data } = await stripe.refunds.list({ payment_intent: intentId, limit: newest });
    return data.map((refund) => refundObject.parse(refund));
  });
}

/** All facts of a payment; refunds and disputes are asked for only where there are some. */
export async function buildAnswer(stripe: Stripe, intent: IntentObject): Promise<Answer> {
  const charge = intent.latest_charge;
  const refunds = (charge?.amount_refunded ?? 0) > 0 ? await listIntentRefunds(stripe, intent.id) : null;
  const disputed = charge?.disputed === true ? await disputesOf(stripe, intent.id) : null;
  if (refunds?.ok === false || disputed?.ok === false) return { ok: false, reason: 'unreachable' };
  const given = (refunds?.value ?? []).filter(({ status }) => status === 'succeeded');
  const refunded = given.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ok: true,
    reading: toProviderPayment(intent, { refunded, dispute: toDisputeState(disputed?.value ?? []) }),
  };
}

async function disputesOf(stripe: Stripe, intentId: string): Promise<StripeResult<string[]>> {
  return callStripe(async () => {
    const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: newest });
    return data.map((dispute) => disputeObject.parse(dispute).status);
  });
}

/** A fault where a payment was asked for. */
export function toFailedAnswer(fault: Fault): Extract<Answer, { ok: false }> {
  if (fault.kind === 'refused') return { ok: false, reason: 'refused', failure: fault.failure };
  return { ok: false, reason: fault.kind };
}
