import type { AttemptState, DisputeState } from '../../../platform/database/billing-schema.ts';
import { toMinorUnits } from '../../../platform/money.ts';
import { toDecline } from '../../provider-interface/decline-reasons.ts';
import type { Order, ProviderPayment } from '../../provider-interface/provider.ts';
import { toCardCountry } from './card-countries.ts';
import { toPaymentMethod } from './card-method.ts';
import type { TransactionAnswer, TransactionStatus } from './gateway-answers.ts';

/** As in the table of states: what an attempt came to, and whether its money counts as taken. */
const meaning: Record<TransactionStatus, { attempt: AttemptState; captured: boolean }> = {
  authorizing: { attempt: 'processing', captured: false },
  authorized: { attempt: 'processing', captured: false },
  submitted_for_settlement: { attempt: 'approved', captured: true },
  settling: { attempt: 'approved', captured: true },
  settlement_confirmed: { attempt: 'approved', captured: true },
  settlement_pending: { attempt: 'approved', captured: true },
  settled: { attempt: 'approved', captured: true },
  settlement_declined: { attempt: 'rejected', captured: false },
  processor_declined: { attempt: 'rejected', captured: false },
  gateway_rejected: { attempt: 'rejected', captured: false },
  failed: { attempt: 'rejected', captured: false },
  voided: { attempt: 'cancelled', captured: false },
  authorization_expired: { attempt: 'cancelled', captured: false },
};

/** Whether money was, is, or may yet be taken by it: then no other sale is made for the order. */
export function mayTakeMoney({ status }: TransactionAnswer): boolean {
  return meaning[status].captured || meaning[status].attempt === 'processing';
}

/** One that the payer was charged for beside another. */
export function mayBeDuplicate(sale: TransactionAnswer): boolean {
  return mayTakeMoney(sale) || sale.status === 'voided';
}

/** `refunds`: the credits that belong to it. Null where the gateway's amounts make no sense. */
export function toProviderPayment(
  order: Order,
  sale: TransactionAnswer,
  refunds: readonly TransactionAnswer[],
): ProviderPayment | null {
  const amount = toMinorUnits(sale.amount, sale.currencyIsoCode);
  const returned = refunds
    .filter((refund) => meaning[refund.status].attempt !== 'rejected' && refund.status !== 'voided')
    .map((refund) => toMinorUnits(refund.amount, refund.currencyIsoCode));
  if (amount === null || returned.includes(null)) return null;
  // PayPal decides in its own time whether the money comes.
  const waits = sale.status === 'settlement_pending' && sale.paymentInstrumentType === 'paypal_account';
  const { attempt, captured } = waits
    ? ({ attempt: 'pending-verification', captured: false } as const)
    : meaning[sale.status];
  const takenBack = wasCounted(order, sale);
  const given = returned.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return {
    reference: sale.id,
    attempt,
    failure: attempt === 'rejected' ? failureOf(sale) : null,
    captured: captured || takenBack ? amount : 0,
    refunded: takenBack ? amount : Math.min(given, amount),
    currency: sale.currencyIsoCode,
    live: null,
    transactionId: sale.orderId ?? null,
    quoteHash: null,
    dispute: disputeOf(sale),
    authenticateUrl: null,
    method: order.saveMethod ? toPaymentMethod(sale) : null,
    customerReference: sale.customer?.id ?? null,
    cardCountry: toCardCountry(sale.creditCard?.countryOfIssuance),
    raw: rawOf(sale, given),
  };
}

/**
 * Money that an earlier reading counted and that never came: voided before it was settled, or refused at
 * settlement. Sums of a payment only grow, so it shows as given back.
 */
function wasCounted(order: Order, sale: TransactionAnswer): boolean {
  if (order.reference !== sale.id) return false;
  if (sale.status !== 'voided' && sale.status !== 'settlement_declined') return false;
  return sale.statusHistory.some(({ status }) =>
    ['submitted_for_settlement', 'settling', 'settled'].includes(status),
  );
}

function failureOf(sale: TransactionAnswer): ProviderPayment['failure'] {
  if (sale.status === 'gateway_rejected')
    return toDecline('braintree', sale.gatewayRejectionReason ?? null).reason;
  if (sale.status === 'settlement_declined') return 'payment-rejected';
  return toDecline('braintree', sale.processorResponseCode ?? null).reason;
}

/** A retrieval asks for papers and takes no money. */
function disputeOf({ disputes }: TransactionAnswer): DisputeState {
  const states = (disputes ?? []).filter(({ kind }) => kind !== 'retrieval').map(({ status }) => status);
  if (states.some((status) => ['open', 'under_review', 'disputed'].includes(status))) return 'open';
  if (states.some((status) => ['lost', 'accepted', 'auto_accepted', 'expired'].includes(status)))
    return 'lost';
  return states.includes('won') ? 'won' : 'none';
}

function rawOf(sale: TransactionAnswer, refunded: number): ProviderPayment['raw'] {
  return {
    id: sale.id,
    status: sale.status,
    amount: sale.amount,
    currency: sale.currencyIsoCode,
    merchantAccount: sale.merchantAccountId ?? null,
    instrument: sale.paymentInstrumentType ?? null,
    code: sale.processorResponseCode ?? null,
    text: sale.processorResponseText ?? null,
    rejection: sale.gatewayRejectionReason ?? null,
    refunds: sale.refundIds ?? [],
    refunded,
  };
}
