import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { runProviderOutbox } from '../run-provider-outbox.ts';
import { insertEvent } from '../webhooks/event-store.ts';
import { processPendingWebhooks, processWebhook } from '../webhooks/process-webhook.ts';
import { renewPlans } from './renew-plans.ts';
import { findSubscription } from '../../consent/plans/subscription-store.ts';
import { sellerOfRecord } from './testing/bank.ts';
import { planWorld } from './testing/plan-world.ts';

const database = useTestDatabase();
const day = 86_400_000;

async function world() {
  const seller = sellerOfRecord();
  const made = await planWorld(database.db, [seller]);
  const ada = await made.subscriber();
  const consent = await ada.consent();
  seller.orders.set('order-1', { plan: 'plan-1', amount: 1000 });
  await ada.buyAt('fastspring', consent, 'monthly');
  const { id } = await database.db.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow();
  const read = async () => {
    const found = await findSubscription(database.db, id);
    if (found === null) throw new Error('no subscription');
    return found;
  };
  const said = async (type: string, eventId: string) => {
    const event = { id: eventId, type, reference: null, transactionId: null, planReference: 'plan-1' };
    const kept = await database.db
      .transaction()
      .execute((trx) => insertEvent(trx, { provider: 'fastspring', event, now: made.clock() }));
    return kept === null ? 'known' : processWebhook(made.ports, kept);
  };
  const told = async (reference: string, eventId: string) => {
    const event = { id: eventId, type: 'subscription.charge.completed', reference, transactionId: null };
    const kept = await database.db.transaction().execute((trx) =>
      insertEvent(trx, {
        provider: 'fastspring',
        event: { ...event, planReference: 'plan-1' },
        now: made.clock(),
      }),
    );
    return kept === null ? 'known' : processWebhook(made.ports, kept);
  };
  return {
    made,
    seller,
    ada,
    id,
    read,
    told,
    said,
    [Symbol.asyncDispose]: () => made[Symbol.asyncDispose](),
  };
}

test('a plan renewed by its provider is neither charged by us nor asked for money', async () => {
  await using one = await world();
  const { made, read } = one;
  expect(await read()).toMatchObject({
    processor: 'fastspring',
    providerReference: 'plan-1',
    paymentMethodId: null,
  });
  made.clock.advance(35 * day);
  await renewPlans(made.ports);
  expect(await read()).toMatchObject({ state: 'active', periodNo: 1 });
  expect(await database.db.selectFrom('transactions').select('id').execute()).toHaveLength(1);
});

test('a charge reported by the provider extends the plan by one period, however often reported', async () => {
  await using one = await world();
  const { made, seller, read, told } = one;
  made.clock.set(new Date('2026-04-01T13:00:00Z'));
  seller.orders.set('order-2', { plan: 'plan-1', amount: 1000 });
  expect(await Promise.all([told('order-2', 'a'), told('order-2', 'b')])).toContain('done');
  expect(await told('order-2', 'c')).toBe('done');
  expect(await told('order-2', 'c')).toBe('known');
  expect(await read()).toMatchObject({
    state: 'active',
    periodNo: 2,
    periodEndsAt: new Date('2026-05-01T12:00:00Z'),
  });
  expect(await database.db.selectFrom('transactions').select('id').execute()).toHaveLength(2);
});

test('a charge of an unknown plan opens nothing', async () => {
  await using one = await world();
  const { told, id } = one;
  await database.db
    .updateTable('subscriptions')
    .set({ provider_reference: 'other' })
    .where('id', '=', id)
    .execute();
  expect(await told('order-9', 'a')).toBe('unknown');
  expect(await database.db.selectFrom('transactions').select('id').execute()).toHaveLength(1);
});

test('cancelling and resuming is forwarded to the provider once it is reachable', async () => {
  await using one = await world();
  const { made, seller, ada, id } = one;
  const ask = (what: 'cancel' | 'resume') =>
    ada.call('PUT', `/customer/subscription/${what}`, { subscription_id: id });
  await ask('cancel');
  expect(await runProviderOutbox(made.ports)).toBe(0);
  expect(seller.told).toEqual(['cancel plan-1']);
  seller.down = true;
  await ask('resume');
  expect(await runProviderOutbox(made.ports)).toBe(1);
  await ask('cancel');
  await ask('resume');
  seller.down = false;
  expect(await runProviderOutbox(made.ports)).toBe(0);
  expect(new Set(seller.told.slice(1))).toEqual(new Set(['resume plan-1']));
});

