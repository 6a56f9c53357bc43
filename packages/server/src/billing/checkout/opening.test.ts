import { defaultPrices } from '@clausewright/library/clauses';
import { expect, test } from 'vitest';
import { twoLanguages } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { insertDiscount } from '../discounts/discount-store.ts';
import { putPricesInForce } from '../../platform/prices/price-store.ts';
import { scriptedProvider } from '../testing/scripted-provider.ts';
import { shop } from '../testing/shop.ts';
import { termsFrom } from '../../operator/testing/terms-from.ts';
import { findAgreedTerms } from '../transactions/agreed-store.ts';
import { cancelWithin } from '../transactions/cancel-payment.ts';
import { cancelAtProvider } from './cancel-transaction.ts';
import { checkPayments } from '../check-payments.ts';
import { reconcile } from '../settlement/reconcile.ts';
import { findTransaction, setReference } from '../transactions/transaction-store.ts';

const database = useTestDatabase();
const codeOf = (answer: Record<string, unknown>): unknown =>
  (answer['messages'] as { code: string }[] | undefined)?.[0]?.code;

async function code(percent: number, totalLimit: number | null = null): Promise<void> {
  const startsAt = new Date('2026-01-01T00:00:00Z');
  await insertDiscount(database.db, {
    code: `LESS${percent}`,
    percent: percent * 100,
    fixed: null,
    currency: null,
    scope: null,
    upgrades: false,
    startsAt,
    endsAt: null,
    totalLimit,
    customerLimit: null,
    minimum: 0,
    periods: 1,
    createdAt: startsAt,
  });
}

test('a second tab reuses the open payment', async () => {
  await using at = await shop(database.db);
  const first = (await at.open())['data'];
  expect((await at.open())['data']).toEqual(first);
  expect(first).toMatchObject({ status: 'processing', client: { processor: 'sandbox' } });
  expect(await at.payments()).toHaveLength(1);
});

test('concurrent tabs open one payment', async () => {
  await using at = await shop(database.db);
  const total = await at.holder.total();
  const opened = await Promise.all(Array.from({ length: 8 }, () => at.open({ expected_total: total })));
  expect(new Set(opened.map((answer) => answer['data'].transaction_id))).toHaveProperty('size', 1);
});

test('choosing another method cancels the payment that was begun, at its provider too', async () => {
  await using at = await shop(database.db);
  const first = await at.opened();
  await at.opened({ processor: 'sandbox' });
  expect((await at.payments()).map(({ state }) => state)).toEqual(['cancelled', 'created']);
  at.script.silent = true;
  await expect(cancelAtProvider(at.one.ports, first)).rejects.toThrow('the provider did not answer');
  at.script.silent = false;
  await cancelAtProvider(at.one.ports, first);
  expect(at.script.counts.cancel).toBe(2);
  await reconcile(at.one.ports, first, 'check');
  expect((await at.payments()).map(({ state }) => state)).toEqual(['cancelled', 'created']);
});

test('a payment ended by another tab while it is created at the provider ends there too, and is checked', async () => {
  await using at = await shop(database.db);
  const total = await at.holder.total();
  const { provider, counts } = at.script;
  const start = provider.start.bind(provider);
  provider.start = async (order) => {
    provider.start = start;
    const answer = await start(order);
    await at.open({ processor: 'sandbox', expected_total: total });
    return answer;
  };
  expect(codeOf(await at.open())).toBe('price-changed');
  const [first] = await at.payments();
  expect(first?.state).toBe('cancelled');
  await cancelAtProvider(at.one.ports, first?.id ?? '');
  expect(counts.cancel).toBe(1);
  // Somebody paid before the provider ended it, and the message about it is lost.
  at.script.set(first?.id ?? '', { attempt: 'approved', captured: total });
  at.one.clock.advance(2 * 60_000);
  await checkPayments(at.one.ports);
  expect((await at.payments())[0]?.state).toBe('approved');
});

test('a cancelled payment keeps the id assigned by its provider at that moment', async () => {
  await using at = await shop(database.db);
  const { provider } = at.script;
  const start = provider.start.bind(provider);
  provider.start = async (order) => {
    const answer = await start(order);
    return answer.ok ? { ...answer, reference: null } : answer;
  };
  const id = await at.opened();
  const before = await findTransaction(database.db, id);
  await setReference(database.db, id, 'pi_1', at.one.clock());
  await database.db.transaction().execute((trx) =>
    cancelWithin(at.one.ports, trx, before ?? { id: '' }, {
      because: 'ordered-anew',
      now: at.one.clock(),
    }),
  );
  const after = await findTransaction(database.db, id);
  expect(after).toMatchObject({ state: 'cancelled', reference: 'pi_1' });
  await cancelAtProvider(at.one.ports, id);
  expect(at.script.counts.cancel).toBe(1);
});

test('refuses another method while money may be on its way', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.outcomes = [{ attempt: 'processing' }];
  await at.process(id);
  expect(codeOf(await at.open({ processor: 'sandbox', expected_total: 1 }))).toBe('payment-in-progress');
});

test('a user ends an abandoned payment and opens another', async () => {
  await using at = await shop(database.db);
  const first = await at.opened();
  expect((await at.cancel(first))['data']).toEqual({ status: 'cancelled' });
  expect((await at.process(first))['data']).toEqual({ status: 'cancelled', next: { action: 'retry' } });
  expect(await at.opened()).not.toBe(first);
  expect(at.script.counts.pay).toBe(0);
});

test('ending a payment that completes at the same moment reports completion', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.set(id, { attempt: 'approved', captured: await at.holder.total() });
  expect((await at.cancel(id))['data']).toEqual({ status: 'approved' });
});

