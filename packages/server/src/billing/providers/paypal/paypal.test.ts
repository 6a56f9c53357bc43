import { expect, test } from 'vitest';
import { makeOrder, paypalAtFake, statusIn, started } from './testing/paypal-at-fake.ts';

test('an approved payment is captured by the server, with our metadata', async () => {
  await using at = await paypalAtFake();
  const answer = await at.provider.start(makeOrder());
  expect(answer).toMatchObject({
    ok: true,
    client: { processor: 'paypal', client_id: at.fake.clientId, currency: 'USD' },
  });
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  expect(statusIn(await at.provider.pay(order, {}))).toMatchObject({
    reference: order.reference,
    attempt: 'approved',
    failure: null,
    captured: 2880,
    refunded: 0,
    currency: 'USD',
    transactionId: order.id,
    quoteHash: order.quoteHash,
    dispute: 'none',
    cardCountry: 'NL',
    method: null,
  });
});

test('amounts are sent with the decimals of their currency', async () => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder({ amount: 1200, currency: 'JPY' }));
  at.fake.approve(order.reference ?? '');
  const reading = statusIn(await at.provider.pay(order, {}));
  expect(reading).toMatchObject({ captured: 1200, currency: 'JPY' });
  expect(at.fake.books.orders.get(order.reference ?? '')?.amount.value).toBe('1200');
});

test('starting a payment again returns the same order', async () => {
  await using at = await paypalAtFake();
  const [one, other] = await Promise.all([at.provider.start(makeOrder()), at.provider.start(makeOrder())]);
  expect(one).toEqual(other);
  const order = await started(at.provider, makeOrder());
  expect(await at.provider.start(order)).toEqual(one);
  expect(at.fake.books.orders.size).toBe(1);
});

test('an unapproved payment is not charged, and can still be approved', async () => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder());
  expect(statusIn(await at.provider.pay(order, {}))).toMatchObject({
    attempt: 'requires-action',
    captured: 0,
    authenticateUrl: null,
  });
  expect(statusIn(await at.provider.read(order)).attempt).toBe('requires-action');
  at.fake.approve(order.reference ?? '');
  expect(statusIn(await at.provider.read(order)).captured).toBe(0);
  expect(statusIn(await at.provider.pay(order, {})).attempt).toBe('approved');
});

test('a declined funding source is refused, and another pays the same order', async () => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '', 'declined');
  expect(await at.provider.pay(order, {})).toEqual({
    ok: false,
    reason: 'refused',
    failure: 'payment-attempt-failed',
  });
  expect(statusIn(await at.provider.read(order))).toMatchObject({ attempt: 'requires-action', captured: 0 });
  at.fake.approve(order.reference ?? '');
  expect(statusIn(await at.provider.pay(order, {})).captured).toBe(2880);
});

test('concurrent captures take the money once', async () => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  const answers = await Promise.all(Array.from({ length: 8 }, () => at.provider.pay(order, {})));
  expect(answers.map((answer) => statusIn(answer).captured)).toEqual(Array.from({ length: 8 }, () => 2880));
  expect(statusIn(await at.provider.pay(order, {})).captured).toBe(2880);
  expect(at.fake.books.orders.get(order.reference ?? '')?.captures).toHaveLength(1);
  const captures = at.fake.calls.filter(({ path }) => path.endsWith('/capture'));
  expect(new Set(captures.map(({ requestId }) => requestId)).size).toBe(1);
});

test('a capture without a response is found by its status', async () => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  at.fake.faults.silentAfterCapture = true;
  expect(await at.provider.pay(order, {})).toEqual({ ok: false, reason: 'unreachable' });
  expect(statusIn(await at.provider.read(order))).toMatchObject({ attempt: 'approved', captured: 2880 });
  expect(statusIn(await at.provider.pay(order, {})).captured).toBe(2880);
  expect(at.fake.books.orders.get(order.reference ?? '')?.captures).toHaveLength(1);
});