test('without word from its provider the plan ends after its grace period, and the provider is told', async () => {
  await using one = await world();
  const { made, seller, read } = one;
  const { periodEndsAt } = await read();
  made.clock.set(new Date(periodEndsAt.getTime() + 14 * day));
  await renewPlans(made.ports);
  expect(await read()).toMatchObject({ state: 'ended' });
  await runProviderOutbox(made.ports);
  expect(seller.told).toEqual(['cancel plan-1']);
});

test('provider-side plan changes are applied in any message order', async () => {
  await using one = await world();
  const { made, seller, read, said } = one;
  seller.state = 'ending';
  expect(await said('subscription.canceled', 'a')).toBe('done');
  expect(await read()).toMatchObject({ state: 'active', cancelAtPeriodEnd: true });
  seller.state = 'active';
  expect(await said('subscription.uncanceled', 'b')).toBe('done');
  expect(await said('subscription.canceled', 'c')).toBe('done');
  expect(await read()).toMatchObject({ state: 'active', cancelAtPeriodEnd: false });
  seller.down = true;
  expect(await said('subscription.canceled', 'd')).toBe('unreachable');
  // Nothing of it was ours to tell.
  seller.down = false;
  await runProviderOutbox(made.ports);
  expect(seller.told).toEqual([]);
});

test.each([
  ['before its paid period is over', 10, 'cancelled'],
  ['after a charge that failed', 32, 'unpaid'],
] as const)('a plan ended by its provider %s ends here', async (_, days, because) => {
  await using one = await world();
  const { made, seller, id, read, said } = one;
  made.clock.advance(days * day);
  seller.state = 'overdue';
  await said('subscription.charge.failed', 'a');
  expect(await read()).toMatchObject({ state: because === 'unpaid' ? 'past-due' : 'active' });
  seller.state = 'ended';
  expect(await said('subscription.deactivated', 'b')).toBe('done');
  expect(await said('subscription.deactivated', 'c')).toBe('done');
  const row = await database.db
    .selectFrom('subscriptions')
    .select(['state', 'ended_because'])
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ state: 'ended', ended_because: because });
  const letters = await database.db.selectFrom('outbox').select('message').execute();
  expect(letters.filter(({ message }) => message === 'plan-ended')).toHaveLength(1);
});

test('a stale provider message does not undo the customer’s decision', async () => {
  await using one = await world();
  const { made, seller, ada, id, read, said } = one;
  await ada.call('PUT', '/customer/subscription/cancel', { subscription_id: id });
  expect(await said('subscription.uncanceled', 'a')).toBe('done');
  expect(await read()).toMatchObject({ cancelAtPeriodEnd: true });
  await runProviderOutbox(made.ports);
  expect(seller.told).toEqual(['cancel plan-1']);
});

test('a message about an unknown plan changes nothing', async () => {
  await using one = await world();
  const { seller, id, read, said } = one;
  await database.db
    .updateTable('subscriptions')
    .set({ provider_reference: 'other' })
    .where('id', '=', id)
    .execute();
  seller.state = 'ended';
  expect(await said('subscription.deactivated', 'a')).toBe('unknown');
  expect(await read()).toMatchObject({ state: 'active' });
});

test('a charge that cannot be booked yet waits, and alerts the operator after a day', async () => {
  await using one = await world();
  const { made, seller, read, told } = one;
  made.clock.advance(31 * day);
  seller.orders.set('order-2', { plan: 'plan-1', amount: 1000 });
  // Another payment of the consent is open.
  const become = (state: 'created' | 'approved') =>
    database.db.updateTable('transactions').set({ state }).execute();
  await become('created');
  expect(await told('order-2', 'a')).toBe('waiting');
  await processPendingWebhooks(made.ports);
  expect(made.alerts).toEqual([]);
  for (let times = 0; times < 3; times += 1) {
    made.clock.advance(day);
    await processPendingWebhooks(made.ports);
  }
  expect(made.alerts).toEqual([{ event: expect.any(String), what: 'renewal-not-opened' }]);
  await become('approved');
  await processPendingWebhooks(made.ports);
  expect(await read()).toMatchObject({ state: 'active', periodNo: 2 });
  const events = await database.db.selectFrom('provider_events').select('status').execute();
  expect(events).toEqual([{ status: 'done' }]);
});
