import { sql } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { toMinorUnits } from '../../../platform/money.ts';
import { minorAmount } from '../../providers/fastspring/fastspring-order.ts';
import type { Fakes } from './fakes.ts';

/** What a provider's own books say of one of our payments, in minor units. */
export interface Taken {
  captured: number;
  refunded: number;
  charges: number;
  refunds: number;
}

const nothing: Taken = { captured: 0, refunded: 0, charges: 0, refunds: 0 };

/** What was really taken and given back for each of our payments, as its provider has it. */
export async function takenByPayment(db: Database, fakes: Fakes): Promise<Map<string, Taken>> {
  const taken = new Map<string, Taken>();
  const add = (id: string, change: Partial<Taken>): void => {
    const before = taken.get(id) ?? nothing;
    const keys = Object.keys(nothing) as (keyof Taken)[];
    taken.set(
      id,
      keys.reduce((sum, key) => ({ ...sum, [key]: before[key] + (change[key] ?? 0) }), nothing),
    );
  };
  for (const charge of fakes.stripe.books.charges.values()) {
    if (!charge.paid) continue;
    const { amount_captured: captured, amount_refunded: refunded } = charge;
    const refunds = [...fakes.stripe.books.refunds.values()].filter((one) => one.charge === charge.id).length;
    add(charge.metadata['transaction_id'] ?? '', { captured, refunded, charges: 1, refunds });
  }
  for (const one of fakes.braintree.transactions()) {
    const live = !['processor_declined', 'gateway_rejected', 'voided', 'failed'].includes(one.status);
    const amount = toMinorUnits(one.amount, one.currency) ?? 0;
    if (live && one.type === 'sale') add(one.orderId ?? '', { captured: amount, charges: 1 });
    if (live && one.type === 'credit') add(saleOf(fakes, one), { refunded: amount, refunds: 1 });
    // A sale that is not settled yet is given back by taking it back whole.
    if (one.status === 'voided' && one.type === 'sale') {
      add(one.orderId ?? '', { captured: amount, refunded: amount, charges: 1, refunds: 1 });
    }
  }
  for (const { captures, refunds, customId } of fakes.paypal.books.orders.values()) {
    for (const { status, amount } of captures) {
      if (['DECLINED', 'PENDING'].includes(status)) continue;
      add(customId ?? '', { captured: toMinorUnits(amount.value, amount.currency_code) ?? 0, charges: 1 });
    }
    for (const { amount } of refunds)
      add(customId ?? '', { refunded: toMinorUnits(amount.value, amount.currency_code) ?? 0, refunds: 1 });
  }
  // Without the tax, which FastSpring takes for itself.
  for (const { status, item, currency, returns, tags } of fakes.fastspring.books.orders.values()) {
    if (status !== 'completed') continue;
    const id = tags['transaction_id'] ?? '';
    add(id, { captured: minorAmount(item.price, currency) ?? 0, charges: 1 });
    for (const { subtotal } of returns)
      add(id, { refunded: minorAmount(subtotal, currency) ?? 0, refunds: 1 });
  }
  for (const one of await db.selectFrom('sandbox_charges').selectAll().execute()) {
    if (one.state !== 'captured') continue;
    const refunds = Object.keys(one.refunds).length;
    add(one.transaction_id, { captured: one.amount, refunded: one.refunded, charges: 1, refunds });
  }
  return taken;
}

function saleOf({ braintree }: Fakes, credit: { refundedTransactionId: string | null }): string {
  const sale = braintree.transactions().find(({ id }) => id === credit.refundedTransactionId);
  return sale?.orderId ?? '';
}

/** Everything of ours that a payment leaves behind, read at once. */
export async function readBooks(db: Database) {
  const rows = <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> =>
    query.execute(db).then((result) => result.rows);
  return {
    agreements: await db.selectFrom('agreements').select(['id', 'status']).execute(),
    sales: await db.selectFrom('sales').select(['id', 'item_id', 'covered_by']).execute(),
    payments: await db
      .selectFrom('transactions')
      .select(['id', 'sale_id', 'item_id', 'state', 'surplus', 'mismatch', 'amount', 'captured', 'refunded'])
      .select(['processor', 'dispute_state'])
      .orderBy('id')
      .execute(),
    invoices: await db
      .selectFrom('invoices')
      .select(['series', 'sequence', 'kind', 'transaction_id', 'corrects', 'id', 'content', 'issued_at'])
      .select(['net', 'vat', 'total'])
      .orderBy('series')
      .orderBy('sequence')
      .execute(),
    refunds: await db.selectFrom('refunds').selectAll().execute(),
    letters: await db.selectFrom('outbox').select('message').orderBy('message').execute(),
    ledger: await rows<{ transaction_id: string; currency: string; account: string; amount: number }>(sql`
      select transaction_id, currency, account, sum(amount)::int as amount from ledger_entries
      group by 1, 2, 3 order by 1, 2, 3`),
  };
}

export type Books = Awaited<ReturnType<typeof readBooks>>;
