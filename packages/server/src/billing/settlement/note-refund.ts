import { noteActivity } from '../../activity/note-activity.ts';
import { insertAudit } from '../../platform/database/audit-store.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { mailRefund } from '../transactions/payment-mail.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { postExcessRefund, postRefund, postSurplus, postSurplusRefund } from '../ledger/post.ts';
import type { BillingPorts } from '../ports.ts';
import type { PaymentTransaction } from '../transactions/transaction-store.ts';
import { insertRefund, type Refund, sumRefunds } from './refund-store.ts';

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
  if (transaction.customerId !== null) {
    const noted = {
      ownerId: transaction.customerId,
      actorId: null,
      objectId: transactionId,
      by: actor,
      now,
    } as const;
    await noteActivity(trx, { kind: 'payment-refunded', ...noted });
  }
  if (surplus || mismatch !== null) {
    // It never counted as a sale: it was the payer's all the time.
    await postSurplus(trx, { id: transactionId, captured: transaction.facts.captured, currency }, now);
    await postSurplusRefund(trx, { id, transactionId, amount, currency }, now);
    await mailRefund(ports, trx, { transaction, refund, now });
    return;
  }
  const beside = await partOfExcess(trx, transaction, amount);
  await postExcessRefund(trx, { id, transactionId, amount: beside, currency }, now);
  if (amount > beside) {
    const ofSale = { id, transactionId, amount: amount - beside };
    const note = await issueCreditNote(trx, { refund: ofSale, now });
    const { net, vat } = note?.content ?? { net: ofSale.amount, vat: 0 };
    await postRefund(trx, { id, transactionId, net, vat, currency }, now);
  }
  await mailRefund(ports, trx, { transaction, refund, now });
}

/** What came beside the price goes back first: it was never invoiced. The refund is among those done. */
async function partOfExcess(
  trx: Transaction,
  { id, amount: price, facts }: PaymentTransaction,
  amount: number,
): Promise<number> {
  const excess = facts.captured - price;
  if (excess <= 0) return 0;
  const earlier = (await sumRefunds(trx, id)).done - amount;
  return Math.min(amount, Math.max(0, excess - earlier));
}

/** A refund that was made at the provider itself: what it gave back beyond what we asked for. */
export async function noteForeignRefund(
  ports: BillingPorts,
  trx: Transaction,
  { transaction, now }: { transaction: PaymentTransaction; now: Date },
): Promise<void> {
  const { done, requested } = await sumRefunds(trx, transaction.id);
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
  const { done, requested } = await sumRefunds(trx, transactionId);
  const amount = facts.captured - Math.max(facts.refunded, done) - requested;
  if (amount <= 0) return;
  const id = newId();
  await insertRefund(trx, { id, transactionId, amount, reason: 'surplus', status: 'requested', now });
  await enqueue(trx, 'refund-payment', { refund_id: id });
}
