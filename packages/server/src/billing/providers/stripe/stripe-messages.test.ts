import { expect, test } from 'vitest';
import type { Holder } from '../../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { newId } from '../../../platform/database/ids.ts';
import { requestRefund } from '../../refunds/request-refund.ts';
import { createStripeClient } from './stripe-client.ts';
import { intentFor, shop, type Shop } from './testing/stripe-shop.ts';

const database = useTestDatabase();

async function begin(at: Shop) {
  const holder = await at.made();
  const { data } = await intentFor(at, holder);
  const secret = data.client_secret as string;
  const object = at.fake.books.intents.get(data.payment_intent_id)?.object;
  if (object === undefined) throw new Error('nothing was begun');
  return { holder, secret, object };
}

const statusOf = async (holder: Holder): Promise<unknown> => (await holder.read('details'))['data'].status;

async function transactionOf({ id }: Holder) {
  return database.db
    .selectFrom('transactions')
    .select(['id', 'state', 'mismatch', 'captured', 'refunded'])
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow();
}

test('messages complete a payment whose browser never returns, duplicated and in any order', async () => {
  await using at = await shop(database.db);
  Object.assign(at.fake.faults, { webhooks: 'hold', copies: 2, reorder: true });
  const { holder, secret } = await begin(at);
  at.fake.pay(secret, 'pm_card_chargeDeclined');
  at.fake.pay(secret);
  // Each of them once, though each came twice.
  expect(await at.hear()).toBe(at.fake.books.events.size);
  expect(await statusOf(holder)).toBe('finalized');
  expect(await transactionOf(holder)).toMatchObject({ state: 'approved', mismatch: null });
  expect(await at.hear()).toBe(0);
});

test('a message received while Stripe does not respond is processed later', async () => {
  await using at = await shop(database.db);
  const { holder, secret } = await begin(at);
  await at.hear();
  at.fake.pay(secret);
  at.fake.faults.failing = { times: 10, status: 503 };
  await at.hear();
  expect(await statusOf(holder)).not.toBe('finalized');
  at.fake.faults.failing = { times: 0, status: 503 };
  await at.hear();
  expect(await statusOf(holder)).toBe('finalized');
});

test.each([
  ['less money', { amount: 50 }],
  ['another currency', { currency: 'usd' }],
  ['live money on a test account', { livemode: true }],
  ['the mark of another payment', { metadata: { transaction_id: 'x'.repeat(22), quote_hash: 'x' } }],
] as const)('%s completes nothing', async (_, change) => {
  await using at = await shop(database.db);
  const { holder, secret, object } = await begin(at);
  Object.assign(object, change);
  at.fake.pay(secret);
  await at.hear();
  expect(await statusOf(holder)).not.toBe('finalized');
  expect((await transactionOf(holder)).state).toBe('pending-verification');
});

test('a dispute opened or closed at Stripe updates the payment', async () => {
  await using at = await shop(database.db);
  const { holder, secret, object } = await begin(at);
  at.fake.pay(secret);
  await at.hear();
  for (const [status, state] of [
    ['needs_response', 'disputed'],
    ['won', 'approved'],
  ] as const) {
    at.fake.dispute(object.id, status);
    await at.hear();
    expect((await transactionOf(holder)).state).toBe(state);
  }
});

test('our refund is made once at Stripe, and its messages change nothing more', async () => {
  await using at = await shop(database.db);
  const { holder, secret, object } = await begin(at);
  at.fake.pay(secret);
  await at.hear();
  const { id: transactionId, captured } = await transactionOf(holder);
  expect(captured).toBe(object.amount);
  const part = { id: newId(), transactionId, amount: 100, note: 'asked for it' };
  expect(await requestRefund(at.ports, part)).toMatchObject({ ok: true, refund: { status: 'done' } });
  expect(await requestRefund(at.ports, part)).toMatchObject({ ok: true });
  await at.hear();
  expect(await transactionOf(holder)).toMatchObject({ state: 'partially-refunded', refunded: 100 });
  const rest = { ...part, id: newId(), amount: captured - 100 };
  expect(await requestRefund(at.ports, rest)).toMatchObject({ ok: true });
  await at.hear();
  expect(await transactionOf(holder)).toMatchObject({ state: 'refunded', refunded: captured });
  expect(at.fake.books.refunds.size).toBe(2);
});

test('a refund made directly at Stripe is recorded', async () => {
  await using at = await shop(database.db);
  const { holder, secret, object } = await begin(at);
  at.fake.pay(secret);
  await at.hear();
  const stripe = createStripeClient(
    { secretKey: at.fake.secretKey, apiUrl: at.fake.url },
    { timeout: 5000, retries: 0 },
  );
  await stripe.refunds.create({ payment_intent: object.id });
  await at.hear();
  expect((await transactionOf(holder)).state).toBe('refunded');
});
