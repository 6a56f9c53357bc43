import type { Transaction } from '../../platform/database/schema.ts';
import type { Invoice, InvoiceContent } from './invoice.ts';
import {
  credited,
  findCreditNoteByRefund,
  insertInvoice,
  findInvoiceByTransaction,
} from './invoice-store.ts';

export interface Refunded {
  id: string;
  transactionId: string;
  /** Minor units, VAT included. */
  amount: number;
}

/**
 * Writes the credit note of a refund, once; call it last in the transaction. An invoice is never changed
 * (Directive 2006/112 art. 219): the note names it and carries positive amounts (EN 16931, type 381).
 * Null where the payment has no invoice of ours.
 */
export async function issueCreditNote(
  trx: Transaction,
  { refund, now }: { refund: Refunded; now: Date },
): Promise<Invoice | null> {
  const existing = await findCreditNoteByRefund(trx, refund.id);
  if (existing !== null) return existing;
  const invoice = await findInvoiceByTransaction(trx, refund.transactionId);
  if (invoice === null) return null;
  const before = await credited(trx, invoice.id);
  const left = invoice.content.total - before.total;
  if (refund.amount > left) throw new Error('a credit note would exceed its invoice');
  const test = invoice.content.test;
  return insertInvoice(trx, {
    prefix: test ? 'TEST-CN' : 'CN',
    kind: 'credit-note',
    transactionId: refund.transactionId,
    corrects: invoice.id,
    refundId: refund.id,
    customerId: invoice.customerId,
    language: invoice.language,
    content: creditOf(invoice, refund.amount, invoice.content.vat - before.vat, left),
    now,
  });
}

/** The last note takes what rounding left, so that all notes together are the invoice. */
function creditOf(invoice: Invoice, amount: number, vatLeft: number, left: number): InvoiceContent {
  const { content } = invoice;
  const share = (vat: number): number => (amount === left ? vat : Math.round((vat * amount) / left));
  const vat = share(vatLeft);
  const net = amount - vat;
  const { own } = content.tax;
  return {
    ...content,
    lines: [{ label: content.product, unitPrice: net, quantity: 1, discount: 0, net }],
    net,
    discount: 0,
    vat,
    total: amount,
    tax: {
      ...content.tax,
      own: own && { ...own, vat: Math.round((own.vat * vat) / Math.max(1, content.vat)) },
    },
    corrects: { number: invoice.number, issued: invoice.issuedAt.toISOString().slice(0, 10) },
  };
}
