import { expect, test } from 'vitest';
import {
  type FastspringAtFake,
  fastspringAtFake,
  makeOrder,
  statusIn,
  started,
} from './testing/fastspring-at-fake.ts';

async function subscribed(at: FastspringAtFake) {
  const { order, session } = await started(at, makeOrder({ plan: { interval: 'year', count: 1 } }));
  const { id } = at.fake.checkOut(session, 'completed');
  const reading = statusIn(await at.provider.read({ ...order, reference: id }));
  const subscription = at.fake.books.subscriptions.get(reading.planReference ?? '');
  if (subscription === undefined) throw new Error('no subscription');
  return { order: { ...order, reference: id }, subscription };
}

async function eventsOf(at: FastspringAtFake) {
  const { headers, body } = at.fake.sign(at.fake.events);
  const checked = await at.provider.webhook?.({ headers, body: Buffer.from(body) });
  return checked?.ok === true ? checked.events : [];
}

test('a plan is a FastSpring subscription with our interval, and its id comes with the first payment', async () => {
  await using at = await fastspringAtFake();
  const { subscription } = await subscribed(at);
  expect(subscription).toMatchObject({ state: 'active', item: { plan: { interval: 'year', length: 1 } } });
  expect(subscription.next).toEqual(new Date('2027-03-01T12:00:00Z'));
  expect(at.provider).not.toHaveProperty('renew');
});

test('a charge of the next period names its order and plan, and is read as a separate payment', async () => {
  await using at = await fastspringAtFake();
  const { order, subscription } = await subscribed(at);
  at.clock.set(subscription.next);
  const charged = at.fake.renew(subscription.id, 'completed');
  expect((await eventsOf(at)).at(-1)).toMatchObject({
    type: 'subscription.charge.completed',
    reference: charged?.id,
    transactionId: null,
    planReference: subscription.id,
  });
  const renewal = makeOrder({ id: 'renewal-0002', reference: charged?.id ?? '' });
  expect(statusIn(await at.provider.read(renewal))).toMatchObject({
    attempt: 'approved',
    captured: 2880,
    transactionId: null,
    reference: charged?.id,
    planReference: subscription.id,
  });
  // The first payment stays what it was.
  expect(statusIn(await at.provider.read(order)).captured).toBe(2880);
});

test('a failed charge names the plan only', async () => {
  await using at = await fastspringAtFake();
  const { subscription } = await subscribed(at);
  at.fake.renew(subscription.id, 'failed');
  expect((await eventsOf(at)).at(-1)).toMatchObject({
    type: 'subscription.charge.failed',
    reference: null,
    planReference: subscription.id,
  });
});

test.each([
  ['overdue', 'overdue'],
  ['deactivated', 'ended'],
] as const)('a plan that is %s there is %s', async (state, said) => {
  await using at = await fastspringAtFake();
  const { subscription } = await subscribed(at);
  subscription.state = state;
  expect(await at.provider.plans?.read(subscription.id)).toEqual({ ok: true, state: said });
});

test('a plan is cancelled and resumed idempotently', async () => {
  await using at = await fastspringAtFake();
  const { subscription } = await subscribed(at);
  const { plans } = at.provider;
  for (const state of ['canceled', 'canceled', 'active', 'active'] as const) {
    expect(await plans?.[state === 'active' ? 'resume' : 'cancel'](subscription.id)).toEqual({ ok: true });
    expect(subscription.state).toBe(state);
    const said = state === 'active' ? 'active' : 'ending';
    expect(await plans?.read(subscription.id)).toEqual({ ok: true, state: said });
  }
  const types = at.fake.events.map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('subscription.'))).toEqual([
    'subscription.activated',
    'subscription.canceled',
    'subscription.uncanceled',
  ]);
});

test('a plan unknown to FastSpring counts as cancelled; one that cannot be queried does not', async () => {
  await using at = await fastspringAtFake();
  const { subscription } = await subscribed(at);
  expect(await at.provider.plans?.cancel('unknown')).toEqual({ ok: true });
  expect(await at.provider.plans?.read('unknown')).toEqual({ ok: false, reason: 'not-found' });
  at.fake.faults.failing = { times: 1, status: 503 };
  expect(await at.provider.plans?.read(subscription.id)).toEqual({ ok: false, reason: 'unreachable' });
  at.fake.faults.failing = { times: 1, status: 503 };
  expect(await at.provider.plans?.cancel(subscription.id)).toEqual({ ok: false, reason: 'unreachable' });
  expect(subscription.state).toBe('active');
});
