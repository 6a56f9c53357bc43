import { insertAudit } from '../../database/audit-store.ts';
import { newId } from '../../database/ids.ts';
import type { Transaction } from '../../database/schema.ts';
import { mailRefund } from '../../mail/payment-mail.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { postRefund, postSurplus, postSurplusRefund } from '../ledger/post.ts';
import type { BillingPorts } from '../ports.ts';
import type { PaymentTransaction } from '../transactions/transaction-store.ts';
import { insertRefund, type Refund, sumOfRefunds } from './refund-store.ts';

interface Noted {
  transaction: PaymentTransaction;
  refund: Pick<Refund, 'id' | 'amount' | 'reason'>;
  now: Date;
}

/** Enters money that went back into the books, with its credit note; call it once per refund. */
export async function noteRefund(
  ports: BillingPorts,
  trx: Transaction,
  { transaction, refund, now }: Noted,
): Promise<void> {
  const { id: transactionId, currency, surplus, mismatch } = transaction;
  const { id, amount } = refund;
  const actor = refund.reason === 'operator' ? 'operator' : 'provider';
  const about = { objectType: 'transaction', objectId: transactionId, at: now };
  await insertAudit(trx, { actor, action: 'transaction.refund', ...about });
  if (surplus || mismatch !== null) {
    // It never counted as a sale: it was the payer's all the time.
    await postSurplus(trx, { id: transactionId, captured: transaction.facts.captured, currency }, now);
    await postSurplusRefund(trx, { id, transactionId, amount, currency }, now);
    await mailRefund(ports, trx, { transaction, refund, now });
    return;
  }
  const note = await issueCreditNote(trx, { refund: { id, transactionId, amount }, now });
  const { net, vat } = note?.content ?? { net: amount, vat: 0 };
  await postRefund(trx, { id, transactionId, net, vat, currency }, now);
  await mailRefund(ports, trx, { transaction, refund, now });
}

/** A refund that was made at the provider itself: what it gave back beyond what we asked for. */
export async function noteForeignRefund(
  ports: BillingPorts,
  trx: Transaction,
  { transaction, now }: { transaction: PaymentTransaction; now: Date },
): Promise<void> {
  const { done, requested } = await sumOfRefunds(trx, transaction.id);
  const amount = transaction.facts.refunded - done - requested;
  if (amount <= 0) return;
  const refund = { id: newId(), amount, reason: 'provider' } as const;
  await insertRefund(trx, { ...refund, transactionId: transaction.id, status: 'done', now });
  await noteRefund(ports, trx, { transaction, refund, now });
}

/** Money for a sale that is covered already, or for an item that is gone, goes back by itself. */
export async function returnSurplus(
  { enqueue }: Pick<BillingPorts, 'enqueue'>,
  trx: Transaction,
  { transaction, now }: { transaction: PaymentTransaction; now: Date },
): Promise<void> {
  const { id: transactionId, facts, currency } = transaction;
  await postSurplus(trx, { id: transactionId, captured: facts.captured, currency }, now);
  const { done, requested } = await sumOfRefunds(trx, transactionId);
  const amount = facts.captured - Math.max(facts.refunded, done) - requested;
  if (amount <= 0) return;
  const id = newId();
  await insertRefund(trx, { id, transactionId, amount, reason: 'surplus', status: 'requested', now });
  await enqueue(trx, 'refund-payment', { refund_id: id });
}
