import { defaultPrices } from '@clausewright/library/clauses';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planStoredAgreement } from '../../documents/planning/plan-stored-agreement.ts';
import { findAgreement } from '../../documents/records/agreement-store.ts';
import {
  complete,
  type Holder,
  type Json,
  twoLanguages,
} from '../../documents/agreements/testing/visitor.ts';
import { longTests } from '../../platform/config/config.ts';
import { newId } from '../../platform/database/ids.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { setPrices } from '../../platform/prices/price-store.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { setExchangeRate, setVatRate } from '../tax/rate-store.ts';
import { newestTransactions, type PaymentTransaction } from '../transactions/transaction-store.ts';
import { makeDiscount, registered, seller, type Seller } from './testing/seller.ts';

const database = useTestDatabase();

/** What an owner can want of the document, the free one among it. */
const wanted = [
  complete,
  { ...complete, document_languages: ['de'] },
  { ...complete, extra: 'yes' },
  { ...complete, document_languages: ['de', 'en'] },
  { ...complete, document_languages: ['fr', 'en', 'de'], extra: 'yes' },
];
/** Where the buyer says to be; the price is another in each. */
const places = [
  { country: 'FR' },
  { country: 'DE' },
  { country: 'US' },
  { country: 'FR', vat_number: registered.FR },
];
const tables = [
  defaultPrices,
  { ...defaultPrices, line_codes: { ...defaultPrices.line_codes, translation_language: 1333 } },
  { ...defaultPrices, currency: 'CHF' },
];
const codes = ['none', 'TENTH', 'ALL', 'MUCH', 'UPGRADE'] as const;

type Move =
  | { do: 'change'; to: number }
  | { do: 'pay'; place: number; code: (typeof codes)[number] }
  | { do: 'open'; place: number; code: (typeof codes)[number] }
  | { do: 'refund'; part: boolean }
  | { do: 'prices'; table: number };

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ do: fc.constant('change' as const), to: fc.nat({ max: wanted.length - 1 }) }),
  ...(['pay', 'open', 'pay'] as const).map((what) =>
    fc.record({
      do: fc.constant(what),
      place: fc.nat({ max: places.length - 1 }),
      code: fc.constantFrom(...codes),
    }),
  ),
  fc.record({ do: fc.constant('refund' as const), part: fc.boolean() }),
  fc.record({ do: fc.constant('prices' as const), table: fc.nat({ max: tables.length - 1 }) }),
);

/** Each kind of move at least once. */
const everything: Move[] = [
  { do: 'change', to: 3 },
  { do: 'open', place: 0, code: 'none' },
  { do: 'pay', place: 3, code: 'TENTH' },
  { do: 'change', to: 4 },
  { do: 'prices', table: 2 },
  { do: 'pay', place: 0, code: 'UPGRADE' },
  { do: 'refund', part: false },
  { do: 'prices', table: 1 },
  { do: 'refund', part: true },
  { do: 'change', to: 2 },
  { do: 'pay', place: 2, code: 'none' },
  { do: 'refund', part: false },
  { do: 'refund', part: false },
  { do: 'change', to: 3 },
  { do: 'pay', place: 1, code: 'ALL' },
];

async function carryOut(one: Seller, holder: Holder, next: Move): Promise<void> {
  one.visitor.clock.advance(1000);
  if (next.do === 'change') {
    const { revision } = (await holder.read('details'))['data'];
    await holder.update(wanted[next.to] ?? complete, revision as number);
  } else if (next.do === 'prices') {
    await setPrices(database.db, tables[next.table] ?? defaultPrices, one.visitor.clock());
  } else if (next.do === 'refund') {
    const paid = (await sales(holder)).findLast(({ state }) => state === 'approved');
    if (paid === undefined) return;
    const given = { id: newId(), transactionId: paid.id, amount: next.part ? 1 : null, note: 'asked' };
    await requestRefund(one.visitor.ports, given);
  } else {
    const opened = await order(one, holder, next);
    if (next.do === 'open' || opened['success'] !== true) return;
    if (opened['data'].transaction_id !== null) await holder.process(opened, { outcome: 'approve' });
  }
}

