import { expect, test } from 'vitest';
import { runProviderOutbox } from '../billing/run-provider-outbox.ts';
import { makeDiscount } from '../billing/quotes/testing/seller.ts';
import { renewPlans } from '../billing/subscriptions/renew-plans.ts';
import { sellerOfRecord } from '../billing/subscriptions/testing/bank.ts';
import { planWorld } from '../billing/subscriptions/testing/plan-world.ts';
import { openTransaction } from '../billing/checkout/open-transaction.ts';
import { reconcile } from '../billing/settlement/reconcile.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { deleteAccountByEmail } from './delete-account.ts';

const database = useTestDatabase();
const day = 86_400_000;

const count = async (table: 'subscriptions' | 'consents' | 'payment_methods' | 'subscription_periods') =>
  (await database.db.selectFrom(table).selectAll().execute()).length;

test('deleting an account ends its plans and deletes its methods; payments and invoices stay', async () => {
  const seller = sellerOfRecord();
  await using world = await planWorld(database.db, [seller]);
  const ada = await world.subscriber();
  await ada.buy(await ada.consent(), 'yearly', await ada.card('pm_ada'));
  seller.orders.set('order-1', { plan: 'plan-1', amount: 1000 });
  await ada.buyAt('fastspring', await ada.consent(), 'monthly');
  const bob = await world.subscriber();
  await bob.buy(await bob.consent(), 'monthly', await bob.card('pm_bob'));
  world.bank.charges.length = 0;

  expect(await deleteAccountByEmail(world.ports, ada.email)).toEqual({ ok: true, value: {} });
  for (const table of ['subscriptions', 'consents', 'payment_methods', 'subscription_periods'] as const) {
    expect([table, await count(table)]).toEqual([table, 1]);
  }
  expect(await runProviderOutbox(world.ports)).toBe(0);
  expect(world.bank.forgotten).toEqual(['pm_ada']);
  expect(seller.told).toEqual(['cancel plan-1']);
  const kept = await database.db.selectFrom('transactions').select(['customer_id', 'email']).execute();
  expect(kept.filter(({ customer_id: id }) => id === ada.id)).toEqual([
    { customer_id: ada.id, email: null },
    { customer_id: ada.id, email: null },
  ]);
  // FastSpring writes its own.
  expect(await database.db.selectFrom('invoices').select('customer_id').execute()).toHaveLength(2);

  world.clock.advance(40 * day);
  await renewPlans(world.ports);
  expect(world.bank.charges.map(({ token }) => token)).toEqual(['pm_bob']);
});

test('an unpaid payment ends with its account: its code is released, its provider is told', async () => {
  await using world = await planWorld(database.db);
  const told: string[] = [];
  world.ports.enqueue = async (_, name) => void told.push(name);
  await makeDiscount(database.db, { code: 'SPRING', totalLimit: 1 });
  const ada = await world.subscriber();
  const opened = await openTransaction(world.ports, {
    purchase: {
      item_type: 'consent',
      item_id: await ada.consent(),
      plan: 'monthly',
      withdrawal_consent: true,
      billing: { country: 'FR' },
      discount_code: 'SPRING',
    },
    processor: 'stripe',
    expectedTotal: null,
    caller: { session: { id: 'some-session', customerId: ada.id, role: 'customer', language: 'en' } },
    language: 'en',
    connectionCountry: null,
  });
  expect(opened).toMatchObject({ ok: true });
  const codes = () => database.db.selectFrom('discount_redemptions').select('status').execute();
  expect(await codes()).toEqual([{ status: 'reserved' }]);
  await deleteAccountByEmail(world.ports, ada.email);
  expect(await codes()).toEqual([{ status: 'released' }]);
  const payments = await database.db.selectFrom('transactions').select(['state', 'email']).execute();
  expect(payments).toEqual([{ state: 'cancelled', email: null }]);
  expect(told).toContain('cancel-payment');
});

test('a charge in progress when the account is deleted is refunded', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  await ada.buy(await ada.consent(), 'monthly', await ada.card('pm_ada'));
  world.bank.outcomes.set('pm_ada', 'processing');
  world.clock.advance(40 * day);
  await renewPlans(world.ports);
  const { id } = await database.db
    .selectFrom('transactions')
    .select('id')
    .where('kind', '=', 'renewal')
    .executeTakeFirstOrThrow();
  await deleteAccountByEmail(world.ports, ada.email);
  world.bank.capture(id);
  const after = await reconcile(world.ports, id, 'webhook');
  expect(after?.transaction).toMatchObject({ state: 'approved', surplus: true });
  const refunds = await database.db.selectFrom('refunds').select(['reason', 'amount']).execute();
  expect(refunds).toEqual([{ reason: 'surplus', amount: 1000 }]);
});
