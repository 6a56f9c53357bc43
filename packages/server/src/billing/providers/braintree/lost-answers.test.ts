import { expect, test } from 'vitest';
import { createBraintreeProvider } from './braintree.ts';
import { braintreeWorld, confirmedCard, makeOrder, paidOrder, statusIn } from './testing/braintree-world.ts';

const sales = (requests: readonly string[]) => requests.filter((one) => one === 'POST transactions').length;

test('a sale whose response was lost is found by our id and not repeated', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const order = makeOrder();
  fake.faults.silentAfterCapture = true;
  const reading = statusIn(await provider.pay(order, { nonce: confirmedCard(world) }));
  expect(reading).toMatchObject({ attempt: 'approved', captured: 2880, transactionId: order.id });
  expect(sales(fake.requests)).toBe(1);
});

test('a gateway outage after capture leaves the outcome unknown, and asking again resolves it', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const order = makeOrder();
  const nonce = confirmedCard(world);
  await provider.start(order);
  // After the sale everything fails: the search too.
  fake.faults.silentAfterCapture = true;
  fake.faults.failAfterSilence = 3;
  expect(await provider.pay(order, { nonce })).toEqual({ ok: false, reason: 'unreachable' });
  expect(await provider.read(order)).toEqual({ ok: false, reason: 'unreachable' });
  expect(await provider.pay(order, { nonce: confirmedCard(world) })).toEqual({
    ok: false,
    reason: 'unreachable',
  });
  const healed = statusIn(await provider.read(order));
  const repeated = statusIn(await provider.pay(order, { nonce }));
  expect([healed.captured, repeated.reference]).toEqual([2880, healed.reference]);
  expect(fake.transactions()).toHaveLength(1);
});

test('a gateway that never responds times out, and the order stays open', async () => {
  await using world = await braintreeWorld();
  const impatient = createBraintreeProvider(world.settings, {
    clock: world.clock,
    patience: { lookup: 50, charge: 50 },
  });
  const order = makeOrder();
  world.fake.faults.hanging = true;
  expect(await impatient.start(order)).toEqual({ ok: false, reason: 'unreachable' });
  expect(await impatient.pay(order, { nonce: confirmedCard(world) })).toEqual({
    ok: false,
    reason: 'unreachable',
  });
  expect(await impatient.read(order)).toEqual({ ok: false, reason: 'unreachable' });
});

test.each([429, 500, 503, 504])('no call throws when the gateway responds %i', async (status) => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const order = await paidOrder(world);
  fake.faults.failing = { times: 1000, status };
  const unreachable = { ok: false, reason: 'unreachable' };
  expect(await provider.start(makeOrder())).toEqual(unreachable);
  expect(await provider.pay(makeOrder(), { nonce: confirmedCard(world) })).toEqual(unreachable);
  expect(await provider.renew?.(makeOrder({ savedMethod: 'token' }))).toEqual(unreachable);
  expect(await provider.read(order)).toEqual(unreachable);
  const refund = { id: 'refund-1', amount: 100, currency: 'EUR' };
  expect(await provider.refund(order, refund)).toMatchObject(unreachable);
  expect(await provider.cancel(order)).toEqual(unreachable);
  expect(await provider.vault?.begin('customer')).toEqual(unreachable);
});

test.each([401, 403, 429])(
  'a sale rejected with %i has failed, and may be retried at once',
  async (status) => {
    await using world = await braintreeWorld();
    const { fake, provider } = world;
    const order = makeOrder();
    const nonce = confirmedCard(world);
    fake.faults.salesStatus = status;
    expect(await provider.pay(order, { nonce })).toEqual({
      ok: false,
      reason: 'refused',
      failure: 'transaction-failed',
    });
    fake.faults.salesStatus = null;
    expect(statusIn(await provider.pay(order, { nonce })).captured).toBe(2880);
  },
);

test('invalid keys charge nothing', async () => {
  await using world = await braintreeWorld();
  const foreign = createBraintreeProvider({ ...world.settings, privateKey: 'wrong' }, { clock: world.clock });
  const answer = await foreign.pay(makeOrder(), { nonce: confirmedCard(world) });
  expect(answer.ok).toBe(false);
  expect(world.fake.transactions()).toEqual([]);
});

test('a renewal whose response was lost is one charge, however often repeated', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const customer = { id: 'customer-of-ours-000001', email: 'buyer@example.com', reference: null };
  await provider.vault?.customer(customer);
  const saved = await provider.vault?.save(customer.id, { nonce: fake.tokenize({}) });
  const savedMethod = saved?.ok === true ? saved.method.reference : null;
  const order = makeOrder({ savedMethod, customer: { id: customer.id, reference: customer.id } });
  fake.faults.silentAfterCapture = true;
  const first = statusIn((await provider.renew?.(order)) ?? { ok: false, reason: 'not-found' });
  const again = statusIn((await provider.renew?.(order)) ?? { ok: false, reason: 'not-found' });
  expect([first.captured, again.reference]).toEqual([2880, first.reference]);
  expect(fake.transactions().map(({ recurring }) => recurring)).toEqual([true]);
});

