import type { PaymentProvider, ProviderPayment } from '../provider-interface/provider.ts';
import type { PaymentTransaction } from '../transactions/transaction-store.ts';

/** Why money does not count for what it came for. */
export type Mismatch =
  | 'amount'
  | 'currency'
  | 'mode'
  | 'transaction'
  | 'quote'
  | 'reference'
  | 'item'
  | 'discount';

/**
 * What of a reading contradicts the payment it is said to be of. None of it can change at a provider, so
 * that one contradiction is enough for ever; the amount is compared apart, with all that came.
 */
export function findMismatch(
  transaction: PaymentTransaction,
  reading: ProviderPayment,
  provider: Pick<PaymentProvider, 'live'>,
): Exclude<Mismatch, 'amount' | 'item' | 'discount'> | null {
  if (reading.captured === 0 && reading.refunded === 0) return null;
  if (reading.currency !== null && reading.currency !== transaction.currency) return 'currency';
  if (reading.live !== null && reading.live !== provider.live) return 'mode';
  if (reading.transactionId !== null && reading.transactionId !== transaction.id) return 'transaction';
  if (reading.quoteHash !== null && reading.quoteHash !== transaction.quoteHash) return 'quote';
  // A provider may name the object anew (a session becomes an order); without our mark it must be the same.
  if (reading.transactionId !== null || transaction.reference === null) return null;
  return reading.reference === null || reading.reference === transaction.reference ? null : 'reference';
}
