import { expect, test } from 'vitest';
import {
  beginStripe,
  type BegunStripe,
  orderFor,
  fetchStatus,
  saveCard,
  startOrder,
} from './testing/begin-stripe.ts';

function vaultOf({ provider }: BegunStripe) {
  if (provider.vault === undefined) throw new Error('no vault');
  return provider.vault;
}

async function customerOf(begun: BegunStripe, id: string): Promise<string> {
  const made = await vaultOf(begun).customer({ id, email: `${id}@example.com`, reference: null });
  if (!made.ok) throw new Error('no customer');
  return made.reference;
}

test('one account has one Stripe customer', async () => {
  await using begun = await beginStripe();
  const first = await customerOf(begun, 'anna');
  expect(await customerOf(begun, 'anna')).toBe(first);
  expect(await vaultOf(begun).customer({ id: 'anna', email: 'new@example.com', reference: first })).toEqual({
    ok: true,
    reference: first,
  });
  expect(begun.fake.books.customers.size).toBe(1);
  expect(begun.fake.books.customers.get(first)?.metadata).toEqual({ customer_id: 'anna' });
});

test('a card set up in the browser is saved for its customer only', async () => {
  await using begun = await beginStripe();
  const vault = vaultOf(begun);
  const anna = await customerOf(begun, 'anna');
  const bert = await customerOf(begun, 'bert');
  const started = await vault.begin(anna);
  if (!started.ok || started.intentId === null) throw new Error('not begun');
  const { intentId } = started;
  expect(await vault.save(anna, { intentId })).toEqual({ ok: false, reason: 'refused' });
  begun.fake.setUp(started.token);
  expect(await vault.save(bert, { intentId })).toEqual({ ok: false, reason: 'refused' });
  expect(await vault.save(anna, { intentId, methodId: 'pm_other' })).toEqual({
    ok: false,
    reason: 'refused',
  });
  const saved = await vault.save(anna, { intentId });
  expect(saved).toMatchObject({
    ok: true,
    method: { kind: 'card', brand: 'visa', last4: '4242', label: '', expiresMonth: 12, expiresYear: 2029 },
  });
  expect(await vault.save(anna, { intentId })).toEqual(saved);
});

test('a card needing confirmation is saved only afterwards', async () => {
  await using begun = await beginStripe();
  const vault = vaultOf(begun);
  const anna = await customerOf(begun, 'anna');
  const started = await vault.begin(anna);
  if (!started.ok || started.intentId === null) throw new Error('not begun');
  const { intentId } = started;
  begun.fake.setUp(started.token, 'pm_card_authenticationRequiredOnSetup');
  expect(await vault.save(anna, { intentId })).toEqual({ ok: false, reason: 'refused' });
  begun.fake.authenticate(intentId, 'fail');
  expect(await vault.save(anna, { intentId })).toEqual({ ok: false, reason: 'refused' });
  begun.fake.setUp(started.token, 'pm_card_authenticationRequiredOnSetup');
  begun.fake.authenticate(intentId, 'pass');
  const saved = await vault.save(anna, { intentId });
  if (!saved.ok) throw new Error('not saved');
  // Set up once, it pays off session without the person.
  const customer = { id: 'anna', reference: anna };
  const order = orderFor({ customer, savedMethod: saved.method.reference });
  expect(await begun.provider.renew?.(order)).toMatchObject({ ok: true, reading: { attempt: 'approved' } });
});

test('a saved card reveals nothing about an unfinished set-up or one of another owner', async () => {
  await using begun = await beginStripe();
  const vault = vaultOf(begun);
  const { customer, method } = await saveCard(begun, 'pm_card_authenticationRequired');
  const bert = await customerOf(begun, 'bert');
  const [own, foreign] = [await vault.begin(customer.reference), await vault.begin(bert)];
  if (!own.ok || !foreign.ok) throw new Error('not begun');
  begun.fake.setUp(own.token, method);
  const unfinished = { intentId: own.intentId ?? '', methodId: method };
  expect(await vault.save(customer.reference, unfinished)).toEqual({ ok: false, reason: 'refused' });
  const setup = begun.fake.books.setups.get(foreign.intentId ?? '')?.object;
  Object.assign(setup ?? {}, { status: 'succeeded', payment_method: method });
  const others = { intentId: foreign.intentId ?? '', methodId: method };
  expect(await vault.save(customer.reference, others)).toEqual({ ok: false, reason: 'refused' });
});

test('an unattached card is attached; someone else’s is refused and stays theirs', async () => {
  await using begun = await beginStripe();
  const vault = vaultOf(begun);
  const anna = await customerOf(begun, 'anna');
  const bert = await customerOf(begun, 'bert');
  const methodId = begun.fake.typeCard('pm_card_visa');
  expect(await vault.save(anna, { methodId })).toMatchObject({ ok: true, method: { reference: methodId } });
  expect(await vault.save(anna, { methodId })).toMatchObject({ ok: true });
  expect(await vault.save(bert, { methodId })).toEqual({ ok: false, reason: 'refused' });
  expect(begun.fake.books.methods.get(methodId)?.object.customer).toBe(anna);
  expect(await vault.save(bert, { methodId: 'pm_unknown' })).toEqual({ ok: false, reason: 'refused' });
  expect(await vault.save(bert, {})).toEqual({ ok: false, reason: 'refused' });
  const declined = begun.fake.typeCard('pm_card_chargeDeclined');
  expect(await vault.save(bert, { methodId: declined })).toEqual({ ok: false, reason: 'refused' });
});

