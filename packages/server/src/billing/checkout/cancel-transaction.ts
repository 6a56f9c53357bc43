import type { cancelTransaction as cancelCall, ResultOf } from '@clausewright/contract';
import type { Caller } from '../../documents/records/agreement-access.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { BillingPorts } from '../ports.ts';
import { cancelWithin } from '../transactions/cancel-payment.ts';
import { lockItem } from '../transactions/items.ts';
import { openItem } from './open-purchase.ts';
import { toProviderOrder } from '../transactions/provider-order.ts';
import { reconcile } from '../settlement/reconcile.ts';
import { toTransactionAnswer } from '../transactions/transaction-response.ts';
import { findTransaction, lockTransaction } from '../transactions/transaction-store.ts';

/** Ends an open payment for the person, unless money is on its way; the provider is asked before. */
export async function cancelTransaction(
  ports: BillingPorts,
  { id, caller }: { id: string; caller: Caller },
): Promise<Outcome<ResultOf<typeof cancelCall>>> {
  const found = await findTransaction(ports.db, id);
  if (found === null) return { ok: false, reason: 'not-found' };
  const opened = await openItem(ports.db, found, caller);
  if (!opened.ok) return opened;
  await reconcile(ports, id, 'status');
  return inTransaction(ports.db, async (trx): Promise<Outcome<ResultOf<typeof cancelCall>>> => {
    const now = ports.clock();
    await lockItem(trx, found);
    const transaction = await lockTransaction(trx, id);
    if (transaction === null) return { ok: false, reason: 'not-found' };
    const { state, chargingUntil } = transaction;
    const charging = chargingUntil !== null && chargingUntil > now;
    if (charging || state === 'processing' || state === 'pending-verification') {
      return { ok: false, reason: 'payment-in-progress' };
    }
    const ends = state === 'created' || state === 'requires-action' || state === 'rejected';
    if (!ends) return { ok: true, value: { status: toTransactionAnswer(transaction).status } };
    await cancelWithin(ports, trx, transaction, { because: 'by-the-person', now });
    return { ok: true, value: { status: 'cancelled' } };
  });
}

/**
 * The job that tells a provider of a payment that ended on our side; repeating it is harmless. Throws where
 * the provider did not answer: try again later.
 */
export async function cancelAtProvider(ports: BillingPorts, id: string): Promise<void> {
  const transaction = await findTransaction(ports.db, id);
  const provider = transaction === null ? null : ports.providers.find(transaction.processor);
  if (transaction === null || provider === null || transaction.state !== 'cancelled') return;
  const cancelled = await provider.cancel(await toProviderOrder(ports, transaction));
  if (!cancelled.ok) throw new Error('the provider did not answer');
}
