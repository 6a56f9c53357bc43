import { defaultPrices } from '@clausewright/library/clauses';
import { expect, test } from 'vitest';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { putPricesInForce } from '../../platform/prices/price-store.ts';
import type { Quote } from '../quotes/quote.ts';
import type { ViesVerdict } from '../vies/vies.ts';
import { renewPlans } from './renew-plans.ts';
import { type PlanWorld, planWorld } from './testing/plan-world.ts';

const database = useTestDatabase();
const day = 86_400_000;
const number = '00743110157';

async function quotes(): Promise<Quote[]> {
  const rows = await database.db.selectFrom('transactions').select('quote').orderBy('created_at').execute();
  return rows.map(({ quote }) => quote as unknown as Quote);
}

async function run(world: PlanWorld): Promise<void> {
  const { faults } = await renewPlans(world.ports);
  if (faults[0] !== undefined) throw faults[0].error;
}

async function addCode(given: { percent: number; periods: number; total_limit?: number }): Promise<void> {
  await database.db
    .insertInto('discount_codes')
    .values({
      id: newId(),
      code: 'SPRING',
      code_key: 'spring',
      scope: json<readonly string[]>(['monthly']),
      starts_at: new Date(0),
      created_at: new Date(0),
      ...given,
    })
    .execute();
}

test('a later price increase does not affect an agreed plan', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  await ada.buy(await ada.consent(), 'monthly', await ada.card('pm_1'));
  const dearer = {
    ...defaultPrices,
    consent_plans: defaultPrices.consent_plans.map((plan) => ({ ...plan, price: plan.price * 2 })),
  };
  await putPricesInForce(database.db, { own: dearer, builtIn: defaultPrices }, world.clock());
  world.clock.advance(32 * day);
  await run(world);
  expect(world.bank.charges.map(({ amount }) => amount)).toEqual([1000, 1000]);
});

test('a code for three periods discounts exactly three charges', async () => {
  await using world = await planWorld(database.db);
  await addCode({ percent: 2500, periods: 3 });
  const ada = await world.subscriber();
  await ada.buy(await ada.consent(), 'monthly', await ada.card('pm_1'), { discount_code: 'spring' });
  for (let month = 0; month < 4; month += 1) {
    world.clock.advance(31 * day);
    await run(world);
  }
  expect(world.bank.charges.map(({ amount }) => amount)).toEqual([750, 750, 750, 1000, 1000]);
});

test('a period paid late by the customer keeps its exhausted code', async () => {
  await using world = await planWorld(database.db);
  await addCode({ percent: 2500, periods: 2, total_limit: 1 });
  const ada = await world.subscriber();
  const consent = await ada.consent();
  await ada.buy(consent, 'monthly', await ada.card('pm_1'), { discount_code: 'spring' });
  world.bank.outcomes.set('pm_1', { refused: 'decline-2099' });
  world.clock.advance(32 * day);
  await run(world);
  await ada.buy(consent, 'monthly', await ada.card('pm_2'));
  expect(world.bank.charges.map(({ token, amount }) => [token, amount])).toEqual([
    ['pm_1', 750],
    ['pm_1', 750],
    ['pm_2', 750],
  ]);
  const { subscriptions } = (await ada.call('GET', '/customer/subscription/all'))['data'];
  expect(subscriptions[0]).toMatchObject({ state: 'active', period_ends_at: '2026-05-01T12:00:00.000Z' });
});

test('a free first period is followed by a charged one', async () => {
  await using world = await planWorld(database.db);
  await addCode({ percent: 10_000, periods: 2 });
  const ada = await world.subscriber();
  await ada.card('pm_1');
  await ada.buyAt('stripe', await ada.consent(), 'monthly', { discount_code: 'SPRING' });
  world.clock.advance(31 * day);
  await run(world);
  expect(world.bank.charges).toEqual([]);
  world.clock.advance(31 * day);
  await run(world);
  expect(world.bank.charges).toMatchObject([{ token: 'pm_1', amount: 1000 }]);
  const { subscriptions } = (await ada.call('GET', '/customer/subscription/all'))['data'];
  expect(subscriptions[0].state).toBe('active');
});

