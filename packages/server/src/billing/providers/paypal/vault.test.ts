import { expect, test } from 'vitest';
import type { Order, Vault } from '../../provider-interface/provider.ts';
import { makeOrder, type PaypalAtFake, paypalAtFake, statusIn, started } from './testing/paypal-at-fake.ts';

const customer = { id: 'cust0mer-0001', reference: null };

/** A first purchase with which the payer's account is saved. */
async function savedWithPurchase(at: PaypalAtFake): Promise<string> {
  const order = await started(at.provider, makeOrder({ saveMethod: true, customer }));
  at.fake.approve(order.reference ?? '');
  const { method } = statusIn(await at.provider.pay(order, {}));
  return method?.reference ?? '';
}

function renewal(savedMethod: string, changes: Partial<Order> = {}): Order {
  return makeOrder({ id: 'renewal-0002', customer, savedMethod, ...changes });
}

function vaultOf({ provider }: PaypalAtFake): Vault {
  if (provider.vault === undefined) throw new Error('no vault');
  return provider.vault;
}

test('the payer’s account is saved with the purchase only if requested', async () => {
  await using at = await paypalAtFake();
  const order = await started(at.provider, makeOrder({ saveMethod: true, customer }));
  at.fake.approve(order.reference ?? '');
  const reading = statusIn(await at.provider.pay(order, {}));
  const [token] = at.fake.books.tokens.values();
  expect(reading.method).toEqual({
    reference: token?.id,
    kind: 'paypal',
    brand: 'PayPal',
    last4: '',
    label: 'payer@kunde.example',
    expiresMonth: null,
    expiresYear: null,
  });
  expect(reading.customerReference).toBe(token?.customerId);

  const once = await started(at.provider, makeOrder({ id: 'once-0002', customer }));
  at.fake.approve(once.reference ?? '');
  expect(statusIn(await at.provider.pay(once, {})).method).toBeNull();
  expect(at.fake.books.tokens.size).toBe(1);
});

test('a renewal charges the saved account without the payer, once', async () => {
  await using at = await paypalAtFake();
  const order = renewal(await savedWithPurchase(at));
  const first = statusIn((await at.provider.renew?.(order)) ?? { ok: false, reason: 'not-found' });
  expect(first).toMatchObject({ attempt: 'approved', captured: 2880, transactionId: order.id });
  expect(await at.provider.renew?.(order)).toEqual({ ok: true, reading: first });
  expect(statusIn(await at.provider.read({ ...order, reference: first.reference }))).toEqual(first);
  expect(at.fake.books.orders.size).toBe(2);
});

test('a renewal without a response is found by our id, and reading charges nothing', async () => {
  await using at = await paypalAtFake();
  const order = renewal(await savedWithPurchase(at));
  expect(statusIn(await at.provider.read(order))).toMatchObject({ attempt: 'created', captured: 0 });
  at.fake.faults.silentAfterCapture = true;
  expect(await at.provider.renew?.(order)).toEqual({ ok: false, reason: 'unreachable' });
  expect(statusIn(await at.provider.read(order))).toMatchObject({ attempt: 'approved', captured: 2880 });
});

test('a saved account can pay another purchase at once', async () => {
  await using at = await paypalAtFake();
  const savedMethod = await savedWithPurchase(at);
  const answer = await at.provider.start(renewal(savedMethod));
  expect(answer).toMatchObject({ ok: true, client: null });
  const order = await started(at.provider, renewal(savedMethod));
  expect(statusIn(await at.provider.pay(order, {})).captured).toBe(2880);
});

test('rejects a saved account that declines or was revoked', async () => {
  await using at = await paypalAtFake();
  const savedMethod = await savedWithPurchase(at);
  const [token] = at.fake.books.tokens.values();
  if (token !== undefined) token.outcome = 'declined';
  expect(await at.provider.renew?.(renewal(savedMethod))).toEqual({
    ok: false,
    reason: 'refused',
    failure: 'payment-attempt-failed',
  });
  expect(await vaultOf(at).forget(savedMethod)).toEqual({ ok: true });
  expect(await vaultOf(at).forget(savedMethod)).toEqual({ ok: true });
  expect(await at.provider.renew?.(renewal(savedMethod))).toEqual({
    ok: false,
    reason: 'refused',
    failure: 'decline-2018',
  });
});

test('an account is saved without a purchase after its owner agrees', async () => {
  await using at = await paypalAtFake();
  const vault = vaultOf(at);
  const made = await vault.customer({ ...customer, email: 'grete@kunde.example' });
  if (!made.ok) throw new Error('no customer');
  expect(await vault.customer({ ...customer, email: 'grete@kunde.example' })).toEqual(made);
  const begun = await vault.begin(made.reference);
  if (!begun.ok) throw new Error('not begun');
  const intentId = begun.intentId ?? '';
  expect(await vault.save(made.reference, { intentId })).toEqual({ ok: false, reason: 'refused' });
  await fetch(`${at.fake.url}/fake/approve-setup`, {
    method: 'POST',
    body: JSON.stringify({ setup_token: intentId }),
  });
  expect(await vault.save('S0MEB0DYEL', { intentId })).toEqual({ ok: false, reason: 'refused' });
  const [saved, again] = [
    await vault.save(made.reference, { intentId }),
    await vault.save(made.reference, { intentId }),
  ];
  expect(saved).toMatchObject({ ok: true, method: { kind: 'paypal', label: 'payer@kunde.example' } });
  expect(again).toEqual(saved);
});
