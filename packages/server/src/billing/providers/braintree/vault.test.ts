import { expect, test } from 'vitest';
import {
  type BraintreeWorld,
  braintreeWorld,
  confirmedCard,
  makeOrder,
  statusIn,
} from './testing/braintree-world.ts';

const person = { id: 'customer-of-ours-000000', email: 'buyer@example.com', reference: null };

function vaultOf({ provider }: BraintreeWorld) {
  if (!provider.vault) throw new Error('no vault');
  return provider.vault;
}

test('a customer has our id and is created once', async () => {
  await using world = await braintreeWorld();
  const vault = vaultOf(world);
  const made = { ok: true, reference: person.id };
  expect(await vault.customer(person)).toEqual(made);
  expect(await vault.customer(person)).toEqual(made);
  expect(await vault.customer({ ...person, reference: 'known' })).toEqual({ ok: true, reference: 'known' });
});

test('a card is saved after bank verification, and pays again without the customer', async () => {
  await using world = await braintreeWorld();
  const vault = vaultOf(world);
  await vault.customer(person);
  expect(await vault.begin(person.id)).toMatchObject({ ok: true, intentId: null });
  const saved = await vault.save(person.id, { nonce: world.fake.tokenize({}), deviceData: '{}' });
  expect(saved).toMatchObject({
    ok: true,
    method: { kind: 'card', brand: 'Visa', last4: '1111', expiresMonth: 12, expiresYear: 2030 },
  });
  const savedMethod = saved.ok ? saved.method.reference : '';
  const order = makeOrder({ savedMethod, customer: { id: person.id, reference: person.id } });
  expect(await world.provider.start(order)).toMatchObject({ ok: true, client: null });
  // It is saved already.
  expect(statusIn(await world.provider.pay(order, {}))).toMatchObject({ attempt: 'approved', method: null });
  expect(world.fake.refusedKeys).toEqual([]);
});

test('a PayPal account is saved under its e-mail address', async () => {
  await using world = await braintreeWorld();
  const vault = vaultOf(world);
  await vault.customer(person);
  const saved = await vault.save(person.id, {
    nonce: world.fake.tokenize({ paypal: { email: 'p@example.com' } }),
  });
  expect(saved).toMatchObject({
    ok: true,
    method: { kind: 'paypal', label: 'p@example.com', expiresYear: null },
  });
});

test('a declined card, a used nonce, no nonce and no customer save nothing', async () => {
  await using world = await braintreeWorld();
  const vault = vaultOf(world);
  await vault.customer(person);
  const refused = { ok: false, reason: 'refused' };
  const declined = world.fake.tokenize({ card: { decline: '2000' } });
  expect(await vault.save(person.id, { nonce: declined })).toEqual(refused);
  expect(await vault.save(person.id, { nonce: declined })).toEqual(refused);
  expect(await vault.save(person.id, {})).toEqual(refused);
  expect(await vault.save('somebody-else', { nonce: world.fake.tokenize({}) })).toEqual(refused);
  expect(world.fake.methods(person.id)).toEqual([]);
});

test('a payment that saves its method returns it and the customer', async () => {
  await using world = await braintreeWorld();
  const order = makeOrder({ saveMethod: true, customer: { id: person.id, reference: null } });
  const started = await world.provider.start(order);
  expect(started).toMatchObject({ ok: true, customerReference: person.id });
  const known = { ...order, customer: { id: person.id, reference: person.id } };
  const reading = statusIn(await world.provider.pay(known, { nonce: confirmedCard(world) }));
  expect(reading).toMatchObject({ customerReference: person.id, method: { kind: 'card', last4: '1111' } });
  expect(world.fake.methods(person.id).map(({ token }) => token)).toEqual([reading.method?.reference]);
  // A method that was forgotten pays no more; forgetting it twice is harmless.
  const vault = vaultOf(world);
  const savedMethod = reading.method?.reference ?? '';
  expect(await vault.forget(savedMethod)).toEqual({ ok: true });
  expect(await vault.forget(savedMethod)).toEqual({ ok: true });
  expect(await world.provider.renew?.(makeOrder({ savedMethod }))).toEqual({
    ok: false,
    reason: 'refused',
    failure: 'payment-token-refused',
  });
});
