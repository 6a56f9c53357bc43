import { afterEach, expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import { armFailpoints } from '../../platform/failpoint.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { checkPayments } from '../check-payments.ts';
import { renewPlans } from './renew-plans.ts';
import { findSubscription, type Subscription } from '../../consent/plans/subscription-store.ts';
import { type PlanWorld, planWorld, type Subscriber } from './testing/plan-world.ts';

const database = useTestDatabase();
afterEach(() => armFailpoints(undefined));
const hour = 3_600_000;
const day = 24 * hour;

interface Plan {
  ada: Subscriber;
  consent: string;
  method: string;
  read: () => Promise<Subscription>;
}

/** Somebody with a paid plan; the charge that began it is not counted. */
async function planOf(world: PlanWorld, plan = 'monthly', token = 'pm_good'): Promise<Plan> {
  const ada = await world.subscriber();
  const consent = await ada.consent();
  const method = await ada.card(token);
  await ada.buy(consent, plan, method);
  world.bank.charges.length = 0;
  const { id } = await database.db
    .selectFrom('subscriptions')
    .select('id')
    .where('consent_id', '=', consent)
    .executeTakeFirstOrThrow();
  const read = async () => {
    const found = await findSubscription(database.db, id);
    if (found === null) throw new Error('no subscription');
    return found;
  };
  return { ada, consent, method, read };
}

async function run(world: PlanWorld): Promise<void> {
  const { faults } = await renewPlans(world.ports);
  if (faults[0] !== undefined) throw faults[0].error;
}

async function letters(ada: Subscriber): Promise<string[]> {
  const rows = await database.db
    .selectFrom('outbox')
    .select('message')
    .where('recipient', '=', ada.email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ message }) => message);
}

const paidState = async (ada: Subscriber, consent: string): Promise<boolean> =>
  (await ada.call('GET', '/privacy-consent/list'))['data'].consents.find(
    (one: { id: string }) => one.id === consent,
  ).paid;

test('a first payment starts the plan with its method, and a repeated message changes nothing', async () => {
  await using world = await planWorld(database.db);
  const { ada, consent, method, read } = await planOf(world);
  const begun = world.clock();
  const subscription = await read();
  expect(subscription).toMatchObject({
    state: 'active',
    periodNo: 1,
    paymentMethodId: method,
    plan: { code: 'monthly', price: 1000 },
    anchorAt: begun,
    periodEndsAt: new Date('2026-04-01T12:00:00Z'),
  });
  expect(await paidState(ada, consent)).toBe(true);
  const { mandate } = await database.db
    .selectFrom('subscriptions')
    .select('mandate')
    .executeTakeFirstOrThrow();
  expect(mandate).toContain(
    '€10.00, plus tax where it is due, each month with this payment method, next on April 1, 2026',
  );
  const { subscriptions } = (await ada.call('GET', '/customer/subscription/all'))['data'];
  expect(subscriptions).toMatchObject([
    {
      privacy_consent_id: consent,
      plan: 'monthly',
      next_charge_at: '2026-04-01T12:00:00.000Z',
      method: { id: method },
    },
  ]);
  world.clock.advance(hour);
  await checkPayments(world.ports);
  await run(world);
  expect(await read()).toEqual(subscription);
});

test('three years of monthly renewals: one charge per period, on its day, at the agreed price', async () => {
  await using world = await planWorld(database.db);
  world.clock.set(new Date('2026-01-31T09:30:00Z'));
  const { ada, consent, read } = await planOf(world);
  const ends: string[] = [];
  const step = longTests() ? 12 : 24;
  for (let hours = 0; hours < 3 * 365 * 24; hours += step) {
    world.clock.advance(step * hour);
    const before = world.bank.charges.length;
    await run(world);
    if (world.bank.charges.length === before) continue;
    const { periodEndsAt } = await read();
    ends.push(periodEndsAt.toISOString().slice(0, 10));
  }
  expect(world.bank.charges).toHaveLength(35);
  expect(new Set(world.bank.charges.map(({ order }) => order)).size).toBe(35);
  expect(new Set(world.bank.charges.map(({ amount }) => amount))).toEqual(new Set([1000]));
  expect(ends.slice(0, 4)).toEqual(['2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30']);
  expect(ends).toContain('2028-02-29');
  expect((await read()).periodNo).toBe(36);
  expect(await paidState(ada, consent)).toBe(true);
  // One confirmation with each payment, and no word besides.
  expect(new Set(await letters(ada))).toEqual(new Set(['payment-approved']));
  expect(await letters(ada)).toHaveLength(36);
}, 240_000);

test('concurrent schedulers charge a period once', async () => {
  await using world = await planWorld(database.db);
  const plans = [
    await planOf(world),
    await planOf(world, 'monthly', 'pm_2'),
    await planOf(world, 'monthly', 'pm_3'),
  ];
  world.clock.advance(32 * day);
  await Promise.all(Array.from({ length: 4 }, () => run(world)));
  expect(world.bank.charges.map(({ token }) => token).toSorted()).toEqual(['pm_2', 'pm_3', 'pm_good']);
  for (const { read } of plans) expect((await read()).periodNo).toBe(2);
  await run(world);
  expect(world.bank.charges).toHaveLength(3);
});

