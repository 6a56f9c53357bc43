import type { BodyOf, ResultOf, stripeConfirmPayment } from '@clausewright/contract';
import type { Caller } from '../../documents/records/agreement-access.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { BillingPorts } from '../ports.ts';
import { openItem } from '../checkout/open-purchase.ts';
import { reconcile } from '../settlement/reconcile.ts';
import { toFailure, toTransactionAnswer } from '../transactions/transaction-response.ts';
import { findByReference } from '../transactions/transaction-store.ts';

/**
 * What became of a payment that the browser confirmed. The intent only names it: whether it was paid is
 * read from Stripe, and one that belongs to something else pays for nothing here.
 */
export async function confirmPayment(
  ports: BillingPorts,
  {
    body,
    caller,
  }: {
    body: Pick<BodyOf<typeof stripeConfirmPayment>, 'item_type' | 'item_id' | 'payment_intent_id'>;
    caller: Caller;
  },
): Promise<Outcome<ResultOf<typeof stripeConfirmPayment>>> {
  const item = { itemType: body.item_type, itemId: body.item_id };
  const opened = await openItem(ports.db, item, caller);
  if (!opened.ok) return opened;
  const found = await findByReference(ports.db, 'stripe', body.payment_intent_id);
  if (found === null || found.itemType !== item.itemType || found.itemId !== item.itemId) {
    return { ok: false, reason: 'payment-token-refused' };
  }
  const reconciled = await reconcile(ports, found.id, 'status');
  if (reconciled === null) return { ok: false, reason: 'not-found' };
  const { transaction, read, authenticateUrl } = reconciled;
  // The browser has just confirmed it: until Stripe says what came of that, nobody must pay again.
  if (!read && transaction.state === 'created') {
    return { ok: true, value: { status: 'processing', next: { action: 'wait' } } };
  }
  const failure = transaction.state === 'rejected' ? toFailure(transaction) : null;
  if (failure !== null) return { ok: false, reason: failure };
  return { ok: true, value: toTransactionAnswer(transaction, authenticateUrl) };
}
