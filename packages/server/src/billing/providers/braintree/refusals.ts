import type { PaymentReason } from '@clausewright/contract';

/** Faults of a request, by the gateway's numbers: nothing was charged, and no transaction was made. */
const reasons: Readonly<Record<string, PaymentReason>> = {
  // The nonce: unknown or expired, used before, locked by another charge; a saved method that is gone.
  91565: 'payment-token-refused',
  91564: 'payment-token-refused',
  91566: 'payment-token-refused',
  91518: 'payment-token-refused',
  81715: 'card-number-wrong',
  81716: 'card-number-wrong',
  81717: 'card-number-wrong',
  81709: 'card-expired',
  81710: 'card-expired',
  81706: 'card-cvc-wrong',
  81707: 'card-cvc-wrong',
  // The card that was authenticated is not the one that pays, or for another account.
  91568: 'card-authentication-failed',
  91584: 'card-authentication-failed',
};

/** Why a request was refused, from the codes of its errors. */
export function toRefusal(codes: readonly string[]): PaymentReason {
  const known = codes.map((code) => reasons[code]).find((reason) => reason !== undefined);
  return known ?? 'transaction-not-accepted';
}
