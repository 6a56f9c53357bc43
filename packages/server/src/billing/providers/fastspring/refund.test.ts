import { expect, test } from 'vitest';
import {
  type FastspringAtFake,
  fastspringAtFake,
  makeOrder,
  statusIn,
  started,
} from './testing/fastspring-at-fake.ts';

const whole = { id: 'refund-1', amount: 2880, currency: 'USD' };

async function paid(at: FastspringAtFake) {
  const { order, session } = await started(at);
  const { id } = at.fake.checkOut(session, 'completed');
  return { ...order, reference: id };
}

test('a whole order is refunded once, however often requested', async () => {
  await using at = await fastspringAtFake();
  const order = await paid(at);
  const answer = await at.provider.refund(order, whole);
  expect(answer).toMatchObject({ ok: true });
  expect(await at.provider.refund(order, whole)).toEqual({ ...answer, done: true });
  expect(statusIn(await at.provider.read(order))).toMatchObject({
    attempt: 'approved',
    captured: 2880,
    refunded: 2880,
  });
  expect(at.fake.books.orders.get(order.reference)?.returns).toHaveLength(1);
});

test('a refund without a response is found by asking again', async () => {
  await using at = await fastspringAtFake();
  const order = await paid(at);
  at.fake.faults.silentAfterCapture = true;
  expect(await at.provider.refund(order, whole)).toMatchObject({ ok: false, reason: 'unreachable' });
  expect(await at.provider.refund(order, whole)).toMatchObject({ ok: true, done: true });
  expect(at.fake.books.orders.get(order.reference)?.returns).toHaveLength(1);
});

test('a pending FastSpring return does not count', async () => {
  await using at = await fastspringAtFake();
  const order = await paid(at);
  at.fake.books.returnsCompleted = false;
  expect(await at.provider.refund(order, whole)).toMatchObject({ ok: true, done: false });
  expect(statusIn(await at.provider.read(order)).refunded).toBe(0);
});

test('rejects partial, excessive and foreign-currency refunds; manual partial refunds are read', async () => {
  await using at = await fastspringAtFake();
  const order = await paid(at);
  for (const wish of [
    { ...whole, amount: 1000 },
    { ...whole, amount: 2881 },
    { ...whole, currency: 'EUR' },
  ])
    expect(await at.provider.refund(order, wish)).toMatchObject({ ok: false, reason: 'refused' });
  expect(at.fake.books.orders.get(order.reference)?.returns).toEqual([]);
  at.fake.giveBack(order.reference, 10);
  expect(statusIn(await at.provider.read(order))).toMatchObject({ captured: 2880, refunded: 1000 });
  expect(await at.provider.refund(order, whole)).toMatchObject({ ok: false, reason: 'refused' });
  expect(statusIn(await at.provider.read(order)).refunded).toBe(1000);
});

test('nothing can be refunded where nothing was paid', async () => {
  await using at = await fastspringAtFake();
  const { order, session } = await started(at);
  const { id } = at.fake.checkOut(session, 'pending');
  for (const reference of [null, order.reference, id, 'unknown'])
    expect(await at.provider.refund(makeOrder({ reference }), whole)).toMatchObject({
      ok: false,
      reason: 'refused',
    });
});
