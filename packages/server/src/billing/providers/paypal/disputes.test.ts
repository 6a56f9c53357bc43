import { expect, test } from 'vitest';
import type { Order } from '../../provider-interface/provider.ts';
import { makeOrder, type PaypalAtFake, paypalAtFake, statusIn, started } from './testing/paypal-at-fake.ts';

async function paid(at: PaypalAtFake): Promise<Order> {
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  statusIn(await at.provider.pay(order, {}));
  return order;
}

const disputeOf = async (at: PaypalAtFake, order: Order) => statusIn(await at.provider.read(order)).dispute;

test.each([
  ['RESOLVED_SELLER_FAVOUR', 'won'],
  ['CANCELED_BY_BUYER', 'won'],
  ['RESOLVED_BUYER_FAVOUR', 'lost'],
] as const)('a dispute is open until PayPal decides: %s is %s', async (outcome, state) => {
  await using at = await paypalAtFake();
  const order = await paid(at);
  expect(await disputeOf(at, order)).toBe('none');
  const id = at.fake.dispute(order.reference ?? '');
  expect(statusIn(await at.provider.read(order))).toMatchObject({ dispute: 'open', captured: 2880 });
  expect(statusIn(await at.provider.pay(order, {})).dispute).toBe('open');
  at.fake.endDispute(id, outcome);
  expect(await disputeOf(at, order)).toBe(state);
  at.fake.dispute(order.reference ?? '');
  expect(await disputeOf(at, order)).toBe('open');
});

test('dispute messages name our payment', async () => {
  await using at = await paypalAtFake();
  const order = await paid(at);
  at.fake.endDispute(at.fake.dispute(order.reference ?? ''), 'RESOLVED_SELLER_FAVOUR');
  for (const { headers, body } of at.fake.messages.slice(-2))
    expect(await at.provider.webhook?.({ headers, body: Buffer.from(body) })).toMatchObject({
      ok: true,
      events: [{ transactionId: order.id, reference: null }],
    });
});

test('disputes that cannot be queried leave the payment unread; inaccessible ones do not exist', async () => {
  await using at = await paypalAtFake();
  const order = await paid(at);
  at.fake.dispute(order.reference ?? '');
  at.fake.books.disputesAnswer = 503;
  expect(await at.provider.read(order)).toEqual({ ok: false, reason: 'unreachable' });
  at.fake.books.disputesAnswer = 403;
  expect(await disputeOf(at, order)).toBe('none');
  at.fake.books.disputesAnswer = 200;
  expect(await disputeOf(at, order)).toBe('open');
  at.fake.revokeTokens();
  expect(await disputeOf(at, order)).toBe('open');
});
