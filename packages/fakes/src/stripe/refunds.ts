import type Stripe from 'stripe';
import { objectReply, invalidReply, listReply, missingReply, type StripeAnswer } from './answers.ts';
import { type StripeState, getId } from './stripe-state.ts';

export function createRefund(books: StripeState, params: Stripe.RefundCreateParams): StripeAnswer {
  const charge = chargeOf(books, params);
  if (charge === null) return missingReply('payment_intent', params.payment_intent ?? params.charge ?? '');
  if (!charge.captured) return invalidReply('charge_not_captured', 'The charge was not captured.');
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) return invalidReply('charge_already_refunded', 'The charge has already been refunded.');
  if (charge.disputed) return invalidReply('charge_disputed', 'The charge has been charged back.');
  const amount = params.amount ?? left;
  if (!Number.isInteger(amount) || amount <= 0 || amount > left) {
    return invalidReply(
      'amount_too_large',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    );
  }
  const refund: Stripe.Refund = {
    id: books.nextId('re'),
    object: 'refund',
    amount,
    balance_transaction: books.nextId('txn'),
    charge: charge.id,
    created: books.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: (params.metadata === '' ? {} : (params.metadata ?? {})) as Record<string, string>,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  books.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const method = books.methods.get(getId(charge.payment_method));
  if (method?.effect.refundFails === true) refund.status = 'pending';
  books.emit('refund.created', refund);
  books.emit('charge.refunded', charge);
  return objectReply(refund);
}

/** What the bank said later of a refund that was pending, or done. */
export function settleRefund(
  books: StripeState,
  refund: Stripe.Refund,
  status: 'succeeded' | 'failed',
): void {
  const charge = books.charges.get(getId(refund.charge));
  if (status === 'failed' && refund.status !== 'failed' && charge !== undefined) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
    refund.failure_reason = 'lost_or_stolen_card';
  }
  refund.status = status;
  books.emit(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
}

export function listRefunds(
  books: StripeState,
  params: { payment_intent?: string; charge?: string },
): StripeAnswer {
  const charge = chargeOf(books, params);
  const all = [...books.refunds.values()].toReversed();
  return listReply(
    all.filter((refund) => refund.charge === charge?.id),
    '/v1/refunds',
  );
}

function chargeOf(
  books: StripeState,
  { payment_intent, charge }: { payment_intent?: string; charge?: string },
): Stripe.Charge | null {
  const intent = books.intents.get(payment_intent ?? '');
  return books.charges.get(charge ?? getId(intent?.object.latest_charge)) ?? null;
}
