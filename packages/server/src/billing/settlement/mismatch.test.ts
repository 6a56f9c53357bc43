import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { ProviderPayment } from '../provider-interface/provider.ts';
import { performRefund } from '../refunds/perform-refund.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import { captureSilently } from '../testing/pay.ts';
import { shop } from '../testing/shop.ts';
import { reconcile } from './reconcile.ts';

const database = useTestDatabase();
const someId = 'a'.repeat(22);

test.each([
  ['amount', { captured: 1 }],
  ['currency', { currency: 'USD' }],
  ['mode', { live: true }],
  ['transaction', { transactionId: someId }],
  ['quote', { quoteHash: 'b'.repeat(64) }],
  ['reference', { transactionId: null, reference: 'pi_of_another_sale' }],
] as const satisfies readonly (readonly [string, Partial<ProviderPayment>])[])(
  'money whose %s differs completes nothing and alerts the operator once',
  async (mismatch, known) => {
    await using at = await shop(database.db);
    const total = await at.holder.total();
    const id = await at.opened();
    at.script.set(id, { attempt: 'approved', captured: total, ...known });
    for (let time = 0; time < 3; time += 1) await reconcile(at.one.ports, id, 'webhook');
    expect(await at.payments()).toMatchObject([{ state: 'pending-verification', mismatch }]);
    expect((await at.process(id))['data']).toMatchObject({ status: 'pending-verification' });
    expect(at.alerts).toEqual([{ transaction: id, what: 'mismatch' }]);
    expect(await at.effects()).toMatchObject({ invoices: 0, lines: 0, letters: ['payment-pending'] });
    expect((await at.holder.read('details'))['data'].status).toBe('unfinished');
  },
);

test.each([[['open']], [['open', 'lost']]] as const)(
  'a disputed underpayment (%s) completes nothing and is booked',
  async (disputes) => {
    await using at = await shop(database.db);
    const id = await at.opened();
    for (const dispute of disputes) {
      at.script.set(id, { attempt: 'approved', captured: 1, dispute });
      await reconcile(at.one.ports, id, 'webhook');
    }
    expect(await at.payments()).toMatchObject([{ state: 'disputed', mismatch: 'amount' }]);
    const { books, invoices, lines } = await at.effects();
    expect([invoices, lines, books['all'], books['provider'] ?? 0]).toEqual([0, 0, 0, 0]);
    expect((await at.holder.read('details'))['data'].status).toBe('unfinished');
  },
);

test('holds an overpayment', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.set(id, { attempt: 'approved', captured: (await at.holder.total()) + 1 });
  await reconcile(at.one.ports, id, 'webhook');
  expect(await at.payments()).toMatchObject([{ state: 'pending-verification', mismatch: 'amount' }]);
});

test.each([[[1, 2, 2]], [[2, 2, 1]]])(
  'a double payment (reported as %s) completes one sale and alerts the operator once',
  async (times) => {
    await using at = await shop(database.db);
    const total = await at.holder.total();
    const id = await at.opened();
    for (const captured of times.map((time) => time * total)) {
      at.script.set(id, { attempt: 'approved', captured });
      await reconcile(at.one.ports, id, 'webhook');
    }
    expect(await at.payments()).toMatchObject([{ state: 'approved', mismatch: null, surplus: false }]);
    expect(at.alerts).toEqual([{ transaction: id, what: 'overpaid', excess: total, currency: 'EUR' }]);
    const { invoices, lines, letters, books } = await at.effects();
    expect({ invoices, lines, letters }).toEqual({ invoices: 1, lines: 3, letters: ['payment-approved'] });
    expect([books['all'], books['customer'], books['provider']]).toEqual([0, -total, 2 * total]);
    expect(await database.db.selectFrom('refunds').select('id').execute()).toEqual([]);

    at.script.set(id, { captured: 2 * total });
    const refund = { id: 'r'.repeat(22), transactionId: id, amount: total, note: '' };
    expect(await requestRefund(at.one.ports, refund)).toMatchObject({ ok: true });
    expect(await at.payments()).toMatchObject([{ state: 'approved' }]);
    expect(await at.effects()).toMatchObject({ creditNotes: 0, lines: 3, books: { all: 0, customer: 0 } });
    const rest = { ...refund, id: 's'.repeat(22), amount: null };
    expect(await requestRefund(at.one.ports, rest)).toMatchObject({ ok: true });
    expect(await at.payments()).toMatchObject([{ state: 'refunded' }]);
    expect(await at.effects()).toMatchObject({ creditNotes: 1, lines: 0, books: { all: 0, provider: 0 } });
  },
);

test('completes the sale when the rest of the amount arrives later', async () => {
  await using at = await shop(database.db);
  const total = await at.holder.total();
  const id = await at.opened();
  for (const captured of [total - 1, total]) {
    at.script.set(id, { attempt: 'approved', captured });
    await reconcile(at.one.ports, id, 'webhook');
  }
  expect(await at.payments()).toMatchObject([{ state: 'approved', mismatch: null }]);
});

test('refunding a held payment ends it and frees the sale for another try', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.set(id, { attempt: 'approved', captured: 1 });
  await reconcile(at.one.ports, id, 'webhook');
  const refund = { id: 'r'.repeat(22), transactionId: id, amount: null, note: '' };
  expect(await requestRefund(at.one.ports, refund)).toMatchObject({ ok: true, refund: { amount: 1 } });
  expect(await at.payments()).toMatchObject([{ state: 'cancelled' }]);
  const again = await at.opened();
  await at.process(again);
  expect((await at.payments()).map(({ state }) => state)).toEqual(['cancelled', 'approved']);
  const { books } = await at.effects();
  expect([books['all'], books['customer']]).toEqual([0, 0]);
});

test('when two providers capture, one completes the sale and the other refunds', async () => {
  await using at = await shop(database.db);
  const total = await at.holder.total();
  const first = await at.opened();
  const second = (await at.open({ processor: 'sandbox' }))['data'].transaction_id as string;
  expect(second).not.toBe(first);
  at.script.set(first, { attempt: 'approved', captured: total });
  await captureSilently(at.one.ports, second);
  await Promise.all([first, second].map((id) => reconcile(at.one.ports, id, 'webhook')));
  const payments = await at.payments();
  expect(payments.map(({ state }) => state)).toEqual(['approved', 'approved']);
  expect(payments.filter(({ surplus }) => surplus)).toHaveLength(1);
  const [refund] = await database.db.selectFrom('refunds').select('id').execute();
  await performRefund(at.one.ports, refund?.id ?? '');
  expect((await at.payments()).filter(({ state }) => state === 'refunded')).toMatchObject([
    { surplus: true },
  ]);
  const { invoices, creditNotes, lines, books } = await at.effects();
  expect({ invoices, creditNotes, lines }).toEqual({ invoices: 1, creditNotes: 0, lines: 3 });
  expect([books['all'], books['customer'], books['provider']]).toEqual([0, 0, total]);
  expect((await at.holder.read('details'))['data'].status).toBe('finalized');
});