function orderOf(id: string) {
  return {
    item_type: 'agreement',
    item_id: id,
    processor: 'sandbox',
    email: 'payer@shop.example',
    withdrawal_consent: true,
  };
}

function order(
  one: Seller,
  { id, token }: Holder,
  { place, code }: { place: number; code: string },
): Promise<Json> {
  return one.visitor.call(
    'POST',
    '/transaction/new',
    { ...orderOf(id), billing: places[place], ...(code !== 'none' && { discount_code: code }) },
    token,
  );
}

async function sales({ id }: Pick<Holder, 'id'>): Promise<PaymentTransaction[]> {
  const all = await newestTransactions(database.db, { state: null, limit: 500 });
  return all.filter(({ itemId }) => itemId === id).toReversed();
}

/** VAT of a whole invoice, to the half of the smallest unit; written apart from what is proven. */
const exactVat = (net: number, rate: number) => (net * rate) / 10_000;

function expectHonestQuote({ quote, amount, facts, state }: PaymentTransaction): void {
  const { lines, net, discount, vat, total, tax } = quote;
  expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(net);
  expect(lines.reduce((sum, line) => sum + line.discount, 0)).toBe(discount);
  for (const line of lines) expect(line.amount >= line.discount && line.discount >= 0).toBe(true);
  expect(total).toBe(net - discount + vat);
  expect(Math.min(total, net - discount, vat)).toBeGreaterThanOrEqual(0);
  expect(Math.abs(vat - exactVat(net - discount, tax.rate))).toBeLessThanOrEqual(0.5);
  expect(amount).toBe(total);
  if (state === 'approved') expect(facts.captured).toBe(total);
}

/** What is owned was paid for once, at its price of then, by a payment that was not given back. */
async function expectPaidFor(one: Seller, holder: Holder): Promise<void> {
  const { db } = database;
  const all = await sales(holder);
  for (const sale of all) expectHonestQuote(sale);
  const owned = await db
    .selectFrom('purchased_lines')
    .select(['code', 'amount', 'currency', 'transaction_id'])
    .where('agreement_id', '=', holder.id)
    .orderBy('code')
    .execute();
  const standing = all.filter(({ state }) => state === 'approved' || state === 'partially-refunded');
  const bought = standing.flatMap(({ id, quote }) =>
    quote.lines.map(({ key, amount }) => ({
      code: key,
      amount,
      currency: quote.currency,
      transaction_id: id,
    })),
  );
  expect(owned).toEqual(bought.toSorted((a, b) => (a.code < b.code ? -1 : 1)));
  const found = await findAgreement(db, holder.id);
  if (found === null) throw new Error('the agreement is gone');
  const { plan } = await planStoredAgreement({ db, clock: one.visitor.clock }, found);
  if (found.status === 'finalized') expect(plan.price.total).toBe(0);
  const invoices = await db
    .selectFrom('invoices')
    .select(['kind', 'net', 'vat', 'total', 'currency', 'transaction_id'])
    .where('kind', '=', 'invoice')
    .execute();
  for (const { id, quote } of standing.filter(({ quote }) => quote.total > 0)) {
    const { vat, total, net, discount, currency } = quote;
    expect(invoices.filter((bill) => bill.transaction_id === id)).toEqual([
      { kind: 'invoice', net: net - discount, vat, total, currency, transaction_id: id },
    ]);
  }
}

