import type { newTransaction, ResultOf } from '@clausewright/contract';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { saveProviderCustomer } from '../payment-methods/provider-customer-store.ts';
import type { BillingPorts } from '../ports.ts';
import type { PaymentProvider } from '../provider-interface/provider.ts';
import { withTimeout } from '../transactions/provider-timing.ts';
import { recheckDelay } from '../transactions/cancel-payment.ts';
import { toProviderOrder } from '../transactions/provider-order.ts';
import { toTransactionAnswer } from '../transactions/transaction-response.ts';
import { checkNextAt, type PaymentTransaction, setReference } from '../transactions/transaction-store.ts';

type Opened = ResultOf<typeof newTransaction>;

/**
 * Begins an open payment at its provider, which answers the same object however often it is asked. A
 * saved method needs nothing of the browser.
 */
export async function startAtProvider(
  ports: BillingPorts,
  provider: PaymentProvider,
  transaction: PaymentTransaction,
): Promise<Outcome<Opened>> {
  const { id, state, paymentMethodId, customerId } = transaction;
  const opened = {
    transaction_id: id,
    processing_path: `/transaction/process/${id}`,
    ...toTransactionAnswer(transaction),
  };
  const begins = state === 'created' || state === 'requires-action';
  if (!begins || paymentMethodId !== null || provider.processor !== transaction.processor) {
    return { ok: true, value: { ...opened, client: null } };
  }
  const started = await withTimeout(provider.start(await toProviderOrder(ports, transaction)));
  await failpoint('payment-start-asked');
  if (!started.ok) {
    return { ok: false, reason: started.reason === 'refused' ? started.failure : 'checkout-unavailable' };
  }
  const { reference, customerReference, client } = started;
  if (reference !== null && reference !== transaction.reference && !(await goesOn(ports, id, reference))) {
    return { ok: false, reason: 'price-changed' };
  }
  if (customerReference !== null && customerId !== null) {
    const { processor } = provider;
    await saveProviderCustomer(ports.db, { customerId, processor, reference: customerReference });
  }
  await failpoint('payment-start-noted');
  return { ok: true, value: { ...opened, client } };
}

/** False where it was cancelled here while its provider began it, which is told now that it has a name. */
async function goesOn(
  { db, clock, enqueue }: Pick<BillingPorts, 'db' | 'clock' | 'enqueue'>,
  id: string,
  reference: string,
): Promise<boolean> {
  const now = clock();
  return inTransaction(db, async (trx) => {
    if ((await setReference(trx, id, reference, now)) !== 'cancelled') return true;
    await checkNextAt(trx, id, new Date(now.getTime() + recheckDelay));
    await enqueue(trx, 'cancel-payment', { transaction_id: id });
    return false;
  });
}
