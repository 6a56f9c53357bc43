import { type FakeServer, startFakeServer } from '@clausewright/fakes/fake-server';
import { OrdersController } from '@paypal/paypal-server-sdk';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { fakeClock } from '../testing/fake-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { call, connectGateway } from './providers/braintree/gateway.ts';
import { createFastspringClient } from './providers/fastspring/client.ts';
import { createPaypalClient } from './providers/paypal/client.ts';
import { createStripeClient } from './providers/stripe/stripe-client.ts';
import { createVies } from './vies/vies-client.ts';

const database = useTestDatabase();
const timeout = 5000;
const token = { access_token: 'held', token_type: 'Bearer', expires_in: 3600 };
const json = { 'content-type': 'application/json' };
let elsewhere: FakeServer;
let moved: FakeServer;
/** What came to where nobody should be led, with keys of ours. */
const led: string[] = [];
/** Ways that are answered where they are. */
let answered: readonly string[] = [];

beforeAll(async () => {
  elsewhere = await startFakeServer(({ method, path }) => {
    led.push(`${method} ${path}`);
    return { status: 200, headers: json, body: JSON.stringify({ valid: true, id: '1', ...token }) };
  });
  moved = await startFakeServer(({ path }) =>
    answered.includes(path)
      ? { status: 200, headers: json, body: JSON.stringify(token) }
      : { status: 307, headers: { location: `${elsewhere.url}${path}` }, body: '' },
  );
});
beforeEach(() => {
  led.length = 0;
  answered = [];
});
afterAll(async () => {
  await moved[Symbol.asyncDispose]();
  await elsewhere[Symbol.asyncDispose]();
});

const environment = 'sandbox' as const;
const paypal = () =>
  createPaypalClient(
    { clientId: 'id', clientSecret: 'secret', webhookId: 'W', environment, direct: true, apiUrl: moved.url },
    timeout,
  );

test('a redirecting VAT register leaves the number unknown', async () => {
  const seller = { country: undefined, vat: undefined };
  const vies = createVies({
    url: moved.url,
    db: database.db,
    clock: fakeClock(),
    seller,
    backoff: [],
    timeout,
  });
  expect(await vies('DE', '136695976')).toEqual({ valid: 'unknown' });
  expect(led).toEqual([]);
});

test('a redirecting FastSpring is unreachable', async () => {
  const settings = {
    username: 'user',
    password: 'secret',
    storefront: 's',
    product: 'p',
    webhookSecret: 'w',
  };
  const client = createFastspringClient({ ...settings, environment, apiUrl: moved.url }, timeout);
  const body = { amount: 1 };
  const asked = await client.call(z.object({ id: z.string() }), 'POST', '/sessions', body);
  expect(asked).toEqual({ ok: false, reason: 'unreachable' });
  expect(led).toEqual([]);
});

test.each([[[]], [['/v1/oauth2/token']]])(
  'a redirecting PayPal, except to %j, is unreachable',
  async (at) => {
    answered = at;
    const order = (sdk: ConstructorParameters<typeof OrdersController>[0]) =>
      new OrdersController(sdk).getOrder({ id: '1' });
    expect(await paypal().call(z.object({ id: z.string() }), order)).toEqual({
      ok: false,
      reason: 'unreachable',
    });
    expect(await paypal().plain('/v1/notifications/verify-webhook-signature', '{}')).toBeNull();
    expect(led).toEqual([]);
  },
);

test('a redirecting Stripe is an API error', async () => {
  const stripe = createStripeClient({ secretKey: 'sk_test_1', apiUrl: moved.url }, { timeout, retries: 0 });
  await expect(stripe.paymentIntents.create({ amount: 1, currency: 'eur' })).rejects.toThrow();
  expect(led).toEqual([]);
});

test('a redirecting Braintree gateway leaves the outcome unknown', async () => {
  const keys = { merchantId: 'm', publicKey: 'p', privateKey: 'k', paypal: false };
  const gateway = connectGateway({ ...keys, environment, apiUrl: moved.url }, timeout);
  expect(await call(() => gateway.transaction.find('1'))).toEqual({ ok: false, reason: 'unknown' });
  expect(led).toEqual([]);
});
