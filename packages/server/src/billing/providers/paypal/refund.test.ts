import { expect, test } from 'vitest';
import type { Order } from '../../provider-interface/provider.ts';
import { makeOrder, type PaypalAtFake, paypalAtFake, statusIn, started } from './testing/paypal-at-fake.ts';

async function paid(at: PaypalAtFake): Promise<Order> {
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  statusIn(await at.provider.pay(order, {}));
  return order;
}

test('money is refunded in parts until nothing is left, and never more', async () => {
  await using at = await paypalAtFake();
  const order = await paid(at);
  const part = { id: 'refund-1', amount: 1000, currency: 'USD' };
  expect(await at.provider.refund(order, part)).toMatchObject({ ok: true, done: true });
  expect(statusIn(await at.provider.read(order))).toMatchObject({ captured: 2880, refunded: 1000 });

  expect(await at.provider.refund(order, { id: 'refund-2', amount: 1881, currency: 'USD' })).toEqual({
    ok: false,
    reason: 'refused',
    message: 'REFUND_AMOUNT_EXCEEDED',
  });
  expect(await at.provider.refund(order, { id: 'refund-3', amount: 1880, currency: 'USD' })).toMatchObject({
    ok: true,
  });
  expect(statusIn(await at.provider.read(order))).toMatchObject({
    attempt: 'approved',
    captured: 2880,
    refunded: 2880,
  });
  expect(await at.provider.refund(order, { id: 'refund-4', amount: 1, currency: 'USD' })).toMatchObject({
    ok: false,
    reason: 'refused',
  });
});

test('a repeated refund request is made once', async () => {
  await using at = await paypalAtFake();
  const order = await paid(at);
  const refund = { id: 'refund-1', amount: 500, currency: 'USD' };
  const answers = [await at.provider.refund(order, refund), await at.provider.refund(order, refund)];
  expect(answers[0]).toEqual(answers[1]);
  expect(statusIn(await at.provider.read(order)).refunded).toBe(500);
});

test('a pending PayPal refund is neither done nor counted', async () => {
  await using at = await paypalAtFake();
  const order = await paid(at);
  at.fake.books.refundsAre = 'PENDING';
  const refund = { id: 'refund-1', amount: 500, currency: 'USD' };
  expect(await at.provider.refund(order, refund)).toMatchObject({ ok: true, done: false });
  expect(statusIn(await at.provider.read(order)).refunded).toBe(0);
});

test('nothing can be refunded without a capture, or in another currency', async () => {
  await using at = await paypalAtFake();
  const refund = { id: 'refund-1', amount: 500, currency: 'USD' };
  const open = await started(at.provider, makeOrder({ id: 'open-0001' }));
  for (const order of [makeOrder(), open, makeOrder({ reference: 'UNKNOWN00000000AA' })])
    expect(await at.provider.refund(order, refund)).toMatchObject({ ok: false, reason: 'refused' });
  const order = await paid(at);
  expect(await at.provider.refund(order, { ...refund, currency: 'EUR' })).toMatchObject({
    ok: false,
    message: 'REFUND_CAPTURE_CURRENCY_MISMATCH',
  });
});