test('a refused payment is not charged for answers changed since', async () => {
  await using at = await shop(database.db);
  const id = await at.opened();
  at.script.outcomes = [{ attempt: 'rejected' }, { attempt: 'approved' }];
  await at.process(id);
  await at.holder.update({ ...twoLanguages, owner: 'Neu' }, 1);
  expect(codeOf(await at.process(id))).toBe('price-changed');
  expect(at.script.counts.pay).toBe(1);
});

test('late money for an ended payment ends its uncharged replacement', async () => {
  await using at = await shop(database.db);
  const total = await at.holder.total();
  const first = await at.opened();
  const second = await at.opened({ processor: 'sandbox' });
  at.script.set(first, { attempt: 'approved', captured: total });
  await reconcile(at.one.ports, first, 'webhook');
  expect((await at.payments()).map(({ state }) => state)).toEqual(['approved', 'cancelled']);
  expect((await at.process(second))['data'].status).toBe('cancelled');
});

test('an unavailable provider opens nothing, and is asked again', async () => {
  await using at = await shop(database.db);
  at.script.silent = true;
  expect(codeOf(await at.open())).toBe('checkout-unavailable');
  at.script.silent = false;
  await at.opened();
  expect(await at.payments()).toHaveLength(1);
});

test('never charges a total that was not shown', async () => {
  await using at = await shop(database.db);
  const shown = await at.holder.total();
  const id = await at.opened();
  const dearer = { ...defaultPrices.line_codes, translation_language: 7700 };
  const own = { ...defaultPrices, line_codes: dearer };
  await putPricesInForce(database.db, { own, builtIn: defaultPrices }, at.one.clock());
  expect(codeOf(await at.open({ expected_total: shown }))).toBe('price-changed');
  expect(await at.opened()).not.toBe(id);
});

test.each(['left', 'refused'])('a payment that was %s is not resumed under different terms', async (how) => {
  await using at = await shop(database.db);
  at.one.ports.terms = termsFrom();
  const first = await at.opened();
  at.script.outcomes = [{ attempt: 'rejected' }];
  if (how === 'refused') await at.process(first);
  expect(await at.opened()).toBe(first);
  at.one.ports.terms = termsFrom({ OPERATOR_LEGAL_NAME: 'Anders GmbH' });
  const second = await at.opened();
  expect(second).not.toBe(first);
  expect((await at.payments()).map(({ state }) => state)).toEqual(['cancelled', 'created']);
  const { own } = await at.one.ports.terms(database.db, 'en');
  expect((await findAgreedTerms(database.db, second)).terms).toEqual(own.map(({ hash }) => hash));
});

test('sells nothing without any e-mail address', async () => {
  await using at = await shop(database.db);
  const refused = await at.open({ email: undefined });
  expect(refused['messages']).toMatchObject([
    { code: 'billing-incomplete' },
    { field: 'email', code: 'required' },
  ]);
});

test('EU consumers must agree to immediate delivery; businesses and others need not', async () => {
  await using at = await shop(database.db);
  const order = { expected_total: await at.holder.total() };
  const consumer = { ...order, billing: { country: 'DE' } };
  expect(codeOf(await at.open(consumer))).toBe('withdrawal-consent-missing');
  const business = { country: 'DE', business_purchase: true, company_name: 'Muster GmbH' };
  expect((await at.open({ ...order, billing: business }))['success']).toBe(true);
  expect((await at.open({ ...order, billing: { country: 'CH' } }))['success']).toBe(true);
  const id = (await at.open({ ...consumer, withdrawal_consent: true }))['data'].transaction_id;
  const kept = await database.db.selectFrom('transactions').select('buyer').where('id', '=', id).execute();
  expect(kept).toMatchObject([
    { buyer: { country: 'DE', withdrawalConsentAt: at.one.clock().toISOString() } },
  ]);
});

test('rejects amounts below the provider minimum before opening anything', async () => {
  const { provider } = scriptedProvider('paypal', { minimum: () => 1_000_000 });
  await using at = await shop(database.db, { providers: [provider] });
  expect(codeOf(await at.open({ processor: 'paypal' }))).toBe('amount-too-small');
  expect(await at.payments()).toEqual([]);
});

test('a code covering everything completes the sale without a provider', async () => {
  await code(100);
  await using at = await shop(database.db);
  const opened = await at.open({ discount_code: 'less100', expected_total: 0 });
  expect(opened['data']).toMatchObject({
    transaction_id: null,
    status: 'approved',
    next: { action: 'done' },
  });
  expect(await at.payments()).toMatchObject([{ state: 'approved' }]);
  expect(await at.effects()).toMatchObject({ lines: 3, invoices: 0 });
  expect(at.script.counts.start).toBe(0);
});

test('the last use of a code is held for the open payment, resumed and released', async () => {
  await code(50, 1);
  await using at = await shop(database.db);
  const half = { discount_code: 'LESS50', expected_total: Math.round((await at.holder.total()) / 2) };
  const first = await at.opened(half);
  expect(await at.opened(half)).toBe(first);
  const uses = () =>
    database.db.selectFrom('discount_redemptions').select(['transaction_id', 'status']).execute();
  expect(await uses()).toEqual([{ transaction_id: first, status: 'reserved' }]);
  await at.cancel(first);
  expect(await uses()).toEqual([{ transaction_id: first, status: 'released' }]);
  const second = await at.opened(half);
  await at.process(second);
  expect((await uses()).filter(({ status }) => status === 'redeemed')).toEqual([
    { transaction_id: second, status: 'redeemed' },
  ]);
});
