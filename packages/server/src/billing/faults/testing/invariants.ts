import { expect } from 'vitest';
import type { Books, Taken } from './books.ts';

const covering = new Set(['approved', 'partially-refunded', 'refunded', 'disputed']);
const served = new Set(['approved', 'partially-refunded', 'disputed']);
const isCovering = ({ state, surplus, mismatch }: Books['payments'][number]): boolean =>
  covering.has(state) && !surplus && mismatch === null;

/** Invariant 1: finished if and only if exactly one payment covers its sale; never two for one sale. */
export function expectFinishedExactlyWhenPaid({ agreements, payments, sales }: Books): void {
  for (const sale of sales) {
    const covers = payments.filter((one) => one.sale_id === sale.id && isCovering(one));
    expect(covers.map(({ id }) => id)).toEqual(sale.covered_by === null ? [] : [sale.covered_by]);
  }
  for (const { id, status } of agreements) {
    const paying = payments.filter(
      (one) =>
        one.item_id === id &&
        isCovering(one) &&
        served.has(one.state) &&
        one.dispute_state !== 'lost' &&
        // Given back whole while the bank still asks: it stays disputed, and pays for nothing.
        one.refunded < one.captured,
    );
    expect({ id, status, paid: paying.length }).toEqual({
      id,
      status: paying.length === 1 ? 'finalized' : 'unfinished',
      paid: paying.length === 1 ? 1 : 0,
    });
  }
}

/** Invariant 2: what was paid beside the payment that covers has gone back whole, and has no invoice. */
export function expectSurplusReturned({ payments, refunds, invoices, sales }: Books): void {
  for (const { id, captured, refunded, surplus } of payments) {
    if (!surplus) continue;
    expect({ id, refunded }).toEqual({ id, refunded: captured });
    expect(refunds.filter((one) => one.transaction_id === id && one.status !== 'done')).toEqual([]);
    expect(invoices.filter((one) => one.transaction_id === id)).toEqual([]);
  }
  for (const { id: saleId } of sales) {
    const ids = new Set(payments.filter((one) => one.sale_id === saleId).map(({ id }) => id));
    const bills = invoices.filter((one) => one.kind === 'invoice' && ids.has(one.transaction_id));
    expect(bills.length).toBeLessThanOrEqual(1);
  }
}

/** Invariant 4: never more given back than taken, every posting balances, an approved customer owes nothing. */
export function expectBalancedBooks({ payments, ledger }: Books): void {
  for (const { id, captured, refunded, state, surplus } of payments) {
    expect(refunded).toBeGreaterThanOrEqual(0);
    expect(captured).toBeGreaterThanOrEqual(refunded);
    const entries = ledger.filter((one) => one.transaction_id === id);
    const of = (account: string) =>
      entries.filter((one) => one.account === account).reduce((sum, { amount }) => sum + amount, 0);
    expect({ id, sum: entries.reduce((sum, { amount }) => sum + amount, 0) }).toEqual({ id, sum: 0 });
    if (state === 'approved' && !surplus) expect({ id, owed: of('customer') }).toEqual({ id, owed: 0 });
    if (entries.length > 0)
      expect({ id, held: of('provider') + of('disputes') }).toEqual({ id, held: captured - refunded });
  }
}

/** Invariant 5: numbers of each series are 1 to n, and dates never go back. */
export function expectNumbersWithoutGap({ invoices }: Books): void {
  const bySeries = Map.groupBy(invoices, ({ series }) => series);
  for (const [series, issued] of bySeries) {
    const numbers = issued.map(({ sequence }) => sequence);
    expect([series, numbers]).toEqual([series, numbers.map((_, index) => index + 1)]);
    const dates = issued.map(({ issued_at }) => issued_at.getTime());
    expect(dates).toEqual(dates.toSorted((one, other) => one - other));
  }
}

/** Invariant 6: net and VAT make the total, and credit notes never exceed their invoice. */
export function expectSumsToFit({ invoices }: Books): void {
  for (const { id, net, vat, total, content } of invoices) {
    const {
      lines,
      discount,
      net: gross,
    } = content as unknown as {
      lines: { net: number; discount: number }[];
      discount: number;
      net: number;
    };
    expect({ id, total }).toEqual({ id, total: net + vat });
    expect(lines.reduce((sum, line) => sum + line.net, 0)).toBe(gross - discount);
    const notes = invoices.filter(({ corrects }) => corrects === id);
    for (const part of ['net', 'vat', 'total'] as const) {
      const given = notes.reduce((sum, note) => sum + note[part], 0);
      expect(given).toBeLessThanOrEqual({ net, vat, total }[part]);
    }
  }
}

/** Invariant 7: whoever was finished has paid at least the price. */
export function expectNothingBelowPrice({ payments }: Books): void {
  for (const one of payments) {
    if (isCovering(one)) expect(one.captured).toBeGreaterThanOrEqual(one.amount);
  }
}

/** Invariants 3 and 10: what we know of a payment is what its provider has, and nobody was charged twice for it. */
export function expectProviderAgrees({ payments, refunds }: Books, taken: ReadonlyMap<string, Taken>): void {
  const known = new Set(payments.map(({ id }) => id));
  expect([...taken.keys()].filter((id) => !known.has(id))).toEqual([]);
  for (const { id, captured, refunded } of payments) {
    const real = taken.get(id);
    expect({ id, captured, refunded }).toEqual({
      id,
      captured: real?.captured ?? 0,
      refunded: real?.refunded ?? 0,
    });
    expect(real?.charges ?? 0).toBeLessThanOrEqual(1);
    const done = refunds.filter((one) => one.transaction_id === id && one.status === 'done');
    expect(done.reduce((sum, { amount }) => sum + amount, 0)).toBe(refunded);
  }
}

export function expectInvariants(books: Books, taken: ReadonlyMap<string, Taken>): void {
  expectFinishedExactlyWhenPaid(books);
  expectSurplusReturned(books);
  expectBalancedBooks(books);
  expectNumbersWithoutGap(books);
  expectSumsToFit(books);
  expectNothingBelowPrice(books);
  expectProviderAgrees(books, taken);
}
