import type { Language, ResultOf, transactionStatusCall } from '@clausewright/contract';
import type { Caller } from '../../documents/records/agreement-access.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { translate } from '../../platform/http/translate.ts';
import type { BillingPorts } from '../ports.ts';
import type { InvoiceContent } from '../invoices/invoice.ts';
import { findInvoiceByTransaction } from '../invoices/invoice-store.ts';
import { openItem } from './open-purchase.ts';
import { reconcile } from '../settlement/reconcile.ts';
import { toFailure, toTransactionAnswer } from '../transactions/transaction-response.ts';
import { findTransaction, type PaymentTransaction } from '../transactions/transaction-store.ts';

/** Milliseconds for which a reading is good enough for whoever asks again. */
const freshFor = 2000;

/** How a payment stands: the provider is asked again where that may have changed. */
export async function readTransactionStatus(
  ports: BillingPorts,
  { id, caller, language }: { id: string; caller: Caller; language: Language },
): Promise<Outcome<ResultOf<typeof transactionStatusCall>>> {
  const found = await findTransaction(ports.db, id);
  if (found === null) return { ok: false, reason: 'not-found' };
  const opened = await openItem(ports.db, found, caller);
  if (!opened.ok) return opened;
  const read = isStale(found, ports.clock()) ? await reconcile(ports, id, 'status') : null;
  const transaction = read?.transaction ?? found;
  const failure = toFailure(transaction);
  return {
    ok: true,
    value: {
      ...toTransactionAnswer(transaction, read?.authenticateUrl),
      failure,
      failure_text: failure === null ? null : translate(language, failure),
      item_type: transaction.itemType,
      item_id: transaction.itemId,
      receipt: await receiptOf(ports, transaction),
    },
  };
}

async function receiptOf(
  { db, publicUrl }: Pick<BillingPorts, 'db' | 'publicUrl'>,
  { id, state, amount: total, currency }: PaymentTransaction,
): Promise<ResultOf<typeof transactionStatusCall>['receipt']> {
  if (state !== 'approved') return null;
  const invoice = await findInvoiceByTransaction(db, id);
  return {
    total,
    currency,
    invoice_url: invoice && `${publicUrl}/invoices/${invoice.id}/pdf`,
    invoice_number: invoice && invoice.number,
    paid_at: invoice && invoice.issuedAt.toISOString(),
    amounts: invoice && amountsOf(invoice.content),
  };
}

function amountsOf({ lines, net, discount, vat, tax: { treatment, country, rate } }: InvoiceContent) {
  return {
    lines: lines.map(({ label, unitPrice }) => ({ label, amount: unitPrice })),
    net,
    discount,
    vat,
    tax: { treatment, country, rate },
  };
}

const open: ReadonlySet<PaymentTransaction['state']> = new Set([
  'created',
  'requires-action',
  'processing',
  'pending-verification',
]);

/** Where the bank asks the person, only the provider knows the address to go to. */
function isStale({ state, readAt }: PaymentTransaction, now: Date): boolean {
  if (state === 'requires-action') return true;
  return open.has(state) && (readAt === null || now.getTime() - readAt.getTime() >= freshFor);
}
