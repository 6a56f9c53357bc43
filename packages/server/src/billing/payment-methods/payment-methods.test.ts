import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { runProviderOutbox } from '../run-provider-outbox.ts';
import { bank, getCard } from '../subscriptions/testing/bank.ts';
import { planWorld } from '../subscriptions/testing/plan-world.ts';
import { isExpired } from './describe-method.ts';
import { storeMethod } from './store-method.ts';
import { saveProviderCustomer, findProviderCustomer } from './provider-customer-store.ts';

const database = useTestDatabase();

test('a test card is saved once, the first one is the default, and lists never contain a token', async () => {
  await using world = await planWorld(database.db, [bank('sandbox')]);
  const ada = await world.subscriber();
  const add = (token: string) =>
    ada.call('POST', '/transaction/sandbox/create-new-payment-method', { token });
  const first = (await add('approve'))['data'].method;
  expect(first).toMatchObject({ processor: 'sandbox', brand: 'Visa', last4: '4242', is_default: true });
  expect((await add('approve'))['data'].method.id).toBe(first.id);
  expect((await add('decline'))['data'].method.is_default).toBe(false);
  expect((await add('refused'))['messages'][0].code).toBe('payment-method-not-added');
  const { methods } = (await ada.call('GET', '/customer/payment-methods'))['data'];
  expect(methods.map((one: { is_default: boolean }) => one.is_default)).toEqual([true, false]);
  expect(JSON.stringify(methods)).not.toContain('approve');
  expect((await (await world.subscriber()).call('GET', '/customer/payment-methods'))['data'].methods).toEqual(
    [],
  );
});

test('Stripe and Braintree methods are named like at their provider', async () => {
  await using world = await planWorld(database.db, [bank('braintree')]);
  const ada = await world.subscriber();
  await ada.card('pm_first');
  await ada.card('pm_second');
  await database.db.transaction().execute((trx) =>
    storeMethod(trx, {
      customerId: ada.id,
      processor: 'braintree',
      method: getCard('c4'),
      now: world.clock(),
    }),
  );
  const ids = async (path: string) =>
    (await ada.call('GET', path))['data'].methods.map(({ id }: { id: string }) => id);
  expect(await ids('/customer/braintree-payment-methods')).toEqual(['c4']);
  expect(await ids('/customer/stripe-payment-methods')).toEqual(['pm_first', 'pm_second']);
  const body = { payment_method_id: 'pm_second' };
  const chosen = await ada.call('PUT', '/customer/stripe-set-default-payment-method', body);
  expect(chosen['data'].methods[0]).toMatchObject({ id: 'pm_second', is_default: true });
  const other = await ada.call('PUT', '/customer/braintree-set-default-payment-method', { token: 'c4' });
  expect(other['data'].methods).toMatchObject([{ id: 'c4', is_default: true }]);
  const all = (await ada.call('GET', '/customer/payment-methods'))['data'].methods;
  expect(all.filter((one: { is_default: boolean }) => one.is_default)).toHaveLength(1);
});

test('nobody can change another owner’s method', async () => {
  await using world = await planWorld(database.db);
  const [ada, bob] = [await world.subscriber(), await world.subscriber()];
  const id = await ada.card('pm_ada');
  const replies = [
    await bob.call('PUT', '/customer/set-default-payment-method', { id }),
    await bob.call('PUT', '/customer/stripe-set-default-payment-method', { payment_method_id: 'pm_ada' }),
    await bob.call('DELETE', `/customer/payment-method/${id}`),
  ];
  expect(replies.map((reply) => reply['messages'][0].code)).toEqual(['not-found', 'not-found', 'not-found']);
  const given = {
    customerId: bob.id,
    processor: 'stripe',
    method: getCard('pm_ada'),
    now: world.clock(),
  } as const;
  expect(await database.db.transaction().execute((trx) => storeMethod(trx, given))).toBe(null);
});

test('a deleted method is deleted at its provider once that responds', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const [first, second] = [await ada.card('pm_1'), await ada.card('pm_2')];
  const left = await ada.call('DELETE', `/customer/payment-method/${first}`);
  expect(left['data'].methods).toMatchObject([{ id: second, is_default: true }]);
  world.bank.down = true;
  expect(await runProviderOutbox(world.ports)).toBe(1);
  world.bank.down = false;
  expect(await runProviderOutbox(world.ports)).toBe(0);
  expect(world.bank.forgotten).toEqual(['pm_1']);
  await runProviderOutbox(world.ports);
  expect(world.bank.forgotten).toEqual(['pm_1']);
});

test('a method saved again before its provider was told stays', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const id = await ada.card('pm_1');
  await ada.call('DELETE', `/customer/payment-method/${id}`);
  await ada.card('pm_1');
  expect(await runProviderOutbox(world.ports)).toBe(0);
  expect(world.bank.forgotten).toEqual([]);
});

test('an outbox entry that cannot be delivered is abandoned after a month', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  await ada.call('DELETE', `/customer/payment-method/${await ada.card('pm_1')}`);
  world.bank.down = true;
  world.clock.advance(30 * 86_400_000);
  expect(await runProviderOutbox(world.ports)).toBe(1);
  world.clock.advance(1);
  expect(await runProviderOutbox(world.ports)).toBe(0);
});

test('the first customer id at a provider is kept', async () => {
  await using world = await planWorld(database.db);
  const { id: customerId } = await world.subscriber();
  const at = { customerId, processor: 'stripe' } as const;
  expect(await findProviderCustomer(database.db, at)).toBe(null);
  await saveProviderCustomer(database.db, { ...at, reference: 'cus_1' });
  await saveProviderCustomer(database.db, { ...at, reference: 'cus_2' });
  expect(await findProviderCustomer(database.db, at)).toBe('cus_1');
  // A payment may be answered after its account was deleted.
  const gone = { ...at, customerId: 'x'.repeat(22) };
  await saveProviderCustomer(database.db, { ...gone, reference: 'cus_3' });
  expect(await findProviderCustomer(database.db, gone)).toBe(null);
});

test('a card is valid until the last moment of its month', () => {
  const card = { expiresMonth: 12, expiresYear: 2026 };
  expect(isExpired(card, new Date('2026-12-31T23:59:59.999Z'))).toBe(false);
  expect(isExpired(card, new Date('2027-01-01T00:00:00Z'))).toBe(true);
  expect(isExpired({ expiresMonth: null, expiresYear: null }, new Date('2100-01-01'))).toBe(false);
});

test('of two methods saved at the same moment one is the default', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  await Promise.all([ada.card('pm_1'), ada.card('pm_2'), ada.card('pm_3')]);
  const { methods } = (await ada.call('GET', '/customer/payment-methods'))['data'];
  expect(methods.map((one: { is_default: boolean }) => one.is_default)).toEqual([true, false, false]);
});