test.each([
  'renewal-opened',
  'charge-marked',
  'charge-before-provider',
  'charge-after-provider',
  'absorb-locked',
  'absorb-covered',
  'finalize-served',
  'finalize-invoiced',
  'absorb-written',
  'absorb-committed',
])('a fault at %s recovers without a second charge', async (place) => {
  await using world = await planWorld(database.db);
  const { read } = await planOf(world);
  world.clock.advance(32 * day);
  armFailpoints(`${place}:throw@1`);
  const { faults } = await renewPlans(world.ports);
  expect(faults).toHaveLength(1);
  armFailpoints(undefined);
  for (let times = 0; times < 6; times += 1) {
    world.clock.advance(10 * 60_000);
    await checkPayments(world.ports);
    await run(world);
  }
  expect((await read()).periodNo).toBe(2);
  expect(world.bank.charges).toHaveLength(1);
  const invoices = await database.db.selectFrom('invoices').select('id').execute();
  expect(invoices).toHaveLength(2);
});

test('a failing renewal is retried on days 1, 3, 5 and 7; the plan works for 14 days, then ends', async () => {
  await using world = await planWorld(database.db);
  const { ada, consent, read } = await planOf(world);
  world.bank.outcomes.set('pm_good', { refused: 'decline-2001' });
  const { periodEndsAt: end } = await read();
  const triedOn: number[] = [];
  for (
    world.clock.set(end);
    world.clock() < new Date(end.getTime() + 14 * day);
    world.clock.advance(6 * hour)
  ) {
    const before = world.bank.charges.length;
    await run(world);
    if (world.bank.charges.length > before) triedOn.push((world.clock().getTime() - end.getTime()) / day);
    expect(await paidState(ada, consent)).toBe(true);
  }
  expect(triedOn).toEqual([0, 1, 3, 5, 7]);
  expect((await read()).state).toBe('past-due');
  expect(await letters(ada)).toEqual(['payment-approved', 'renewal-failed', 'renewal-failed']);
  await run(world);
  expect(await read()).toMatchObject({ state: 'ended', periodNo: 1 });
  expect(await paidState(ada, consent)).toBe(false);
  expect((await letters(ada)).at(-1)).toBe('plan-ended');
  await run(world);
  expect(await letters(ada)).toHaveLength(4);
});

test('a late customer payment starts the next period on the day the previous one ended', async () => {
  await using world = await planWorld(database.db);
  const { ada, consent, read } = await planOf(world);
  world.bank.outcomes.set('pm_good', { refused: 'decline-2099' });
  const { periodEndsAt: end } = await read();
  world.clock.set(end);
  await run(world);
  // The bank wants the person: no charge without them follows.
  expect(await read()).toMatchObject({ state: 'past-due', nextTryAt: null });
  world.clock.advance(10 * day);
  await run(world);
  expect(world.bank.charges).toHaveLength(1);
  const other = await ada.card('pm_other');
  await ada.buy(consent, 'yearly', other);
  expect(await read()).toMatchObject({
    state: 'active',
    periodNo: 2,
    periodEndsAt: new Date('2026-05-01T12:00:00Z'),
    plan: { code: 'monthly' },
    paymentMethodId: other,
    failedTries: 0,
  });
  world.clock.set(new Date('2026-05-01T12:00:00Z'));
  await run(world);
  expect(world.bank.charges.at(-1)).toMatchObject({ token: 'pm_other', amount: 1000 });
});

test('a payer who revoked every authorisation is not charged again: the plan ends', async () => {
  await using world = await planWorld(database.db);
  const { ada, read } = await planOf(world);
  world.bank.outcomes.set('pm_good', { refused: 'decline-2018' });
  world.clock.advance(32 * day);
  await run(world);
  expect((await read()).state).toBe('ended');
  expect((await letters(ada)).at(-1)).toBe('plan-ended');
  world.clock.advance(5 * day);
  await run(world);
  expect(world.bank.charges).toHaveLength(1);
});

test('a payment with a pending decision is neither repeated nor ended', async () => {
  await using world = await planWorld(database.db);
  const { read } = await planOf(world);
  world.bank.outcomes.set('pm_good', 'processing');
  world.clock.advance(32 * day);
  await run(world);
  world.clock.advance(hour);
  await run(world);
  expect(world.bank.charges).toHaveLength(1);
  expect(await read()).toMatchObject({ state: 'active', periodNo: 1 });
});