test('a deleted card can no longer pay, and deleting it again is harmless', async () => {
  await using begun = await beginStripe();
  const { customer, method } = await saveCard(begun);
  expect(await vaultOf(begun).forget(method)).toEqual({ ok: true });
  expect(await vaultOf(begun).forget(method)).toEqual({ ok: true });
  const order = orderFor({ customer, savedMethod: method });
  expect(await begun.provider.renew?.(order)).toEqual({
    ok: false,
    reason: 'refused',
    failure: 'payment-token-refused',
  });
});

test('a saved card pays at checkout without a form, and a second click pays once', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { customer, method } = await saveCard(begun);
  const order = orderFor({ customer, savedMethod: method });
  const started = await provider.start(order);
  expect(started).toMatchObject({ ok: true, client: null, customerReference: customer.reference });
  const reference = started.ok ? started.reference : null;
  const [first, second] = await Promise.all([
    provider.pay({ ...order, reference }, {}),
    provider.pay({ ...order, reference }, {}),
  ]);
  expect([first, second]).toMatchObject([{ reading: { captured: 2880 } }, { reading: { captured: 2880 } }]);
  expect(fake.books.charges.size).toBe(1);
});

test('a saved card pays for a payment never started in a browser', async () => {
  await using begun = await beginStripe();
  const { customer, method } = await saveCard(begun);
  const order = orderFor({ customer, savedMethod: method });
  const paid = { ok: true, reading: { attempt: 'approved', captured: 2880 } };
  expect(await begun.provider.pay(order, {})).toMatchObject(paid);
  expect(await begun.provider.pay(order, {})).toMatchObject(paid);
  expect(begun.fake.books.charges.size).toBe(1);
});

test('a card waiting for the bank is not started again, another one pays', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { customer, method } = await saveCard(begun, 'pm_card_authenticationRequired');
  const order = orderFor({ customer, savedMethod: method });
  const first = await provider.pay(order, {});
  expect(await provider.pay(order, {})).toEqual(first);
  const asked = [...fake.books.events.values()].filter(({ type }) => type.endsWith('requires_action'));
  expect(asked).toHaveLength(1);
  const other = await provider.vault?.save(customer.reference, { methodId: fake.typeCard('pm_card_visa') });
  const savedMethod = other?.ok === true ? other.method.reference : null;
  expect(await provider.pay({ ...order, savedMethod }, {})).toMatchObject({
    ok: true,
    reading: { attempt: 'approved' },
  });
  expect(fake.books.intents.size).toBe(1);
});

test('a declined saved card can be retried, and then pays', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { customer, method } = await saveCard(begun, 'pm_card_chargeCustomerFail');
  const { order } = await startOrder(provider, { customer, savedMethod: method });
  const refused = { ok: true, reading: { attempt: 'rejected', failure: 'bank-refusal' } };
  expect(await provider.pay(order, {})).toMatchObject(refused);
  expect(await provider.pay(order, {})).toMatchObject(refused);
  fake.changeCard(method, {});
  expect(await provider.pay(order, {})).toMatchObject({ ok: true, reading: { attempt: 'approved' } });
});

test('a saved card needing 3-D Secure redirects to the bank', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { customer, method } = await saveCard(begun, 'pm_card_authenticationRequired');
  const { order } = await startOrder(provider, { customer, savedMethod: method });
  const answer = await provider.pay(order, {});
  expect(answer).toMatchObject({ ok: true, reading: { attempt: 'requires-action' } });
  const url = answer.ok ? (answer.reading.authenticateUrl ?? '') : '';
  const back = await fetch(`${url}?outcome=pass`, { redirect: 'manual' });
  const location = back.headers.get('location') ?? '';
  expect(location.startsWith(order.returnUrl)).toBe(true);
  expect(location).toContain('redirect_status=succeeded');
  expect(await fetchStatus(provider, order)).toMatchObject({ attempt: 'approved' });
  expect(fake.books.charges.size).toBe(1);
});

test('a renewal needing 3-D Secure fails with that reason, and is paid by the customer later', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { customer, method } = await saveCard(begun, 'pm_card_authenticationRequired');
  const order = orderFor({ customer, savedMethod: method });
  const answer = await provider.renew?.(order);
  expect(answer).toMatchObject({ ok: true, reading: { attempt: 'rejected', failure: 'decline-2099' } });
  const reference = answer?.ok === true ? answer.reading.reference : null;
  const started = await provider.start({ ...order, reference, savedMethod: null });
  const secret = started.ok && started.client?.processor === 'stripe' ? started.client.client_secret : '';
  fake.pay(secret, method, order.returnUrl);
  fake.authenticate(reference ?? '', 'pass');
  expect(await fetchStatus(provider, { ...order, reference })).toMatchObject({ attempt: 'approved' });
});

test('a renewal is charged once, however often requested', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { customer, method } = await saveCard(begun);
  const order = orderFor({ customer, savedMethod: method });
  const answers = await Promise.all([provider.renew?.(order), provider.renew?.(order)]);
  answers.push(await provider.renew?.(order));
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, reading: { captured: 2880 } });
  expect(fake.books.charges.size).toBe(1);
});

test('a declined renewal is retried on the same payment', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { customer, method } = await saveCard(begun, 'pm_card_chargeCustomerFail');
  const order = orderFor({ customer, savedMethod: method });
  const refused = await provider.renew?.(order);
  expect(refused).toMatchObject({ ok: true, reading: { attempt: 'rejected' } });
  fake.changeCard(method, {});
  const reference = refused?.ok === true ? refused.reading.reference : null;
  expect(await provider.renew?.({ ...order, reference })).toMatchObject({
    ok: true,
    reading: { attempt: 'approved', reference },
  });
  expect(fake.books.intents.size).toBe(1);
});
