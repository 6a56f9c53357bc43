import type { Transaction } from '../../database/schema.ts';
import { openTransactionOf, type PaymentTransaction, setTransactionStatus } from './transaction-store.ts';

/** Whether the provider may hold money for it: then only the provider or the operator ends it. */
export function isCharging({ status, chargeStartedAt }: PaymentTransaction): boolean {
  return status === 'pending-verification' || chargeStartedAt !== null;
}

/**
 * Cancels the open payment of an agreement that changes under it. False where the provider was asked
 * already: then the agreement must not change. The agreement is locked.
 */
export async function cancelUnlessCharging(
  trx: Transaction,
  agreementId: string,
  because: 'answers-changed' | 'nothing-to-pay' | 'price-changed',
  now: Date,
): Promise<boolean> {
  const open = await openTransactionOf(trx, 'agreement', agreementId);
  if (open === null) return true;
  if (isCharging(open)) return false;
  await setTransactionStatus(trx, open.id, { status: 'cancelled', response: { because }, now });
  return true;
}