/** A company in Italy that buys from a seller in France. */
async function company(verdict: () => ViesVerdict): Promise<PlanWorld> {
  const world = await planWorld(database.db, [], { vat: 'FR40303265045', vies: async () => verdict() });
  const ada = await world.subscriber();
  const billing = {
    country: 'IT',
    company_name: 'Esempio Srl',
    business_purchase: true,
    vat_number: number,
  };
  await ada.buy(await ada.consent(), 'monthly', await ada.card('pm_1'), { billing });
  return world;
}
const valid: ViesVerdict = { valid: true, name: 'Esempio Srl', address: null, consultation: 'W1' };

test('each renewal checks the VAT number again and is taxed accordingly', async () => {
  let verdict: ViesVerdict = valid;
  await using world = await company(() => verdict);
  world.clock.advance(32 * day);
  await run(world);
  verdict = { valid: false };
  world.clock.advance(32 * day);
  await run(world);
  expect((await quotes()).map(({ tax, total }) => [tax.treatment, total])).toEqual([
    ['reverse-charge', 1000],
    ['reverse-charge', 1000],
    ['destination', 1220],
  ]);
});

test('a renewal waits a day for an unresponsive VAT register, then charges VAT', async () => {
  let verdict: ViesVerdict = valid;
  await using world = await company(() => verdict);
  verdict = { valid: 'unknown' };
  world.clock.set(new Date('2026-04-01T12:00:00Z'));
  await run(world);
  world.clock.advance(day - 1);
  await run(world);
  expect(await quotes()).toHaveLength(1);
  world.clock.advance(1);
  await run(world);
  expect((await quotes()).at(-1)?.tax.treatment).toBe('destination');
});

test('alerts the operator once per period about a renewal that cannot be priced', async () => {
  await using world = await company(() => valid);
  const { id } = await database.db.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow();
  const { operator } = world.ports;
  // Without its country nobody can say which VAT is due.
  world.ports.operator = { ...operator, country: undefined };
  world.clock.advance(32 * day);
  for (let times = 0; times < 3; times += 1) {
    await run(world);
    world.clock.advance(day);
  }
  const alert = { subscription: id, what: 'renewal-without-price' };
  expect(world.alerts).toEqual([alert]);
  expect(await quotes()).toHaveLength(1);
  world.ports.operator = operator;
  await run(world);
  expect(await quotes()).toHaveLength(2);
  world.ports.operator = { ...operator, country: undefined };
  world.clock.advance(32 * day);
  await run(world);
  expect(world.alerts).toEqual([alert, alert]);
});

test('a changed billing address applies to the next renewal', async () => {
  await using world = await company(() => valid);
  const { customer_id: customerId } = await database.db
    .selectFrom('subscriptions')
    .select('customer_id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('billing_addresses')
    .values({ customer_id: customerId, country: 'FR', name: 'Ada', updated_at: world.clock() })
    .execute();
  world.clock.advance(32 * day);
  await run(world);
  const last = (await quotes()).at(-1);
  expect(last?.buyer).toMatchObject({ country: 'FR', name: 'Ada', vat_number: '' });
  expect(last?.tax).toMatchObject({ treatment: 'domestic', country: 'FR' });
});

test('a plan that cannot be priced is past due like any other: its owner is told once, and it ends after the grace period', async () => {
  await using world = await company(() => valid);
  const { operator } = world.ports;
  world.ports.operator = { ...operator, country: undefined };
  const plan = () =>
    database.db
      .selectFrom('subscriptions')
      .select(['state', 'ended_because', 'period_ends_at'])
      .executeTakeFirstOrThrow();
  world.clock.set((await plan()).period_ends_at);
  for (let days = 0; days < 14; days += 1) {
    await run(world);
    expect((await plan()).state).toBe('past-due');
    world.clock.advance(day);
  }
  await run(world);
  expect(await plan()).toMatchObject({ state: 'ended', ended_because: 'unpaid' });
  const letters = await database.db.selectFrom('outbox').select('message').orderBy('created_at').execute();
  expect(letters.map(({ message }) => message)).toEqual(['payment-approved', 'renewal-failed', 'plan-ended']);
});
