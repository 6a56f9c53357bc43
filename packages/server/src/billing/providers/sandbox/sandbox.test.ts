import { languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { twoLanguages, type Visitor, visitor } from '../../../documents/agreements/testing/visitor.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { shop } from '../../testing/shop.ts';
import { chargeTransaction } from '../../settlement/charge-transaction.ts';
import { loadProviders } from '../configured-providers.ts';
import { declineCodes, getCardOutcome, getNonceOutcome, testCard } from './test-cards.ts';

const database = useTestDatabase();

async function opened(one: Visitor) {
  const holder = await one.made(twoLanguages);
  const order = await holder.order();
  const { transaction_id: id } = order['data'] as { transaction_id: string };
  return {
    id,
    holder,
    process: (body: object) => holder.process(order, body),
    status: () => one.call('GET', `/transaction/status/${id}`, undefined, holder.token),
    bank: async (method: 'GET' | 'POST', answer = '', headers = {}) =>
      one.app.inject({
        method,
        url: `/sandbox/challenge/${id}${answer}`,
        headers: {
          ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
          ...headers,
        },
      }),
  };
}

test.each(declineCodes)('a test payment declined with %s says so', async (code) => {
  await using one = await visitor(database.db);
  const payment = await opened(one);
  const refused = await payment.process({ outcome: 'decline', code });
  expect(refused['messages'][0].code).toBe(`decline-${code}`);
  expect(refused['messages'][0].value.length).toBeGreaterThan(20);
});

test('a review takes ten seconds and then approves, or declines if a code says so', async () => {
  for (const [more, status] of [
    [{}, 'approved'],
    [{ code: '2046' }, 'rejected'],
  ] as const) {
    await using one = await visitor(database.db);
    const payment = await opened(one);
    const waits = await payment.process({ outcome: 'review', ...more });
    expect(waits['data']).toEqual({ status: 'pending-verification', next: { action: 'wait' } });
    one.clock.advance(9_999);
    expect((await payment.status())['data'].status).toBe('pending-verification');
    one.clock.advance(2_000);
    expect((await payment.status())['data'].status).toBe(status);
  }
});

test('an abandoned payment ends, and another can be opened', async () => {
  await using one = await visitor(database.db);
  const payment = await opened(one);
  expect((await payment.process({ outcome: 'abandon' }))['data']).toEqual({
    status: 'cancelled',
    next: { action: 'retry' },
  });
  expect((await payment.holder.order())['data'].transaction_id).not.toBe(payment.id);
});

test('the test bank page asks, and the user’s click decides', async () => {
  for (const [answer, status, failure] of [
    ['/confirm', 'approved', null],
    ['/refuse', 'rejected', 'card-authentication-failed'],
  ] as const) {
    await using one = await visitor(database.db);
    const payment = await opened(one);
    const url = `http://localhost:3000/sandbox/challenge/${payment.id}`;
    expect((await payment.process({ outcome: 'challenge' }))['data'].next).toEqual({
      action: 'authenticate',
      url,
    });
    const page = await payment.bank('GET');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const left = await payment.bank('POST', answer);
    expect([left.statusCode, left.headers.location]).toEqual([
      303,
      `http://localhost:3000/wizard/pay/${payment.holder.id}?payment=${payment.id}`,
    ]);
    expect((await payment.status())['data']).toMatchObject({ status, failure });
    expect((await payment.bank('POST', answer === '/confirm' ? '/refuse' : '/confirm')).statusCode).toBe(303);
    expect((await payment.status())['data']).toMatchObject({ status, failure });
  }
});

test.each(languages)('the test bank page is localized in %s', async (language) => {
  await using one = await visitor(database.db);
  const payment = await opened(one);
  await payment.process({ outcome: 'challenge' });
  const { body } = await payment.bank('GET', '', { 'accept-language': language });
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain('<button formaction');
});

test('the test bank is not found without such a payment or with test payments disabled', async () => {
  await using one = await visitor(database.db);
  const payment = await opened(one);
  const gone = await one.app.inject({ method: 'GET', url: `/sandbox/challenge/${'x'.repeat(22)}` });
  expect(gone.statusCode).toBe(404);
  expect((await payment.bank('POST', '/other')).statusCode).toBe(404);
  one.ports.payments.sandbox = false;
  expect((await payment.bank('GET')).statusCode).toBe(404);
});

test('a saved test card states how each of its charges ends', () => {
  for (const [nonce, outcome] of [
    ['approve', { outcome: 'approve', code: null }],
    ['decline', { outcome: 'decline', code: '2000' }],
    ['decline-2046', { outcome: 'decline', code: '2046' }],
    ['challenge', { outcome: 'challenge', code: null }],
  ] as const) {
    const known = getNonceOutcome(nonce);
    expect(known).toEqual(outcome);
    if (known !== null) expect(getCardOutcome(testCard(known).reference)).toEqual(outcome);
  }
  expect(getNonceOutcome('something')).toBeNull();
});

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/x',
  PUBLIC_URL: 'https://app.example',
  DOCUMENTS_URL: 'https://docs.example',
  CONSENT_URL: 'https://consent.example',
  SECRET_KEY: 'kV3pTq8ZbW1nYd6RfJ0xLg5HsMc9UeA2',
  SMTP_URL: 'smtp://localhost',
  OPERATOR_LEGAL_NAME: 'X',
  OPERATOR_ADDRESS: 'X',
  OPERATOR_COUNTRY: 'FR',
  OPERATOR_EMAIL: 'x@x.example',
};
const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
const braintree = { BRAINTREE_MERCHANT_ID: 'm', BRAINTREE_PUBLIC_KEY: 'p', BRAINTREE_PRIVATE_KEY: 'k' };
const paypal = { PAYPAL_CLIENT_ID: 'c', PAYPAL_CLIENT_SECRET: 's', PAYPAL_WEBHOOK_ID: 'w' };

