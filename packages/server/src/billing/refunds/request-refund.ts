import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { BillingPorts } from '../ports.ts';
import { lockItem } from '../transactions/items.ts';
import { findTransaction, lockTransaction } from '../transactions/transaction-store.ts';
import { performRefund, type Performed } from './perform-refund.ts';
import { findRefund, insertRefund, sumRefunds } from '../settlement/refund-store.ts';

export interface RefundInput {
  /** Chosen by whoever asks: the same one again is the same refund. */
  id: string;
  transactionId: string;
  /** Minor units; null: everything that is left. */
  amount: number | null;
  note: string;
}

export type Requested = Performed | { ok: false; reason: 'nothing-left' | 'too-much' | 'id-taken' };

/** Gives money back at the operator's will: noted and committed first, then asked of the provider. */
export async function requestRefund(ports: BillingPorts, input: RefundInput): Promise<Requested> {
  const noted = await inTransaction(ports.db, async (trx): Promise<Requested | null> => {
    const found = await findTransaction(trx, input.transactionId);
    if (found === null) return { ok: false, reason: 'not-found' };
    await lockItem(trx, found);
    const transaction = await lockTransaction(trx, found.id);
    if (transaction === null) return { ok: false, reason: 'not-found' };
    const earlier = await findRefund(trx, input.id);
    if (earlier !== null) {
      const same = earlier.transactionId === found.id && (input.amount ?? earlier.amount) === earlier.amount;
      return same ? null : { ok: false, reason: 'id-taken' };
    }
    const { done, requested } = await sumRefunds(trx, found.id);
    const { captured, refunded } = transaction.facts;
    const left = captured - Math.max(done, refunded) - requested;
    if (left <= 0) return { ok: false, reason: 'nothing-left' };
    const amount = input.amount ?? left;
    if (amount <= 0 || amount > left) return { ok: false, reason: 'too-much' };
    const { id, transactionId, note } = input;
    const now = ports.clock();
    await insertRefund(trx, {
      id,
      transactionId,
      amount,
      reason: 'operator',
      status: 'requested',
      note,
      now,
    });
    // The job goes on with it where this process ends.
    await ports.enqueue(trx, 'refund-payment', { refund_id: id });
    return null;
  });
  if (noted !== null) return noted;
  await failpoint('refund-requested');
  return performRefund(ports, input.id);
}
