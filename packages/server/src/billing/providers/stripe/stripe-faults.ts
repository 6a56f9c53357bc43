import type { PaymentReason } from '@clausewright/contract';
import { Stripe } from 'stripe';
import { toDecline } from '../../provider-interface/decline-reasons.ts';

/** What an error of the SDK says of the request: nobody knows, no such object, or no. */
export type Fault =
  | { kind: 'unreachable' }
  | { kind: 'not-found' }
  | { kind: 'refused'; failure: PaymentReason; code: string; intentId: string | null };

export type StripeResult<T> = { ok: true; value: T } | { ok: false; fault: Fault };

/** Asks Stripe; its errors become values, ours stay errors. */
export async function callStripe<T>(call: () => Promise<T>): Promise<StripeResult<T>> {
  try {
    return { ok: true, value: await call() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return { ok: false, fault: faultOf(error) };
  }
}

function faultOf(error: Stripe.errors.StripeError): Fault {
  const code = error.decline_code ?? error.code ?? '';
  const intentId = error.payment_intent?.id ?? null;
  if (error instanceof Stripe.errors.StripeCardError) {
    return { kind: 'refused', failure: toDecline('stripe', code).reason, code, intentId };
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    if (code === 'resource_missing' && /intent/.test(error.param ?? '')) return { kind: 'not-found' };
    return { kind: 'refused', failure: requestFailure(code), code, intentId };
  }
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    return { kind: 'refused', failure: 'transaction-not-accepted', code, intentId };
  }
  // Network, overload, a lock, a fault of theirs, and keys that were withdrawn: whether a payment exists
  // cannot be told from any of them.
  return { kind: 'unreachable' };
}

/** A method that is gone, spent or somebody else's needs another one; anything else will not go at all. */
function requestFailure(code: string): PaymentReason {
  const method = code.startsWith('payment_method_') || code === 'resource_missing';
  return method ? 'payment-token-refused' : 'transaction-not-accepted';
}
