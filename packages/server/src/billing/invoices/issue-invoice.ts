import type { Language } from '@clausewright/contract';
import type { Operator } from '../../platform/config/operator.ts';
import type { ItemType, Processor } from '../../platform/database/billing-schema.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Quote } from '../quotes/quote.ts';
import type { Invoice, InvoiceContent, Party } from './invoice.ts';
import { insertInvoice, findInvoiceByTransaction } from './invoice-store.ts';

/** What of a payment its invoice needs. */
export interface Invoiced {
  id: string;
  itemType: ItemType;
  processor: Processor;
  customerId: string | null;
  email: string | null;
  language: Language;
  quote: Quote;
}

/**
 * Writes the invoice of a payment that was approved, once; call it last in the transaction. Null where a
 * seller of record writes its own, or where nothing was sold for money.
 */
export async function issueInvoice(
  ports: { operator: Operator },
  trx: Transaction,
  { transaction, now }: { transaction: Invoiced; now: Date },
): Promise<Invoice | null> {
  const { quote } = transaction;
  if (quote.tax.treatment === 'seller-of-record' || quote.total === 0) return null;
  const existing = await findInvoiceByTransaction(trx, transaction.id);
  if (existing !== null) return existing;
  const test = transaction.processor === 'sandbox';
  return insertInvoice(trx, {
    prefix: test ? 'TEST' : 'INV',
    kind: 'invoice',
    transactionId: transaction.id,
    corrects: null,
    refundId: null,
    customerId: transaction.customerId,
    language: transaction.language,
    content: contentOf(ports.operator, transaction, test, now),
    now,
  });
}

function contentOf(operator: Operator, { quote, email }: Invoiced, test: boolean, now: Date): InvoiceContent {
  return {
    seller: sellerOf(operator),
    buyer: buyerOf(quote, email),
    product: quote.product,
    lines: quote.lines.map(({ label, amount, discount }) => ({
      label,
      unitPrice: amount,
      quantity: 1,
      discount,
      net: amount - discount,
    })),
    net: quote.net,
    discount: quote.discount,
    vat: quote.vat,
    total: quote.total,
    currency: quote.currency,
    tax: quote.tax,
    supplied: now.toISOString().slice(0, 10),
    test,
    corrects: null,
  };
}

function sellerOf(operator: Operator): Party {
  return {
    name: operator.legalName ?? operator.name,
    address: (operator.address ?? '').split(/\r?\n|, /).filter((line) => line !== ''),
    country: operator.country ?? '',
    vatNumber: operator.vat ?? null,
    email: operator.email ?? null,
  };
}

/** Without a name (an invoice of a small amount needs none, art. 226b) the e-mail address names the buyer. */
function buyerOf({ buyer }: Quote, email: string | null): Party {
  const company = buyer.business_purchase === true ? (buyer.company_name ?? '') : '';
  const person = buyer.name ?? '';
  const [name = email ?? '', ...also] = [company, person].filter((text) => text !== '');
  const place = [buyer.postal_code ?? '', buyer.city ?? ''].filter((text) => text !== '').join(' ');
  const street = (buyer.address ?? '').split(/\r?\n/);
  return {
    name,
    address: [...also, ...street, place].filter((line) => line !== ''),
    country: buyer.country,
    vatNumber: vatNumberOf(buyer.country, company === '' ? '' : (buyer.vat_number ?? '')),
    email,
  };
}

/** With the prefix of its state, which for Greece is EL. */
function vatNumberOf(country: string, number: string): string | null {
  if (number === '') return null;
  return `${country === 'GR' ? 'EL' : country}${number}`;
}
