import type { Next, TransactionStatus } from '@clausewright/contract';
import { type Facts, isPaid, publicStatuses } from './facts.ts';
import { getItemPath } from './items.ts';
import type { PaymentTransaction } from './transaction-store.ts';

/** How a payment stands, as its page is told. */
export interface TransactionAnswer {
  status: TransactionStatus;
  next: Next;
}

export function toTransactionAnswer(
  transaction: PaymentTransaction,
  authenticateUrl: string | null = null,
): TransactionAnswer {
  const { state } = transaction;
  const status = publicStatuses[state];
  if (isPaid(state)) return { status, next: { action: 'done', path: getItemPath(transaction) } };
  switch (state) {
    case 'created':
      return { status, next: { action: 'process' } };
    case 'requires-action':
      return {
        status,
        // Without an address the form of the provider asks the person itself.
        next:
          authenticateUrl === null ? { action: 'process' } : { action: 'authenticate', url: authenticateUrl },
      };
    case 'rejected':
    case 'cancelled':
      return { status, next: { action: 'retry' } };
    default:
      return { status, next: { action: 'wait' } };
  }
}

/** Why a payment finished nothing; a provider that gave no reason is quoted as such. */
export function toFailure({ state, facts, mismatch }: PaymentTransaction): Facts['failure'] {
  if (state === 'rejected') return facts.failure ?? 'payment-rejected';
  if (state === 'cancelled') return 'payment-cancelled';
  return state === 'pending-verification' && mismatch !== null ? 'payment-not-validated' : null;
}
