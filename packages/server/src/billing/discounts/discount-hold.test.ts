import { expect, test } from 'vitest';
import { type Holder, type Json, twoLanguages } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { makeDiscount } from '../quotes/testing/seller.ts';
import { shop, type Shop } from '../testing/shop.ts';
import { reconcile } from '../settlement/reconcile.ts';
import { listDiscounts } from './discount-store.ts';
import { exclusiveHoldMs } from './redemption-store.ts';

const database = useTestDatabase();
const codeIn = (answer: Json): unknown => answer['messages']?.[0]?.code ?? null;

/** Somebody with an agreement of their own who wants to pay less by the same code. */
function buyer({ one }: Shop, holder: Holder, code: string, email: string) {
  const post = (path: string, body: object = {}) => one.call('POST', path, body, holder.token);
  return {
    order: async (more: object = {}): Promise<Json> => {
      one.clock.advance(1);
      const body = { item_type: 'agreement', item_id: holder.id, processor: 'stripe', email };
      return post('/transaction/new', { ...body, discount_code: code, expected_total: 1890, ...more });
    },
    process: (order: Json) => post(`/transaction/process/${order['data'].transaction_id}`),
    cancel: (order: Json) => post(`/transaction/cancel/${order['data'].transaction_id}`),
  };
}

/** Two who want the one use of a code. */
async function rivals(at: Shop) {
  const code = await makeDiscount(database.db, { totalLimit: 1 });
  const other = await at.one.made(twoLanguages);
  return {
    ada: buyer(at, at.holder, code, 'ada@shop.example'),
    bob: buyer(at, other, code, 'bob@shop.example'),
  };
}

const taken = async () => (await listDiscounts(database.db))[0]?.redeemed;
const charged = async () =>
  (
    await database.db.selectFrom('transactions').select(['state', 'captured']).orderBy('created_at').execute()
  ).map(({ state, captured }) => [state, captured]);

test('an unpaid order reserves its code for half an hour', async () => {
  await using at = await shop(database.db);
  const { ada, bob } = await rivals(at);
  expect((await ada.order())['success']).toBe(true);
  at.one.clock.advance(exclusiveHoldMs - 10);
  expect(codeIn(await bob.order())).toBe('discount-invalid');
  at.one.clock.advance(20);
  const order = await bob.order();
  expect(order['success']).toBe(true);
  expect((await bob.process(order))['success']).toBe(true);
  expect(await taken()).toBe(1);
});

test('repeated or new orders have half an hour in total', async () => {
  await using at = await shop(database.db);
  const { ada, bob } = await rivals(at);
  const first = await ada.order();
  at.one.clock.advance(exclusiveHoldMs - 60_000);
  expect((await ada.order())['data'].transaction_id).toBe(first['data'].transaction_id);
  await ada.cancel(first);
  expect((await ada.order())['data'].transaction_id).not.toBe(first['data'].transaction_id);
  expect((await ada.order({ email: 'eve@shop.example', processor: 'sandbox' }))['success']).toBe(true);
  at.one.clock.advance(60_010);
  expect((await bob.order())['success']).toBe(true);
});

test('a returning buyer pays the displayed price if nobody else used the code', async () => {
  await using at = await shop(database.db);
  const { ada } = await rivals(at);
  const order = await ada.order();
  at.one.clock.advance(5 * exclusiveHoldMs);
  expect((await ada.process(order))['success']).toBe(true);
  expect([await taken(), await charged()]).toEqual([1, [['approved', 1890]]]);
});

test('a returning buyer whose code was taken is told, and charged nothing', async () => {
  await using at = await shop(database.db);
  const { ada, bob } = await rivals(at);
  const late = await ada.order();
  at.one.clock.advance(exclusiveHoldMs + 10);
  const order = await bob.order();
  expect(codeIn(await ada.process(late))).toBe('price-changed');
  expect((await bob.process(order))['success']).toBe(true);
  expect(await charged()).toEqual([
    ['cancelled', 0],
    ['approved', 1890],
  ]);
  // Without the code, at the full price.
  expect((await ada.order({ discount_code: undefined, expected_total: 2100 }))['success']).toBe(true);
});

test('of two expired holds paid at once one gets the code, and the other is charged nothing', async () => {
  await using at = await shop(database.db);
  const { ada, bob } = await rivals(at);
  const one = await ada.order();
  at.one.clock.advance(exclusiveHoldMs + 10);
  const other = await bob.order();
  at.one.clock.advance(exclusiveHoldMs + 10);
  const answers = await Promise.all([ada.process(one), bob.process(other)]);
  expect(new Set(answers.map(codeIn))).toEqual(new Set([null, 'price-changed']));
  expect(await taken()).toBe(1);
  expect(new Set((await charged()).map(([, amount]) => amount))).toEqual(new Set([0, 1890]));
});

test('a payment in progress never loses its code, however long it takes', async () => {
  await using at = await shop(database.db);
  const { ada, bob } = await rivals(at);
  const order = await ada.order();
  at.one.clock.advance(exclusiveHoldMs + 10);
  at.script.outcomes = [{ attempt: 'pending-verification' }];
  expect((await ada.process(order))['data'].status).toBe('pending-verification');
  at.one.clock.advance(20 * exclusiveHoldMs);
  expect(codeIn(await bob.order())).toBe('discount-invalid');
  at.script.set(order['data'].transaction_id, { attempt: 'approved', captured: 1890 });
  await reconcile(at.one.ports, order['data'].transaction_id, 'check');
  expect([await taken(), await charged()]).toEqual([1, [['approved', 1890]]]);
});
