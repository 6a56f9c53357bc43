import { declineCodes, decliningCard } from '@clausewright/fakes/stripe';
import { expect, test } from 'vitest';
import { toDecline } from '../../provider-interface/decline-reasons.ts';
import { beginStripe, orderFor, fetchStatus, saveCard, startOrder } from './testing/begin-stripe.ts';

/** Only the question whose answer is lost is asked with it. */
const impatient = { timeout: 1500 };

test('every Stripe decline code maps to its reason through the SDK, in the browser and off session', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  expect(declineCodes).toHaveLength(52);
  for (const code of declineCodes) {
    const { reason } = toDecline('stripe', code);
    const { order, secret } = await startOrder(provider, { id: `browser-${code}` });
    fake.pay(secret, decliningCard(code));
    const reading = await fetchStatus(provider, order);
    expect(reading).toMatchObject({ attempt: 'rejected', failure: reason, captured: 0 });
    expect(reading.raw).toMatchObject({ decline: code });

    const { customer, method } = await saveCard(begun, decliningCard(code));
    const renewal = orderFor({ id: `renewal-${code}`, customer, savedMethod: method });
    expect(await provider.renew?.(renewal)).toMatchObject({
      ok: true,
      reading: { attempt: 'rejected', failure: reason },
    });
  }
});

test.for([
  ['pm_card_chargeDeclined', 'bank-refusal'],
  ['pm_card_chargeDeclinedExpiredCard', 'card-expired'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'card-cvc-wrong'],
  ['pm_card_chargeDeclinedProcessingError', 'card-processing-error'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'decline-2001'],
  ['pm_card_chargeDeclinedLostCard', 'bank-refusal'],
  ['pm_card_chargeDeclinedStolenCard', 'bank-refusal'],
  ['pm_card_radarBlock', 'bank-refusal'],
] as const)('the test card %s is declined as %s', async ([card, reason]) => {
  await using begun = await beginStripe();
  const { order, secret } = await startOrder(begun.provider);
  begun.fake.pay(secret, card);
  expect(await fetchStatus(begun.provider, order)).toMatchObject({ attempt: 'rejected', failure: reason });
});

test('the issuer’s advice never to retry overrides the reason, except a full revocation', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { customer, method } = await saveCard(begun);
  const expected = [
    ['insufficient_funds', 'do_not_try_again'],
    ['stop_payment_order', 'stop_payment_order'],
  ] as const;
  for (const [code, decline] of expected) {
    fake.changeCard(method, { decline: code, forbidsRetry: true });
    const answer = await provider.renew?.(orderFor({ id: code, customer, savedMethod: method }));
    expect(answer).toMatchObject({
      reading: { failure: toDecline('stripe', code).reason, raw: { code, decline } },
    });
  }
});

test('logged declines contain no personal data or secrets', async () => {
  await using begun = await beginStripe();
  const { order, secret } = await startOrder(begun.provider);
  begun.fake.pay(secret, 'pm_card_chargeDeclined');
  const raw = JSON.stringify((await fetchStatus(begun.provider, order)).raw);
  for (const hidden of [order.email, order.buyer.name, secret, '4242']) expect(raw).not.toContain(hidden);
});

test.for([429, 500, 503])('a response %i leaves the outcome unknown, for every call', async (status) => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { order } = await startOrder(provider);
  const { customer, method } = await saveCard(begun);
  const saved = { ...order, customer, savedMethod: method };
  const { vault } = provider;
  const questions: (() => Promise<{ ok: boolean; reason?: string }> | undefined)[] = [
    () => provider.start(orderFor({ id: 'another' })),
    () => provider.read(order),
    () => provider.pay(saved, {}),
    () => provider.renew?.(orderFor({ id: 'renewal', customer, savedMethod: method })),
    () => provider.refund(order, { id: 'refund1', amount: 100, currency: 'EUR' }),
    () => vault?.customer({ id: 'customer2', email: 'b@example.com', reference: null }),
    () => vault?.begin(customer.reference),
    () => vault?.save(customer.reference, { methodId: method }),
    () => vault?.forget(method),
  ];
  for (const question of questions) {
    fake.faults.failing = { times: 1, status };
    expect(await question()).toMatchObject({ ok: false, reason: 'unreachable' });
    expect(fake.faults.failing.times).toBe(0);
  }
  fake.faults.failing = { times: 1, status };
  expect(await provider.cancel(order)).toEqual({ ok: false, reason: 'unreachable' });
});

test('an absent server and a revoked key are unreachable, never a decline', async () => {
  await using begun = await beginStripe();
  const { order } = await startOrder(begun.provider);
  const nowhere = begun.adapter({ apiUrl: 'http://127.0.0.1:9' });
  const withdrawn = begun.adapter({ secretKey: 'sk_test_withdrawn' });
  for (const provider of [nowhere, withdrawn]) {
    expect(await provider.read(order)).toEqual({ ok: false, reason: 'unreachable' });
    expect(await provider.start(orderFor({ id: 'another' }))).toEqual({ ok: false, reason: 'unreachable' });
  }
});

test('the SDK retries with the same idempotency key', async () => {
  await using begun = await beginStripe();
  const { fake } = begun;
  const provider = begun.adapter({}, { retries: 1 });
  fake.faults.failing = { times: 1, status: 503 };
  expect(await provider.start(orderFor())).toMatchObject({ ok: true });
  expect(fake.books.intents.size).toBe(1);
});

test('a charge with a lost response is unreachable, is found by its status, and is not repeated', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const { customer, method } = await saveCard(begun);
  const { order } = await startOrder(provider, { customer, savedMethod: method });
  fake.faults.silentAfterCapture = true;
  expect(await begun.adapter({}, impatient).pay(order, {})).toEqual({ ok: false, reason: 'unreachable' });
  expect(await fetchStatus(provider, order)).toMatchObject({ attempt: 'approved', captured: 2880 });
  expect(await provider.pay(order, {})).toMatchObject({ ok: true, reading: { attempt: 'approved' } });
  expect(fake.books.charges.size).toBe(1);
});

test('a renewal with a lost response is found without its id, even days later', async () => {
  await using begun = await beginStripe();
  const { provider, fake, clock } = begun;
  const { customer, method } = await saveCard(begun);
  const order = orderFor({ customer, savedMethod: method });
  fake.faults.silentAfterCapture = true;
  expect(await begun.adapter({}, impatient).renew?.(order)).toEqual({ ok: false, reason: 'unreachable' });
  // Stripe has forgotten the key by then.
  clock.advance(3 * 24 * 60 * 60 * 1000);
  expect(await fetchStatus(provider, order)).toMatchObject({ attempt: 'approved', captured: 2880 });
  expect(await provider.renew?.(order)).toMatchObject({ ok: true, reading: { attempt: 'approved' } });
  expect(fake.books.charges.size).toBe(1);
});