test.each([
  [{}, ['sandbox']],
  [stripe, ['stripe']],
  [{ ...stripe, NODE_ENV: 'development' }, ['stripe', 'sandbox']],
  [{ ...production, ...stripe }, ['stripe']],
  [{ ...production }, []],
  [{ ...production, ALLOW_SANDBOX_PAYMENTS: '1' }, ['sandbox']],
  [{ ...production, ...stripe, ...braintree }, ['braintree']],
  [{ ...production, ...stripe, ...braintree, CARD_PROVIDER: 'stripe' }, ['stripe']],
  [{ ...production, ...braintree, ...paypal }, ['braintree', 'paypal']],
  [{ ...production, ...braintree, ...paypal, BRAINTREE_PAYPAL: '1' }, ['braintree']],
  [
    { ...production, ...braintree, ...paypal, BRAINTREE_PAYPAL: '1', PAYPAL_MODE: 'direct' },
    ['braintree', 'paypal'],
  ],
] as const)('%o offers %o', async (environment, offered) => {
  const loaded = loadConfig(environment);
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const { payments, publicUrl } = loaded.config;
  const ports = { db: database.db, clock: () => new Date(0), publicUrl };
  const providers = (await loadProviders(payments))(ports);
  expect(providers.offered.map(({ processor }) => processor)).toEqual(offered);
});

test('a payment started at a provider no longer offered is followed to its end', async () => {
  const loaded = loadConfig({ ...production, ...stripe, ...braintree });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const ports = { db: database.db, clock: () => new Date(0), publicUrl: '' };
  const providers = (await loadProviders(loaded.config.payments))(ports);
  expect(providers.findOffered('stripe')).toBeNull();
  expect(providers.find('stripe')?.processor).toBe('stripe');
  expect(providers.find('operator')).toBeNull();
});

test('where test payments are no longer offered, started ones and test cards pay for nothing', async () => {
  const loaded = loadConfig({ ...production, ...stripe });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  await using at = await shop(database.db);
  const id = (await at.open({ processor: 'sandbox' }))['data'].transaction_id as string;
  at.one.ports.providers = (await loadProviders(loaded.config.payments))(at.one.ports);
  expect((await at.process(id))['messages']).toMatchObject([{ code: 'transaction-not-accepted' }]);
  expect(await chargeTransaction(at.one.ports, id, { kind: 'renew' })).toMatchObject({
    ok: true,
    transaction: { state: 'rejected' },
  });
});
