import { expect, test } from 'vitest';
import { braintreeWorld, confirmedCard, makeOrder, paidOrder, statusIn } from './testing/braintree-world.ts';

test('a payment starts with a client token and the amount as required by 3-D Secure', async () => {
  await using world = await braintreeWorld();
  const started = await world.provider.start(makeOrder({ amount: 2880, currency: 'EUR' }));
  expect(started).toMatchObject({
    ok: true,
    reference: null,
    client: { processor: 'braintree', amount: '28.80', currency: 'EUR', paypal: true },
  });
  const token = started.ok && started.client?.processor === 'braintree' ? started.client.client_token : '';
  const inside = JSON.parse(Buffer.from(token, 'base64').toString()) as { clientApiUrl: string };
  expect(new URL(inside.clientApiUrl).origin).toBe(world.fake.url);
});

test('a confirmed card pays, and the status contains its facts and our metadata', async () => {
  await using world = await braintreeWorld();
  const order = makeOrder();
  const reading = statusIn(
    await world.provider.pay(order, {
      nonce: confirmedCard(world, { country: 'NLD' }),
      deviceData: '{"id":1}',
    }),
  );
  expect(reading).toMatchObject({
    attempt: 'approved',
    failure: null,
    captured: 2880,
    refunded: 0,
    currency: 'EUR',
    transactionId: order.id,
    dispute: 'none',
    cardCountry: 'NL',
    method: null,
  });
  expect(reading.reference).not.toBeNull();
  // The gateway is to see to it too, should the nonce change between its look-up and the sale.
  expect(world.fake.transactions().map((sale) => sale.threeDSecureRequired)).toEqual([true]);
  expect(JSON.stringify(reading.raw)).not.toContain('buyer@example.com');
  expect(world.fake.refusedKeys).toEqual([]);
});

test('a sale uses the merchant account of its currency, and is rejected where there is none', async () => {
  await using world = await braintreeWorld({ currencies: ['USD', 'EUR'] });
  const paid = statusIn(
    await world.provider.pay(makeOrder({ currency: 'EUR' }), { nonce: confirmedCard(world) }),
  );
  expect(paid.currency).toBe('EUR');
  const other = makeOrder({ currency: 'CHF' });
  expect(await world.provider.start(other)).toEqual({
    ok: false,
    reason: 'refused',
    failure: 'transaction-not-accepted',
  });
  expect(await world.provider.pay(other, { nonce: confirmedCard(world) })).toMatchObject({
    reason: 'refused',
  });
  expect(world.fake.transactions()).toHaveLength(1);
});

test('a yen has no decimals and a dinar three', async () => {
  await using world = await braintreeWorld({ currencies: ['JPY', 'KWD'] });
  const { provider, fake } = world;
  const yen = statusIn(
    await provider.pay(makeOrder({ amount: 1200, currency: 'JPY' }), { nonce: confirmedCard(world) }),
  );
  const dinar = statusIn(
    await provider.pay(makeOrder({ amount: 1250, currency: 'KWD' }), { nonce: confirmedCard(world) }),
  );
  expect([yen.captured, dinar.captured]).toEqual([1200, 1250]);
  expect(fake.transactions().map(({ amount }) => amount)).toEqual(['1200', '1.250']);
});

test.each([
  ['not-shifted', 'liability-shift-failed'],
  ['failed', 'card-authentication-failed'],
] as const)('a card with 3-D Secure result %s is not charged', async (outcome, failure) => {
  await using world = await braintreeWorld();
  const nonce = world.fake.tokenize({ three_d_secure: outcome });
  expect(await world.provider.pay(makeOrder(), { nonce })).toEqual({ ok: false, reason: 'refused', failure });
  expect(world.fake.transactions()).toEqual([]);
});

test('a card whose page skipped 3-D Secure is not charged', async () => {
  await using world = await braintreeWorld();
  const answer = await world.provider.pay(makeOrder(), { nonce: world.fake.tokenize({}) });
  expect(answer).toEqual({ ok: false, reason: 'refused', failure: 'liability-shift-failed' });
  expect(world.fake.transactions()).toEqual([]);
});

test('a card whose bank does not support 3-D Secure pays', async () => {
  await using world = await braintreeWorld();
  const nonce = world.fake.tokenize({ three_d_secure: 'not-enrolled' });
  expect(statusIn(await world.provider.pay(makeOrder(), { nonce })).attempt).toBe('approved');
});

test('abandoning 3-D Secure pays nothing, and payment remains possible', async () => {
  await using world = await braintreeWorld();
  const order = makeOrder();
  await world.provider.start(order);
  expect(await world.provider.read(order)).toEqual({ ok: false, reason: 'not-found' });
  expect(statusIn(await world.provider.pay(order, { nonce: confirmedCard(world) })).attempt).toBe('approved');
});