test.each([429, 500, 503, 403])('status %i says nothing about the payment', async (status) => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  at.fake.faults.failing = { times: 4, status };
  const unreachable = { ok: false, reason: 'unreachable' };
  expect(await at.provider.start(makeOrder({ id: 'another-0002' }))).toEqual(unreachable);
  expect(await at.provider.pay(order, {})).toEqual(unreachable);
  expect(await at.provider.read(order)).toEqual(unreachable);
  expect(await at.provider.refund(order, { id: 'r1', amount: 1, currency: 'USD' })).toMatchObject(
    unreachable,
  );
  expect(statusIn(await at.provider.pay(order, {})).captured).toBe(2880);
});

test('a refused connection is unreachable', async () => {
  const at = await paypalAtFake({ timeout: 200 });
  const order = await started(at.provider, makeOrder());
  await at[Symbol.asyncDispose]();
  expect(await at.provider.read(order)).toEqual({ ok: false, reason: 'unreachable' });
  expect(await at.provider.pay(order, {})).toEqual({ ok: false, reason: 'unreachable' });
});

test('a revoked access token is renewed', async () => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder());
  at.fake.revokeTokens();
  expect(statusIn(await at.provider.read(order)).reference).toBe(order.reference);
});

test('an order unknown to PayPal is not found', async () => {
  await using at = await paypalAtFake();
  expect(await at.provider.read(makeOrder({ reference: 'UNKNOWN00000000AA' }))).toEqual({
    ok: false,
    reason: 'not-found',
  });
  expect(await at.provider.read(makeOrder())).toEqual({ ok: false, reason: 'not-found' });
});

test('a capture under review waits, and ends as PayPal decides', async () => {
  await using at = await paypalAtFake();
  for (const [id, decision, reading] of [
    ['kept-0001', 'COMPLETED', { attempt: 'approved', captured: 2880, failure: null }],
    ['lost-0002', 'DECLINED', { attempt: 'rejected', captured: 0, failure: 'payment-attempt-failed' }],
  ] as const) {
    const order = await started(at.provider, makeOrder({ id }));
    at.fake.approve(order.reference ?? '', 'pending');
    expect(statusIn(await at.provider.pay(order, {}))).toMatchObject({
      attempt: 'pending-verification',
      captured: 0,
    });
    at.fake.settle(order.reference ?? '', decision);
    expect(statusIn(await at.provider.read(order))).toMatchObject(reading);
  }
});

test('money for our invoice id from another order is held for review, never captured twice', async () => {
  await using at = await paypalAtFake();
  const first = await started(at.provider, makeOrder());
  at.fake.approve(first.reference ?? '');
  await at.provider.pay(first, {});
  // As if PayPal had forgotten the id of idempotency, after hours.
  at.fake.books.answers.clear();
  const second = await started(at.provider, makeOrder());
  at.fake.approve(second.reference ?? '');
  expect(second.reference).not.toBe(first.reference);
  expect(statusIn(await at.provider.pay(second, {}))).toMatchObject({
    attempt: 'pending-verification',
    captured: 0,
  });
});

test.each([
  ['INSTRUMENT_DECLINED', 'payment-attempt-failed'],
  ['PAYER_ACCOUNT_RESTRICTED', 'decline-2046'],
  ['TRANSACTION_REFUSED', 'transaction-not-accepted'],
])('PayPal declines with %s: %s', async (code, failure) => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  expect(await at.provider.pay(order, { code })).toEqual({ ok: false, reason: 'refused', failure });
  expect(statusIn(await at.provider.read(order)).captured).toBe(0);
});

test('a PayPal error during capture is unreachable, not declined', async () => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  expect(await at.provider.pay(order, { code: 'INTERNAL_SERVER_ERROR' })).toEqual({
    ok: false,
    reason: 'unreachable',
  });
});

test('stored evidence contains no personal data', async () => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  const { raw } = statusIn(await at.provider.pay(order, {}));
  expect(JSON.stringify(raw)).not.toMatch(/@|Payer|Grete/);
  expect(raw['order']).toBe(order.reference);
});
