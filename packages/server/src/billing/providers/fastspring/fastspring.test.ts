import { expect, test } from 'vitest';
import { fastspringAtFake, makeOrder, statusIn, started } from './testing/fastspring-at-fake.ts';

test('a session contains our price and metadata, and its revenue excludes FastSpring’s tax', async () => {
  await using at = await fastspringAtFake();
  const { order, session } = await started(at);
  const bought = at.fake.checkOut(session, 'completed');
  expect(bought).toMatchObject({
    tags: { transaction_id: order.id, quote_hash: order.quoteHash },
    item: { product: 'agreements', price: 28.8 },
    tax: 5.47,
  });
  expect(statusIn(await at.provider.pay(order, { session }))).toMatchObject({
    reference: bought.id,
    attempt: 'approved',
    captured: 2880,
    refunded: 0,
    currency: 'USD',
    live: false,
    transactionId: order.id,
    quoteHash: order.quoteHash,
    dispute: 'none',
    planReference: null,
  });
});

test('the page receives the session, its storefront and the page without JavaScript', async () => {
  await using at = await fastspringAtFake();
  const { session } = await started(at);
  expect(await at.provider.start(makeOrder({ reference: `session:${session}` }))).toMatchObject({
    client: {
      session_id: session,
      storefront: 'shop.test.onfastspring.com/popup-shop',
      url: `https://shop.test.onfastspring.com/popup-shop/session/${session}`,
    },
  });
  expect(at.provider.contentSources.script).toContain('https://shop.test.onfastspring.com');
});

test('a payment has one session, even if started twice at once', async () => {
  await using at = await fastspringAtFake();
  const [one, other] = await Promise.all([at.provider.start(makeOrder()), at.provider.start(makeOrder())]);
  expect(one).toEqual(other);
  if (!one.ok) throw new Error('not started');
  expect(await at.provider.start(makeOrder({ reference: one.reference }))).toEqual(one);
  expect(at.fake.books.sessions.size).toBe(1);
});

test.each(['JPY', 'USD', 'KWD'])('prices are sent in whole units of %s', async (currency) => {
  await using at = await fastspringAtFake();
  const { order, session } = await started(at, makeOrder({ currency, amount: 1234 }));
  at.fake.checkOut(session, 'completed');
  expect(statusIn(await at.provider.read(order))).toMatchObject({ captured: 1234, currency });
});

test('before purchase the payment is only started; a closed window with an order is in progress', async () => {
  await using at = await fastspringAtFake();
  const { order, session } = await started(at);
  expect(statusIn(await at.provider.read(order))).toMatchObject({
    attempt: 'created',
    captured: 0,
    reference: order.reference,
  });
  expect(statusIn(await at.provider.pay(order, { session })).attempt).toBe('processing');
  expect(statusIn(await at.provider.pay(order, {})).attempt).toBe('created');
  expect(await at.provider.read(makeOrder())).toEqual({ ok: false, reason: 'not-found' });
});

test('a declined payment leaves the session open for another one', async () => {
  await using at = await fastspringAtFake();
  const { order, session } = await started(at);
  at.fake.checkOut(session, 'failed');
  expect(statusIn(await at.provider.read(order))).toMatchObject({
    attempt: 'rejected',
    failure: 'payment-attempt-failed',
    captured: 0,
    reference: order.reference,
  });
  const bought = at.fake.checkOut(session, 'completed');
  at.clock.advance(5000);
  expect(statusIn(await at.provider.read(order))).toMatchObject({
    attempt: 'approved',
    failure: null,
    captured: 2880,
    reference: bought.id,
  });
});

test('a cancelled order is cancelled', async () => {
  await using at = await fastspringAtFake();
  const { order, session } = await started(at);
  at.fake.checkOut(session, 'cancelled');
  expect(statusIn(await at.provider.read(order))).toMatchObject({ attempt: 'cancelled', captured: 0 });
});

test('a bank transfer is awaited, and ends with its result', async () => {
  await using at = await fastspringAtFake();
  for (const [id, end, reading] of [
    ['kept-0001', 'completed', { attempt: 'approved', captured: 2880 }],
    ['lost-0002', 'canceled', { attempt: 'cancelled', captured: 0 }],
  ] as const) {
    const { order, session } = await started(at, makeOrder({ id }));
    const { id: reference } = at.fake.checkOut(session, 'pending');
    expect(statusIn(await at.provider.pay(order, { session }))).toMatchObject({
      attempt: 'pending-verification',
      captured: 0,
      reference,
    });
    expect(await at.provider.start({ ...order, reference })).toMatchObject({ ok: true, client: null });
    at.fake.settle(reference, end);
    at.clock.advance(5000);
    expect(statusIn(await at.provider.read({ ...order, reference }))).toMatchObject(reading);
  }
});

test('an order is found by its metadata among many, and by its id after several days', async () => {
  await using at = await fastspringAtFake();
  for (let index = 0; index < 60; index += 1) {
    const { session } = await started(at, makeOrder({ id: `other-${index}` }));
    at.fake.checkOut(session, 'completed');
  }
  const { order, session } = await started(at);
  const bought = at.fake.checkOut(session, 'completed');
  expect(statusIn(await at.provider.read(order)).reference).toBe(bought.id);
  at.clock.advance(90 * 86_400_000);
  expect(statusIn(await at.provider.read({ ...order, reference: bought.id })).captured).toBe(2880);
  expect(statusIn(await at.provider.read(order)).attempt).toBe('created');
});

