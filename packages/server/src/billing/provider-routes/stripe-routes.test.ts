import { expect, test } from 'vitest';
import type { Holder, Json } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { intentFor, shop, type Shop } from '../providers/stripe/testing/stripe-shop.ts';

const database = useTestDatabase();

const codeOf = (reply: Json): unknown => reply['messages']?.[0]?.code;

const confirm = (at: Shop, { id, token }: Pick<Holder, 'id' | 'token'>, intent: string) =>
  at.post(
    '/transaction/stripe/confirm-payment',
    { item_type: 'agreement', item_id: id, payment_intent_id: intent },
    token,
  );

test('an agreement is paid through the two calls of the form', async () => {
  await using at = await shop(database.db);
  const holder = await at.made();
  const { data: begun } = await intentFor(at, holder);
  expect(begun).toMatchObject({ publishable_key: 'pk_test_shop', next: { action: 'process' } });
  expect((await intentFor(at, holder))['data']).toEqual(begun);
  const before = await confirm(at, holder, begun.payment_intent_id);
  expect(before['data']).toEqual({ status: 'processing', next: { action: 'process' } });
  at.fake.pay(begun.client_secret);
  const paid = { status: 'approved', next: { action: 'done', path: `/download/${holder.id}` } };
  expect((await confirm(at, holder, begun.payment_intent_id))['data']).toEqual(paid);
  expect((await confirm(at, holder, begun.payment_intent_id))['data']).toEqual(paid);
  expect((await holder.read('details'))['data'].status).toBe('finalized');
  expect(codeOf(await intentFor(at, holder))).toBe('already-paid');
});

test('a decline is reported in its own words, and the same form pays afterwards', async () => {
  await using at = await shop(database.db);
  const holder = await at.made();
  const { data: begun } = await intentFor(at, holder);
  at.fake.pay(begun.client_secret, 'pm_card_chargeDeclinedInsufficientFunds');
  expect(codeOf(await confirm(at, holder, begun.payment_intent_id))).toBe('decline-2001');
  expect((await intentFor(at, holder))['data']).toMatchObject({
    payment_intent_id: begun.payment_intent_id,
    client_secret: begun.client_secret,
  });
  at.fake.pay(begun.client_secret);
  expect((await confirm(at, holder, begun.payment_intent_id))['data'].status).toBe('approved');
});

test('a payment for something else or without owner pays for nothing', async () => {
  await using at = await shop(database.db);
  const mine = await at.made();
  const other = await at.made();
  const { data: begun } = await intentFor(at, mine);
  at.fake.pay(begun.client_secret);
  expect(codeOf(await confirm(at, other, begun.payment_intent_id))).toBe('payment-token-refused');
  expect(codeOf(await confirm(at, other, 'pi_nobody'))).toBe('payment-token-refused');
  const stranger = { id: mine.id, token: other.token };
  expect(codeOf(await confirm(at, stranger, begun.payment_intent_id))).toBe('no-access');
  expect((await other.read('details'))['data'].status).not.toBe('finalized');
  expect((await confirm(at, mine, begun.payment_intent_id))['data'].status).toBe('approved');
});

test('while Stripe does not respond the page waits and does not pay again', async () => {
  await using at = await shop(database.db);
  const holder = await at.made();
  const { data: begun } = await intentFor(at, holder);
  at.fake.pay(begun.client_secret);
  at.fake.faults.failing = { times: 1, status: 500 };
  const waiting = await confirm(at, holder, begun.payment_intent_id);
  expect(waiting['data']).toEqual({ status: 'processing', next: { action: 'wait' } });
  expect((await confirm(at, holder, begun.payment_intent_id))['data'].status).toBe('approved');
});

test('a card needing 3-D Secure redirects to the bank and back', async () => {
  await using at = await shop(database.db);
  const holder = await at.made();
  const { data: begun } = await intentFor(at, holder);
  const intent = begun.payment_intent_id as string;
  at.fake.pay(begun.client_secret, 'pm_card_threeDSecure2Required', 'http://localhost:3000/back');
  const url = `${at.fake.url}/fake/authenticate/${intent}`;
  expect((await confirm(at, holder, intent))['data']).toEqual({
    status: 'processing',
    next: { action: 'authenticate', url },
  });
  at.fake.authenticate(intent, 'fail');
  expect(codeOf(await confirm(at, holder, intent))).toBe('card-authentication-failed');
  at.fake.pay(begun.client_secret, 'pm_card_threeDSecure2Required', 'http://localhost:3000/back');
  at.fake.authenticate(intent, 'pass');
  expect((await confirm(at, holder, intent))['data'].status).toBe('approved');
});

test('rejects a total different from the displayed one', async () => {
  await using at = await shop(database.db);
  const { id, token } = await at.made();
  const body = {
    item_type: 'agreement',
    item_id: id,
    user_data: { email: 'buyer@shop.example', expected_total: 1 },
  };
  expect(codeOf(await at.post('/transaction/stripe/create-payment-intent', body, token))).toBe(
    'price-changed',
  );
  expect(at.fake.books.intents.size).toBe(0);
});

test('a card is saved through its SetupIntent, by its customer only, and an existing one is attached', async () => {
  await using at = await shop(database.db);
  const [anna, bert] = [await at.customer(), await at.customer()];
  const { data: begun } = await anna('POST', '/transaction/stripe/get-token-for-new-payment-method', {});
  expect(begun).toMatchObject({ publishable_key: 'pk_test_shop' });
  const { setupIntent } = at.fake.setUp(begun.client_secret) as { setupIntent: Json };
  const proof = { setup_intent_id: begun.setup_intent_id, payment_method_id: setupIntent['payment_method'] };
  const stolen = await bert('POST', '/transaction/stripe/confirm-setup-intent', proof);
  expect(codeOf(stolen)).toBe('payment-method-not-added');
  const saved = await anna('POST', '/transaction/stripe/confirm-setup-intent', proof);
  expect(saved['data'].method).toMatchObject({ processor: 'stripe', last4: '4242', is_default: true });
  const attached = await bert('POST', '/transaction/stripe/attach-payment-method', {
    payment_method_id: at.fake.typeCard('pm_card_visa'),
  });
  expect(attached['data'].method).toMatchObject({ processor: 'stripe', is_default: true });
  const taken = await bert('POST', '/transaction/stripe/attach-payment-method', {
    payment_method_id: proof.payment_method_id,
  });
  expect(codeOf(taken)).toBe('payment-method-not-added');
  const { methods } = (await anna('GET', '/customer/stripe-payment-methods'))['data'];
  expect(methods.map(({ id }: { id: string }) => id)).toEqual([proof.payment_method_id]);
});
