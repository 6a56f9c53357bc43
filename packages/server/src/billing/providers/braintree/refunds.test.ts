import { expect, test } from 'vitest';
import { braintreeWorld, makeOrder, paidOrder, statusIn } from './testing/braintree-world.ts';

const refundOf = (amount: number, id = `refund-${amount}`) => ({ id, amount, currency: 'EUR' });

test('a settled payment is refunded in parts, and never beyond its total', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const order = await paidOrder(world);
  fake.settle(order.reference ?? '');
  expect(await provider.refund(order, refundOf(880))).toMatchObject({ ok: true, done: true });
  expect(statusIn(await provider.read(order))).toMatchObject({ captured: 2880, refunded: 880 });
  expect(await provider.refund(order, refundOf(2001))).toMatchObject({ ok: false, reason: 'refused' });
  expect(await provider.refund(order, refundOf(2000))).toMatchObject({ ok: true });
  expect(statusIn(await provider.read(order))).toMatchObject({ captured: 2880, refunded: 2880 });
  expect(await provider.refund(order, refundOf(1))).toMatchObject({ ok: false, reason: 'refused' });
  expect(fake.refusedKeys).toEqual([]);
});

test('a repeated refund is found, not made again', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const order = await paidOrder(world);
  fake.settle(order.reference ?? '');
  const first = await provider.refund(order, refundOf(880));
  expect(await provider.refund(order, refundOf(880))).toEqual(first);
  expect(fake.transactions().filter(({ type }) => type === 'credit')).toHaveLength(1);
  expect(await provider.refund(order, refundOf(880, 'another'))).toMatchObject({ ok: true });
  expect(statusIn(await provider.read(order)).refunded).toBe(1760);
});

test('before settlement a payment is voided as a whole, which shows as refunded', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const order = await paidOrder(world);
  expect(await provider.refund(order, refundOf(100))).toMatchObject({ ok: false, reason: 'refused' });
  const whole = await provider.refund(order, refundOf(2880));
  expect(whole).toEqual({ ok: true, reference: order.reference, done: true });
  expect(await provider.refund(order, refundOf(2880))).toEqual(whole);
  expect(fake.transactions().map(({ status }) => status)).toEqual(['voided']);
  expect(statusIn(await provider.read(order))).toMatchObject({ captured: 2880, refunded: 2880 });
});

test('a PayPal payment is refunded at once', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const order = makeOrder();
  const paid = statusIn(await provider.pay(order, { nonce: fake.tokenize({ paypal: {} }) }));
  const known = { ...order, reference: paid.reference };
  expect(await provider.refund(known, refundOf(880))).toMatchObject({ ok: true });
  expect(statusIn(await provider.read(known)).refunded).toBe(880);
});

test('an unpaid payment is not refunded', async () => {
  await using world = await braintreeWorld();
  expect(await world.provider.refund(makeOrder(), refundOf(100))).toMatchObject({
    ok: false,
    reason: 'refused',
  });
});

test('cancelling voids authorizations and touches no captured money', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const paid = await paidOrder(world);
  const waiting = makeOrder({ amount: 400_200 });
  const pending = statusIn(await provider.pay(waiting, { nonce: fake.tokenize({ paypal: {} }) }));
  await provider.cancel(paid);
  await provider.cancel(waiting);
  await provider.cancel(makeOrder());
  expect(statusIn(await provider.read(paid)).attempt).toBe('approved');
  const after = statusIn(await provider.read({ ...waiting, reference: pending.reference }));
  expect(after).toMatchObject({ attempt: 'cancelled', captured: 0 });
});
