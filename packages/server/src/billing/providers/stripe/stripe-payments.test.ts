import { expect, test } from 'vitest';
import { beginStripe, orderFor, fetchStatus, startOrder } from './testing/begin-stripe.ts';

test('a paying card is read as captured, with our metadata and the card country', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { order, secret } = await startOrder(provider);
  expect(await fetchStatus(provider, order)).toMatchObject({
    attempt: 'created',
    captured: 0,
    failure: null,
  });
  fake.pay(secret, fake.typeCard('pm_card_visa', 'AT'));
  expect(await provider.pay(order, {})).toMatchObject({
    ok: true,
    reading: {
      reference: order.reference,
      attempt: 'approved',
      captured: 2880,
      refunded: 0,
      currency: 'EUR',
      live: false,
      transactionId: order.id,
      quoteHash: order.quoteHash,
      dispute: 'none',
      method: null,
      cardCountry: 'AT',
    },
  });
});

test('a payment is started once, however often requested', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const first = await provider.start(orderFor());
  expect(first).toMatchObject({
    ok: true,
    client: { processor: 'stripe', publishable_key: 'pk_test_clausewright' },
  });
  expect(await provider.start(orderFor())).toEqual(first);
  const reference = first.ok ? first.reference : null;
  expect(await provider.start(orderFor({ reference }))).toEqual(first);
  expect(fake.books.intents.size).toBe(1);
});

test('the payment carries amount, currency and metadata, and saves the card only if requested', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { order } = await startOrder(provider);
  const intent = fake.books.intents.get(order.reference ?? '')?.object;
  expect(intent).toMatchObject({
    amount: 2880,
    currency: 'eur',
    automatic_payment_methods: { enabled: true },
    metadata: { transaction_id: order.id, quote_hash: order.quoteHash },
    setup_future_usage: null,
    customer: null,
  });
  const customer = { id: 'customer1', reference: null };
  const saving = await startOrder(provider, { id: 'order2', customer, saveMethod: true });
  fake.pay(saving.secret);
  const reading = await fetchStatus(provider, saving.order);
  expect(reading.method).toMatchObject({ kind: 'card', brand: 'visa', last4: '4242' });
  expect(reading.customerReference).toBe(saving.order.customer?.reference);
});

test('amounts of currencies that Stripe counts in hundreds are converted back', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { order, secret } = await startOrder(provider, { amount: 900, currency: 'ISK' });
  expect(fake.books.intents.get(order.reference ?? '')?.object.amount).toBe(90_000);
  fake.pay(secret);
  expect(await fetchStatus(provider, order)).toMatchObject({ captured: 900, currency: 'ISK' });
});

test('the minimum charge is known per currency', async () => {
  await using begun = await beginStripe();
  const { provider } = begun;
  expect(['USD', 'EUR', 'GBP', 'RON', 'XXX'].map((currency) => provider.minimum(currency))).toEqual([
    50, 50, 30, 200, 100,
  ]);
  expect(await provider.start(orderFor({ amount: 49 }))).toEqual({
    ok: false,
    reason: 'refused',
    failure: 'transaction-not-accepted',
  });
});

test('a passed 3-D Secure check pays', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { order, secret } = await startOrder(provider);
  fake.pay(secret, 'pm_card_threeDSecure2Required', order.returnUrl);
  const waiting = await fetchStatus(provider, order);
  expect(waiting).toMatchObject({ attempt: 'requires-action', captured: 0 });
  expect(waiting.authenticateUrl).toBe(`${fake.url}/fake/authenticate/${order.reference}`);
  fake.authenticate(order.reference ?? '', 'pass');
  expect(await fetchStatus(provider, order)).toMatchObject({ attempt: 'approved', captured: 2880 });
});

test('a failed 3-D Secure check is a decline, after which the same payment can still be paid', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { order, secret } = await startOrder(provider);
  fake.pay(secret, 'pm_card_threeDSecure2Required', order.returnUrl);
  fake.authenticate(order.reference ?? '', 'fail');
  expect(await fetchStatus(provider, order)).toMatchObject({
    attempt: 'rejected',
    failure: 'card-authentication-failed',
    captured: 0,
  });
  fake.pay(secret);
  expect(await fetchStatus(provider, order)).toMatchObject({ attempt: 'approved', failure: null });
});

