import type { TransactionStatus } from '../../database/schema.ts';

/** Specification 4: what may become of a payment. The last three are its ends. */
const next: Readonly<Record<TransactionStatus, readonly TransactionStatus[]>> = {
  processing: ['pending-verification', 'approved', 'rejected', 'cancelled'],
  'pending-verification': ['approved', 'rejected', 'cancelled'],
  approved: [],
  rejected: [],
  cancelled: [],
};

export function mayBecome(from: TransactionStatus, to: TransactionStatus): boolean {
  return next[from].includes(to);
}