test('a declined renewal is not retried under the same id', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const order = makeOrder({ savedMethod: fake.vault('somebody', { card: { decline: '2018' } }) });
  const answers = [await provider.renew?.(order), await provider.renew?.(order)];
  expect(answers.map((answer) => (answer?.ok === true ? answer.reading.failure : answer))).toEqual([
    'decline-2018',
    'decline-2018',
  ]);
  expect(fake.transactions()).toHaveLength(1);
});

test('two sales of one order at the same time are one charge', async () => {
  await using world = await braintreeWorld();
  const { fake, provider } = world;
  const order = makeOrder();
  const nonces = [confirmedCard(world), confirmedCard(world)];
  const answers = await Promise.all(nonces.map((nonce) => provider.pay(order, { nonce })));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: 'unreachable' });
  expect(sales(fake.requests)).toBe(1);
  expect(statusIn(await provider.read(order)).captured).toBe(2880);
});

test('the gateway rejects a sale that another server already made', async () => {
  await using world = await braintreeWorld();
  const { fake, provider, clock } = world;
  const order = makeOrder();
  const other = createBraintreeProvider(world.settings, { clock });
  const first = statusIn(await other.pay(order, { nonce: confirmedCard(world) }));
  fake.faults.emptySearches = 1;
  const second = statusIn(await provider.pay(order, { nonce: confirmedCard(world) }));
  expect([second.reference, second.captured]).toEqual([first.reference, 2880]);
  expect(sales(fake.requests)).toBe(2);
  expect(fake.transactions().map(({ status }) => status)).toEqual([
    'submitted_for_settlement',
    'gateway_rejected',
  ]);
});

test('waits for a sale missing from the search index before another may be sent', async () => {
  await using world = await braintreeWorld();
  const { fake, provider, clock } = world;
  const order = makeOrder();
  fake.faults.silentAfterCapture = true;
  fake.faults.emptySearches = 1000;
  const unknown = { ok: false, reason: 'unreachable' };
  expect(await provider.pay(order, { nonce: confirmedCard(world) })).toEqual(unknown);
  clock.advance(60_000);
  expect(await provider.read(order)).toEqual(unknown);
  expect(await provider.pay(order, { nonce: confirmedCard(world) })).toEqual(unknown);
  expect(await provider.renew?.({ ...order, savedMethod: 'token' })).toEqual(unknown);
  fake.faults.emptySearches = 0;
  expect(statusIn(await provider.read(order)).captured).toBe(2880);
  expect(sales(fake.requests)).toBe(1);
});

test('a sale that never reached the gateway locks the order for a while, then it can be paid', async () => {
  await using world = await braintreeWorld();
  const { fake, provider, clock } = world;
  const order = makeOrder();
  fake.faults.lostSales = 1;
  expect(await provider.pay(order, { nonce: confirmedCard(world) })).toEqual({
    ok: false,
    reason: 'unreachable',
  });
  expect(await provider.read(order)).toEqual({ ok: false, reason: 'unreachable' });
  clock.advance(91_000);
  expect(await provider.read(order)).toEqual({ ok: false, reason: 'not-found' });
  expect(statusIn(await provider.pay(order, { nonce: confirmedCard(world) })).captured).toBe(2880);
  expect(fake.transactions()).toHaveLength(1);
});

test('while another process may have a sale in progress, none is reported missing or repeated', async () => {
  await using world = await braintreeWorld();
  const { fake, provider, clock } = world;
  // This process never sent anything for it.
  const order = makeOrder({ chargeStartedAt: clock() });
  const unknown = { ok: false, reason: 'unreachable' };
  clock.advance(89_000);
  expect(await provider.read(order)).toEqual(unknown);
  expect(await provider.pay(order, { nonce: confirmedCard(world) })).toEqual(unknown);
  expect(await provider.renew?.({ ...order, savedMethod: 'token' })).toEqual(unknown);
  expect(sales(fake.requests)).toBe(0);
  clock.advance(2000);
  expect(await provider.read(order)).toEqual({ ok: false, reason: 'not-found' });
  expect(statusIn(await provider.pay(order, { nonce: confirmedCard(world) })).captured).toBe(2880);
});

test('two captured sales of one order show as paid twice', async () => {
  await using world = await braintreeWorld();
  const { fake, provider, clock } = world;
  const order = await paidOrder(world);
  const other = createBraintreeProvider(world.settings, { clock });
  // Beyond the gateway's own watch over duplicates.
  clock.advance(3_600_000);
  fake.faults.emptySearches = 1;
  await other.pay(order, { nonce: confirmedCard(world) });
  const [first, second] = fake.transactions();
  expect(second?.status).toBe('submitted_for_settlement');
  expect(statusIn(await provider.read(order))).toMatchObject({
    reference: first?.id,
    captured: 5760,
    refunded: 0,
  });
  expect(statusIn(await other.read({ ...order, reference: null })).captured).toBe(5760);
});