test('a card may be declined after a passed 3-D Secure check', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { order, secret } = await startOrder(provider);
  fake.pay(secret, 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', order.returnUrl);
  fake.authenticate(order.reference ?? '', 'pass');
  expect(await fetchStatus(provider, order)).toMatchObject({ attempt: 'rejected', failure: 'decline-2001' });
});

test('abandoned 3-D Secure stays open until cancelled, and a cancelled payment cannot be paid', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { order, secret } = await startOrder(provider);
  fake.pay(secret, 'pm_card_threeDSecure2Required', order.returnUrl);
  await provider.cancel(order);
  expect(await fetchStatus(provider, order)).toMatchObject({ attempt: 'cancelled', captured: 0 });
  expect(fake.authenticate(order.reference ?? '', 'pass')).toHaveProperty('error');
  expect(fake.pay(secret)).toHaveProperty('error');
});

test('cancelling a paid payment changes nothing', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { order, secret } = await startOrder(provider);
  fake.pay(secret);
  await provider.cancel(order);
  expect(await fetchStatus(provider, order)).toMatchObject({ attempt: 'approved', captured: 2880 });
});

test('an unknown payment is not found', async () => {
  await using begun = await beginStripe();
  const { provider } = begun;
  expect(await provider.read(orderFor({ reference: 'pi_unknown' }))).toEqual({
    ok: false,
    reason: 'not-found',
  });
  expect(await provider.pay(orderFor(), {})).toEqual({ ok: false, reason: 'not-found' });
});

test('a live key reports live mode, a test key test mode', async () => {
  await using begun = await beginStripe();
  expect(begun.provider).toMatchObject({ live: false, test: true });
  expect(begun.adapter({ secretKey: 'sk_live_clausewright' })).toMatchObject({ live: true, test: false });
  expect(begun.adapter({ secretKey: 'rk_live_clausewright' })).toMatchObject({ live: true, test: false });
});

test('the page may load Stripe’s script and connect to Stripe, and nothing else', async () => {
  await using begun = await beginStripe();
  const real = begun.adapter({ apiUrl: undefined }).contentSources;
  const all = [...real.script, ...real.frame, ...real.connect, ...real.img];
  expect(all.filter((source) => !/^https:\/\/[a-z.*]+\.stripe\.(com|network)$/.test(source))).toEqual([]);
  expect(real.script).toContain('https://js.stripe.com');
  expect(begun.provider.contentSources.connect).toContain(begun.fake.url);
});

test('signing in and saving the card continues the same payment', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { order, secret } = await startOrder(provider);
  const customer = { id: 'customer1', reference: null };
  const signedIn = await startOrder(provider, { reference: order.reference, customer, saveMethod: true });
  expect(signedIn).toMatchObject({ secret, order: { reference: order.reference } });
  const owner = signedIn.order.customer?.reference;
  const intent = fake.books.intents.get(order.reference ?? '')?.object;
  expect(intent).toMatchObject({ customer: owner, setup_future_usage: 'off_session' });
  await startOrder(provider, { ...signedIn.order, saveMethod: false });
  expect(intent).toMatchObject({ customer: owner, setup_future_usage: null });
});

test('another account pays with its own payment, and the first one can no longer be paid', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const first = await startOrder(provider, { customer: { id: 'anna', reference: null } });
  const bert = { id: 'bert', reference: null };
  const second = await startOrder(provider, { reference: first.order.reference, customer: bert });
  expect(second.order.reference).not.toBe(first.order.reference);
  expect(fake.pay(first.secret)).toHaveProperty('error');
  fake.pay(second.secret);
  expect(await fetchStatus(provider, second.order)).toMatchObject({ attempt: 'approved' });
});

test('a paid payment is not started again for another account', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const first = await startOrder(provider, { customer: { id: 'anna', reference: null } });
  fake.pay(first.secret);
  const bert = { id: 'bert', reference: null };
  const second = await startOrder(provider, { reference: first.order.reference, customer: bert });
  expect(second.order.reference).toBe(first.order.reference);
  expect(fake.books.intents.size).toBe(1);
});
