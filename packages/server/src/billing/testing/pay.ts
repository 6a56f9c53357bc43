import type { BillingPorts } from '../ports.ts';
import { decideCharge, insertCharge } from '../providers/sandbox/sandbox-store.ts';
import { findTransaction, type PaymentTransaction } from '../transactions/transaction-store.ts';

/** The test provider takes the money without telling anybody, as a page does whose browser is gone. */
export async function captureSilently(
  { db, clock }: Pick<BillingPorts, 'db' | 'clock'>,
  id: string,
): Promise<void> {
  const transaction = await existing(db, id);
  await insertCharge(db, { ...transaction, now: clock() });
  await decideCharge(db, id, { state: 'captured', code: null, decidesAt: null }, clock());
}

async function existing(db: BillingPorts['db'], id: string): Promise<PaymentTransaction> {
  const transaction = await findTransaction(db, id);
  if (transaction === null) throw new Error('no such payment');
  return transaction;
}