test('a cancelled plan works until its end and can be resumed until then', async () => {
  await using world = await planWorld(database.db);
  const { ada, consent, read } = await planOf(world);
  const { id, periodEndsAt } = await read();
  const ask = (what: 'cancel' | 'resume') =>
    ada.call('PUT', `/customer/subscription/${what}`, { subscription_id: id });
  const cancelled = (await ask('cancel'))['data'].subscriptions[0];
  expect(cancelled).toMatchObject({ cancel_at_period_end: true, next_charge_at: null, state: 'active' });
  expect((await ask('resume'))['data'].subscriptions[0].cancel_at_period_end).toBe(false);
  await ask('cancel');
  world.clock.set(new Date(periodEndsAt.getTime() - 1));
  await run(world);
  expect(await paidState(ada, consent)).toBe(true);
  world.clock.advance(1);
  expect(await paidState(ada, consent)).toBe(false);
  expect((await ask('resume'))['messages'][0].code).toBe('not-found');
  await run(world);
  expect(await read()).toMatchObject({ state: 'ended' });
  expect(world.bank.charges).toEqual([]);
  expect((await letters(ada)).at(-1)).toBe('plan-ended');
  // Another plan may follow.
  await ada.buy(consent, 'yearly', await ada.card('pm_good'));
  expect(await paidState(ada, consent)).toBe(true);
});

test('nobody can cancel or resume another owner’s plan', async () => {
  await using world = await planWorld(database.db);
  const { read } = await planOf(world);
  const bob = await world.subscriber();
  const { id } = await read();
  for (const what of ['cancel', 'resume']) {
    const reply = await bob.call('PUT', `/customer/subscription/${what}`, { subscription_id: id });
    expect(reply['messages'][0].code).toBe('not-found');
  }
  expect((await bob.call('GET', '/customer/subscription/all'))['data'].subscriptions).toEqual([]);
});

test('a yearly plan is announced a week before renewal, once; a monthly one is not', async () => {
  await using world = await planWorld(database.db);
  const { ada, read } = await planOf(world, 'yearly');
  const { periodEndsAt: end } = await read();
  world.clock.set(new Date(end.getTime() - 7 * day - 1));
  await run(world);
  expect(await letters(ada)).toEqual(['payment-approved']);
  world.clock.advance(1);
  await Promise.all([run(world), run(world)]);
  await run(world);
  expect(await letters(ada)).toEqual(['payment-approved', 'renewal-notice']);
  const { text } = await database.db
    .selectFrom('outbox')
    .select('text')
    .where('message', '=', 'renewal-notice')
    .executeTakeFirstOrThrow();
  expect(text).toContain('1 March 2027');
  expect(text).toContain('€108.00');
  expect(text).toContain('Visa •••• 4242');
  world.clock.set(end);
  await run(world);
  expect(world.bank.charges).toMatchObject([{ amount: 10_800 }]);
});

test('an expiring card of a plan is announced a month before, once', async () => {
  await using world = await planWorld(database.db);
  world.clock.set(new Date('2029-11-20T00:00:00Z'));
  const { ada } = await planOf(world);
  await run(world);
  expect(await letters(ada)).toEqual(['payment-approved']);
  world.clock.set(new Date('2029-12-02T00:00:00Z'));
  await run(world);
  await run(world);
  expect(await letters(ada)).toEqual(['payment-approved', 'method-expiring']);
});

test('a plan with a deleted method asks its owner to pay; a new default method pays at the next retry', async () => {
  await using world = await planWorld(database.db);
  const { ada, method, read } = await planOf(world);
  const refused = await ada.call('DELETE', `/customer/payment-method/${method}`);
  expect(refused['messages'][0].code).toBe('method-in-use');
  await database.db.deleteFrom('payment_methods').execute();
  const { periodEndsAt } = await read();
  world.clock.set(periodEndsAt);
  await run(world);
  expect(await read()).toMatchObject({ state: 'past-due', nextTryAt: null, paymentMethodId: null });
  expect((await letters(ada)).at(-1)).toBe('renewal-failed');
  const other = await ada.card('pm_new');
  await ada.call('PUT', '/customer/set-default-payment-method', { id: other });
  await run(world);
  expect(world.bank.charges).toMatchObject([{ token: 'pm_new' }]);
  expect(await read()).toMatchObject({ state: 'active', periodNo: 2, paymentMethodId: other });
});

test('an unavailable provider is retried, and the plan waits for it', async () => {
  await using world = await planWorld(database.db);
  const { read } = await planOf(world);
  world.clock.advance(32 * day);
  world.bank.down = true;
  await run(world);
  expect(await read()).toMatchObject({ state: 'active', periodNo: 1 });
  world.bank.down = false;
  for (let times = 0; times < 4; times += 1) {
    world.clock.advance(10 * 60_000);
    await checkPayments(world.ports);
    await run(world);
  }
  expect(await read()).toMatchObject({ state: 'active', periodNo: 2 });
  expect(world.bank.charges).toHaveLength(1);
});

test('nothing is charged while an earlier period is disputed; once won, renewals continue', async () => {
  await using world = await planWorld(database.db);
  const { read } = await planOf(world);
  const become = (dispute_state: 'open' | 'won') =>
    database.db.updateTable('transactions').set({ dispute_state }).execute();
  await become('open');
  world.clock.advance(32 * day);
  for (let times = 0; times < 3; times += 1) {
    await run(world);
    world.clock.advance(day);
  }
  expect(world.bank.charges).toEqual([]);
  expect(await read()).toMatchObject({ state: 'active', periodNo: 1 });
  await become('won');
  await run(world);
  expect(world.bank.charges).toHaveLength(1);
  expect(await read()).toMatchObject({ state: 'active', periodNo: 2 });
});