test('rejects a used or unknown nonce', async () => {
  await using world = await braintreeWorld();
  const nonce = confirmedCard(world);
  await world.provider.pay(makeOrder(), { nonce });
  for (const bad of [nonce, 'fake-consumed-nonce', 'tokencc_nobody', 'no nonce/at all']) {
    expect(await world.provider.pay(makeOrder(), { nonce: bad })).toEqual({
      ok: false,
      reason: 'refused',
      failure: 'payment-token-refused',
    });
  }
  expect(await world.provider.pay(makeOrder(), {})).toMatchObject({ failure: 'payment-token-refused' });
  expect(world.fake.transactions()).toHaveLength(1);
});

test('repeating the same order and nonce returns the first sale', async () => {
  await using world = await braintreeWorld();
  const order = makeOrder();
  const nonce = confirmedCard(world);
  const first = statusIn(await world.provider.pay(order, { nonce }));
  const again = statusIn(await world.provider.pay(order, { nonce }));
  const withAnother = statusIn(await world.provider.pay(order, { nonce: confirmedCard(world) }));
  expect([again.reference, withAnother.reference]).toEqual([first.reference, first.reference]);
  expect(world.fake.transactions()).toHaveLength(1);
});

test('repeating a declined nonce returns its decline, and another card may pay', async () => {
  await using world = await braintreeWorld();
  const order = makeOrder();
  const nonce = confirmedCard(world, { decline: '2001' });
  const first = statusIn(await world.provider.pay(order, { nonce }));
  const again = statusIn(await world.provider.pay(order, { nonce }));
  expect([first.failure, again.reference]).toEqual(['decline-2001', first.reference]);
  const paid = statusIn(await world.provider.pay(order, { nonce: confirmedCard(world) }));
  expect(paid.attempt).toBe('approved');
  // Even where only the refused attempt is known by name.
  expect(statusIn(await world.provider.read({ ...order, reference: first.reference })).reference).toBe(
    paid.reference,
  );
});

test('PayPal pays through the same path without 3-D Secure', async () => {
  await using world = await braintreeWorld();
  const nonce = world.fake.tokenize({ paypal: { email: 'payer@example.com' } });
  const reading = statusIn(await world.provider.pay(makeOrder(), { nonce }));
  expect(reading).toMatchObject({ attempt: 'approved', captured: 2880, cardCountry: null });
});

test('a PayPal payment under review is pending until settled or declined', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  for (const [outcome, attempt, captured] of [
    ['settled', 'approved', 400_200],
    ['settlement_declined', 'rejected', 0],
  ] as const) {
    const order = makeOrder({ amount: 400_200 });
    const pending = statusIn(await provider.pay(order, { nonce: fake.tokenize({ paypal: {} }) }));
    expect(pending).toMatchObject({ attempt: 'pending-verification', captured: 0 });
    fake.settle(pending.reference ?? '', outcome);
    const after = statusIn(await provider.read({ ...order, reference: pending.reference }));
    expect(after).toMatchObject({ attempt, captured, refunded: 0 });
  }
});

test('a settlement decline shows as refunded', async () => {
  await using world = await braintreeWorld();
  const order = await paidOrder(world);
  world.fake.settle(order.reference ?? '', 'settlement_declined');
  expect(statusIn(await world.provider.read(order))).toMatchObject({ captured: 2880, refunded: 2880 });
  expect(statusIn(await world.provider.read({ ...order, reference: null }))).toMatchObject({
    attempt: 'rejected',
    captured: 0,
  });
});

test('disputes are read as open, won or lost', async () => {
  await using world = await braintreeWorld();
  const order = await paidOrder(world);
  const states = [statusIn(await world.provider.read(order)).dispute];
  for (const status of ['open', 'won', 'lost'] as const) {
    world.fake.dispute(order.reference ?? '', status);
    states.push(statusIn(await world.provider.read(order)).dispute);
  }
  expect(states).toEqual(['none', 'open', 'won', 'lost']);
});

test('a bank’s request for documents moves no money', async () => {
  await using world = await braintreeWorld();
  const order = await paidOrder(world);
  world.fake.dispute(order.reference ?? '', 'open', 'retrieval');
  expect(statusIn(await world.provider.read(order)).dispute).toBe('none');
});

test('test mode and live mode are reported differently', async () => {
  await using world = await braintreeWorld();
  expect(world.provider).toMatchObject({ test: true, live: false, kinds: ['card', 'paypal'] });
  expect(world.provider.contentSources.connect).toContain(world.fake.url);
});
