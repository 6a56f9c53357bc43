import type { PaymentReason } from '@clausewright/contract';

const reasons: Readonly<Record<string, PaymentReason>> = {
  // Another source of money in the same PayPal account may do.
  INSTRUMENT_DECLINED: 'payment-attempt-failed',
  PAYER_CANNOT_PAY: 'payment-attempt-failed',
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: 'payment-attempt-failed',
  PAYER_ACCOUNT_RESTRICTED: 'decline-2046',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'decline-2046',
  // The payer revoked what was agreed: a plan ends with it.
  AGREEMENT_ALREADY_CANCELLED: 'decline-2018',
  BILLING_AGREEMENT_NOT_FOUND: 'decline-2018',
  TOKEN_ID_NOT_FOUND: 'decline-2018',
};

/** Why PayPal refused, for the words of the refusal. */
export function toFailure(issues: readonly string[]): PaymentReason {
  for (const issue of issues) {
    const reason = reasons[issue];
    if (reason !== undefined) return reason;
  }
  return 'transaction-not-accepted';
}

/** Refusals that say how the order stands, not that the payment failed. */
export const stateConflicts = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
]);
