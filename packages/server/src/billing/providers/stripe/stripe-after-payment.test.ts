import { expect, test } from 'vitest';
import type { DisputeState } from '../../../platform/database/billing-schema.ts';
import { toDisputeState } from './stripe-status.ts';
import { beginStripe, type BegunStripe, fetchStatus, startOrder } from './testing/begin-stripe.ts';

async function paidOrder({ provider, fake }: BegunStripe, card?: string) {
  const { order, secret } = await startOrder(provider);
  fake.pay(secret, card);
  return order;
}

test('money is refunded in part, then in full, and not a cent more', async () => {
  await using begun = await beginStripe();
  const { provider } = begun;
  const order = await paidOrder(begun);
  const refund = (id: string, amount: number) => provider.refund(order, { id, amount, currency: 'EUR' });
  expect(await refund('r1', 1000)).toMatchObject({ ok: true, done: true });
  expect(await fetchStatus(provider, order)).toMatchObject({ captured: 2880, refunded: 1000 });
  expect(await refund('r2', 1881)).toEqual({ ok: false, reason: 'refused', message: 'amount_too_large' });
  expect(await refund('r3', 1880)).toMatchObject({ ok: true, done: true });
  expect(await fetchStatus(provider, order)).toMatchObject({ captured: 2880, refunded: 2880 });
  expect(await refund('r4', 1)).toEqual({ ok: false, reason: 'refused', message: 'charge_already_refunded' });
});

test('a refund is made once, however often and late it is repeated', async () => {
  await using begun = await beginStripe();
  const { provider, fake, clock } = begun;
  const order = await paidOrder(begun);
  const first = await provider.refund(order, { id: 'r1', amount: 1000, currency: 'EUR' });
  expect(await provider.refund(order, { id: 'r1', amount: 1000, currency: 'EUR' })).toEqual(first);
  clock.advance(3 * 24 * 60 * 60 * 1000);
  expect(await provider.refund(order, { id: 'r1', amount: 1000, currency: 'EUR' })).toEqual(first);
  expect(fake.books.refunds.size).toBe(1);
});

test('a pending refund counts once made, and never if it fails', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const order = await paidOrder(begun, 'pm_card_refundFail');
  const refund = await provider.refund(order, { id: 'r1', amount: 1000, currency: 'EUR' });
  expect(refund).toMatchObject({ ok: true, done: false });
  expect(await fetchStatus(provider, order)).toMatchObject({ refunded: 0 });
  fake.settleRefund(refund.ok ? refund.reference : '', 'failed');
  expect(await fetchStatus(provider, order)).toMatchObject({ refunded: 0 });
  expect(await provider.refund(order, { id: 'r1', amount: 1000, currency: 'EUR' })).toEqual({
    ok: false,
    reason: 'refused',
    message: 'failed',
  });
  const again = await provider.refund(order, { id: 'r2', amount: 1000, currency: 'EUR' });
  fake.settleRefund(again.ok ? again.reference : '', 'succeeded');
  expect(await fetchStatus(provider, order)).toMatchObject({ refunded: 1000 });
});

test('an uncharged payment cannot be refunded', async () => {
  await using begun = await beginStripe();
  const { provider } = begun;
  const { order } = await startOrder(provider);
  const refund = { id: 'r1', amount: 100, currency: 'EUR' };
  expect(await provider.refund(order, refund)).toMatchObject({ ok: false, reason: 'refused' });
  expect(await provider.refund({ ...order, reference: null }, refund)).toMatchObject({ reason: 'refused' });
});

test('a dispute is open, then won or lost', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const order = await paidOrder(begun);
  const reference = order.reference ?? '';
  expect((await fetchStatus(provider, order)).dispute).toBe('none');
  fake.dispute(reference, 'needs_response');
  expect(await fetchStatus(provider, order)).toMatchObject({ dispute: 'open', captured: 2880 });
  expect(await provider.refund(order, { id: 'r1', amount: 100, currency: 'EUR' })).toMatchObject({
    reason: 'refused',
  });
  fake.dispute(reference, 'won');
  expect((await fetchStatus(provider, order)).dispute).toBe('won');
  fake.dispute(reference, 'lost');
  expect((await fetchStatus(provider, order)).dispute).toBe('lost');
});

test('a card with an immediate dispute is read as paid and disputed', async () => {
  await using begun = await beginStripe();
  const order = await paidOrder(begun, 'pm_card_createDispute');
  expect(await fetchStatus(begun.provider, order)).toMatchObject({ attempt: 'approved', dispute: 'open' });
});

test.for<[string[], DisputeState]>([
  [[], 'none'],
  [['warning_needs_response'], 'open'],
  [['warning_closed'], 'won'],
  [['prevented'], 'won'],
  [['appeal_under_review'], 'lost'],
  [['won', 'lost'], 'lost'],
  [['lost', 'under_review', 'won'], 'open'],
  [['something_new'], 'open'],
])('disputes %o together are %s', ([statuses, state]) => {
  expect(toDisputeState(statuses)).toBe(state);
});
