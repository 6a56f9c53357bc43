/** What each event of a payment means in the books. Money with the provider and disputes are debits. */
import type { Transaction } from '../../platform/database/schema.ts';
import { insertPosting } from './ledger-store.ts';

interface Sold {
  id: string;
  quote: { net: number; discount: number; vat: number; total: number; currency: string };
}

/** The sale is invoiced and paid at once, so that the customer owes nothing. */
export async function postSale(trx: Transaction, { id, quote }: Sold, now: Date): Promise<void> {
  await insertPosting(trx, {
    transactionId: id,
    name: 'sale',
    currency: quote.currency,
    amounts: { provider: quote.total, revenue: quote.discount - quote.net, vat: -quote.vat },
    now,
  });
}

/** `net` and `vat` as the credit note states them; both positive. */
export async function postRefund(
  trx: Transaction,
  refund: { id: string; transactionId: string; net: number; vat: number; currency: string },
  now: Date,
): Promise<void> {
  await insertPosting(trx, {
    transactionId: refund.transactionId,
    name: `refund:${refund.id}`,
    currency: refund.currency,
    amounts: { provider: -(refund.net + refund.vat), revenue: refund.net, vat: refund.vat },
    now,
  });
}

/** Money that came for a sale which another payment covers: it is the customer's until it is given back. */
export async function postSurplus(
  trx: Transaction,
  { id, captured, currency }: { id: string; captured: number; currency: string },
  now: Date,
): Promise<void> {
  const amounts = { provider: captured, customer: -captured };
  await insertPosting(trx, { transactionId: id, name: 'surplus', currency, amounts, now });
}

/** What came beside a price that was paid already: the customer's until somebody gives it back. */
export async function postExcess(
  trx: Transaction,
  { id, more, captured, currency }: { id: string; more: number; captured: number; currency: string },
  now: Date,
): Promise<void> {
  const amounts = { provider: more, customer: -more };
  await insertPosting(trx, { transactionId: id, name: `excess:${captured}`, currency, amounts, now });
}

export async function postExcessRefund(
  trx: Transaction,
  refund: { id: string; transactionId: string; amount: number; currency: string },
  now: Date,
): Promise<void> {
  await insertPosting(trx, {
    transactionId: refund.transactionId,
    name: `excess-refund:${refund.id}`,
    currency: refund.currency,
    amounts: { provider: -refund.amount, customer: refund.amount },
    now,
  });
}

export async function postSurplusRefund(
  trx: Transaction,
  refund: { id: string; transactionId: string; amount: number; currency: string },
  now: Date,
): Promise<void> {
  await insertPosting(trx, {
    transactionId: refund.transactionId,
    name: `refund:${refund.id}`,
    currency: refund.currency,
    amounts: { provider: -refund.amount, customer: refund.amount },
    now,
  });
}

/** The bank took the money back: a loss until the dispute is won. */
export async function postDispute(
  trx: Transaction,
  { id, amount, currency }: { id: string; amount: number; currency: string },
  state: 'lost',
  now: Date,
): Promise<void> {
  const amounts = { provider: -amount, disputes: amount };
  await insertPosting(trx, { transactionId: id, name: `dispute:${state}`, currency, amounts, now });
}
