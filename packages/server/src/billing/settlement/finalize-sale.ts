import { noteActivity } from '../../activity/note-activity.ts';
import { clearedBeforePayment } from '../../approvals/clearance.ts';
import { serveVersion } from '../../documents/serving/serve-version.ts';
import { insertAudit } from '../../platform/database/audit-store.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { mailPaymentApproved } from '../transactions/payment-mail.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { postSale } from '../ledger/post.ts';
import type { BillingPorts } from '../ports.ts';
import type { Item } from '../transactions/items.ts';
import { insertPurchasedLines } from './purchase-store.ts';
import type { PaymentTransaction } from '../transactions/transaction-store.ts';

export interface Finalized {
  transaction: PaymentTransaction;
  item: Item;
  actor: string;
  now: Date;
}

/**
 * The one way from paid to finished, whoever says that it was paid: notes what is owned from now on and
 * serves it, all in the transaction that lets the payment cover its sale.
 */
export async function finalizeWithin(
  ports: BillingPorts,
  trx: Transaction,
  { transaction, item, actor, now }: Finalized,
): Promise<void> {
  await finishItem(ports, trx, { transaction, item, now });
  await failpoint('finalize-served');
  await postSale(trx, transaction, now);
  await insertAudit(trx, {
    actor,
    action: `${item.type}.finalize`,
    objectType: item.type,
    objectId: transaction.itemId,
    at: now,
  });
  const { id: objectId, customerId: ownerId } = transaction;
  if (ownerId !== null) {
    // Where nothing was to be paid no provider was asked: the press of the person made it.
    const isPress = actor === 'customer';
    const by = isPress ? 'caller' : actor === 'operator' ? actor : 'provider';
    const actorId = isPress ? ownerId : null;
    await noteActivity(trx, { kind: 'payment-made', ownerId, actorId, objectId, by, now });
  }
  // Last, because everybody waits for the counter.
  await issueInvoice(ports, trx, { transaction, now });
  await mailPaymentApproved(ports, trx, { transaction, now });
  await failpoint('finalize-invoiced');
}

async function finishItem(
  ports: BillingPorts,
  trx: Transaction,
  { transaction, item, now }: Pick<Finalized, 'transaction' | 'item' | 'now'>,
): Promise<void> {
  const { quote, id } = transaction;
  if (item.type !== 'agreement' || quote.item.type !== 'agreement') return;
  const { agreementId, versionId } = quote.item;
  await insertPurchasedLines(trx, {
    agreementId,
    transactionId: id,
    currency: quote.currency,
    lines: quote.lines,
  });
  await failpoint('finalize-agreement');
  await serveVersion(ports, trx, { agreementId, versionId, now }, clearedBeforePayment);
}