test('after any sequence of purchases, upgrades, refunds, discounts and price changes, everything owned was paid for', async () => {
  await using one = await seller(database.db, { answers: complete });
  await makeDiscount(database.db, { code: 'TENTH' });
  await makeDiscount(database.db, { code: 'ALL', percent: 10_000 });
  await makeDiscount(database.db, { code: 'MUCH', percent: null, fixed: 1999, currency: 'EUR' });
  await makeDiscount(database.db, { code: 'UPGRADE', percent: 3333, upgrades: true });
  await setExchangeRate(database.db, { currency: 'CHF', rateMillionths: 1_050_000, day: '2026-03-01' });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 14 }), async (moves) => {
      await setPrices(database.db, defaultPrices, one.visitor.clock());
      const holder = await one.visitor.made(complete);
      for (const next of moves) {
        await carryOut(one, holder, next);
        await expectPaidFor(one, holder);
      }
    }),
    { numRuns: longTests() ? 100 : 12, examples: [[everything]] },
  );
  // The moves are worth something: they pay, upgrade, give back, in two currencies.
  const all = await newestTransactions(database.db, { state: null, limit: 500 });
  for (const happened of [
    ({ state }) => state === 'approved',
    ({ state }) => state === 'refunded',
    ({ state }) => state === 'partially-refunded',
    ({ state }) => state === 'cancelled',
    ({ quote: { item } }) => item.type === 'agreement' && item.upgrade,
    ({ quote }) => quote.currency === 'CHF',
    ({ quote }) => quote.discountCode?.code === 'ALL' && quote.total === 0,
    ({ quote }) => quote.tax.treatment === 'reverse-charge',
  ] satisfies ((one: PaymentTransaction) => boolean)[])
    expect([String(happened), all.some(happened)]).toEqual([String(happened), true]);
}, 300_000);

/** What the buyer was shown for France, with VAT at 20 %. */
const shown = 2520;

async function openedInFrance() {
  const one = await seller(database.db);
  const holder = await one.visitor.made(twoLanguages);
  const { id, token } = holder;
  const order = async (billing: object, expected: number) => {
    // Payments are told apart by when they were opened.
    one.visitor.clock.advance(1);
    return one.visitor.call(
      'POST',
      '/transaction/new',
      { ...orderOf(id), billing, expected_total: expected },
      token,
    );
  };
  const opened = await order({ country: 'FR' }, shown);
  expect(opened['success']).toBe(true);
  const pay = () => one.visitor.call('POST', opened['data'].processing_path, { outcome: 'approve' }, token);
  return { one, holder, order, pay, [Symbol.asyncDispose]: () => one[Symbol.asyncDispose]() };
}

test('the displayed price is charged, whatever operator rate, price or VAT number changes in between', async () => {
  await using at = await openedInFrance();
  const { holder, pay } = at;
  const { clock, ports } = at.one.visitor;
  await setVatRate(database.db, { country: 'FR', rate: 2500, from: new Date('2026-01-01') });
  await setPrices(database.db, { ...defaultPrices, currency: 'CHF' }, clock());
  ports.operator = { ...ports.operator, vat: undefined };
  clock.advance(1000);
  expect((await pay())['success']).toBe(true);
  const [sale] = await sales(holder);
  expect(sale?.facts.captured).toBe(shown);
  const invoices = await database.db
    .selectFrom('invoices')
    .select(['net', 'vat', 'total', 'currency'])
    .execute();
  expect(invoices).toEqual([{ net: 2100, vat: 420, total: shown, currency: 'EUR' }]);
});

test.each([
  ['another country', { country: 'US' }, 2100],
  ['a VAT number', { ...places[3] }, 2100],
])(
  '%s of the buyer never changes a price silently: it is shown, or nothing is opened',
  async (_, billing, price) => {
    await using at = await openedInFrance();
    const { holder, order, pay } = at;
    expect((await order(billing, shown))['messages'][0].code).toBe('price-changed');
    expect((await sales(holder)).map(({ state, amount }) => [state, amount])).toEqual([['created', shown]]);
    expect((await order(billing, price))['success']).toBe(true);
    // The first one is over: nobody pays by it any more.
    await pay();
    expect((await sales(holder)).map(({ state, amount, facts }) => [state, amount, facts.captured])).toEqual([
      ['cancelled', shown, 0],
      ['created', price, 0],
    ]);
  },
);