test.each([
  ['a live order in test mode', { live: true }, { live: true, captured: 2880 }],
  ['another product', { product: 'sticker' }, { quoteHash: 'product:sticker', captured: 2880 }],
  ['a lower price', { price: 1 }, { captured: 100 }],
  ['another currency', { currency: 'EUR' }, { currency: 'EUR' }],
  [
    'a mark of another quote',
    { tags: { transaction_id: 'tr4nsaction-0001', quote_hash: 'b'.repeat(64) } },
    { quoteHash: 'b'.repeat(64) },
  ],
  ['a quote that is not named', { tags: { transaction_id: 'tr4nsaction-0001' } }, { quoteHash: 'none' }],
])('%s is read as is, so it cannot complete the sale', async (_, unasked, told) => {
  await using at = await fastspringAtFake();
  const { order, session } = await started(at);
  at.fake.checkOut(session, 'completed', unasked);
  expect(statusIn(await at.provider.read(order))).toMatchObject(told);
});

test('someone else’s order does not count, and its owner is reported', async () => {
  await using at = await fastspringAtFake();
  const theirs = await started(at, makeOrder({ id: 'their-payment' }));
  const bought = at.fake.checkOut(theirs.session, 'completed');
  const { order } = await started(at);
  expect(statusIn(await at.provider.pay(order, { session: theirs.session }))).toMatchObject({
    attempt: 'processing',
    captured: 0,
  });
  expect(statusIn(await at.provider.read({ ...order, reference: bought.id })).transactionId).toBe(
    'their-payment',
  );
  at.fake.checkOut((await started(at)).session, 'completed', { tags: {} });
  const unmarked = [...at.fake.books.orders.values()].at(-1)?.id ?? '';
  expect(statusIn(await at.provider.read({ ...order, reference: unmarked })).transactionId).toBe('none');
});

test('detects money in two orders with the same metadata', async () => {
  await using at = await fastspringAtFake();
  const [one, other] = [await started(at), await started(at)];
  at.fake.checkOut(one.session, 'completed');
  at.fake.checkOut(other.session, 'completed');
  expect(statusIn(await at.provider.read(one.order)).captured).toBe(5760);
});

test.each([401, 429, 500, 503])('status %i says nothing about the payment', async (status) => {
  await using at = await fastspringAtFake();
  const { order, session } = await started(at);
  const bought = at.fake.checkOut(session, 'completed');
  const unreachable = { ok: false, reason: 'unreachable' };
  at.fake.faults.failing = { times: 4, status };
  expect(await at.provider.start(makeOrder({ id: 'another' }))).toEqual(unreachable);
  expect(await at.provider.pay(order, { session })).toEqual(unreachable);
  expect(await at.provider.read(order)).toEqual(unreachable);
  const refund = { id: 'refund-1', amount: 2880, currency: 'USD' };
  expect(await at.provider.refund({ ...order, reference: bought.id }, refund)).toMatchObject(unreachable);
  expect(statusIn(await at.provider.read(order)).captured).toBe(2880);
});

test('a refused connection is unreachable', async () => {
  const at = await fastspringAtFake();
  const { order } = await started(at);
  await at[Symbol.asyncDispose]();
  expect(await at.provider.read(order)).toEqual({ ok: false, reason: 'unreachable' });
  expect(await at.provider.start(makeOrder())).toEqual({ ok: false, reason: 'unreachable' });
});

test('a request FastSpring does not understand is refused', async () => {
  await using at = await fastspringAtFake();
  expect(await at.provider.start(makeOrder({ email: '' }))).toEqual({
    ok: false,
    reason: 'refused',
    failure: 'transaction-not-accepted',
  });
});

const lists = (calls: readonly string[]) => calls.filter((one) => /^GET .*\/orders(\?|$)/.test(one)).length;

test('status queries share one order list for five seconds', async () => {
  await using at = await fastspringAtFake();
  const { order, session } = await started(at);
  const other = await started(at, makeOrder({ id: 'other-0001' }));
  await Promise.all([at.provider.read(order), at.provider.read(other.order)]);
  at.clock.advance(4999);
  await at.provider.read(order);
  expect(lists(at.fake.calls)).toBe(1);
  at.fake.checkOut(session, 'completed');
  // The window has closed: it is looked up at once.
  expect(statusIn(await at.provider.pay(order, { session })).attempt).toBe('approved');
  expect(lists(at.fake.calls)).toBe(2);
  at.clock.advance(5000);
  await at.provider.read(order);
  expect(lists(at.fake.calls)).toBe(3);
});

test('a pending order is read by its id', async () => {
  await using at = await fastspringAtFake();
  const { order, session } = await started(at);
  const { id: reference } = at.fake.checkOut(session, 'pending');
  const before = at.fake.calls.length;
  expect(statusIn(await at.provider.read({ ...order, reference })).attempt).toBe('pending-verification');
  expect(at.fake.calls[before]).toContain(`/orders/${reference}`);
});
