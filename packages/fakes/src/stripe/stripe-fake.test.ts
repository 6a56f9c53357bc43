import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { startFakeServer } from '../fake-server.ts';
import { startStripeFake, type StripeFake } from './stripe-fake.ts';

const clock = () => new Date('2026-03-01T12:00:00Z');

async function begin(): Promise<{ fake: StripeFake; stripe: Stripe } & AsyncDisposable> {
  const fake = await startStripeFake({ clock });
  const { hostname, port } = new URL(fake.url);
  const stripe = new Stripe(fake.secretKey, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { fake, stripe, [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose]() };
}

test('an idempotency key repeats its payment, and fails with another body', async () => {
  await using started = await begin();
  const { stripe, fake } = started;
  const body = { amount: 500, currency: 'usd' };
  const first = await stripe.paymentIntents.create(body, { idempotencyKey: 'one' });
  const again = await stripe.paymentIntents.create(body, { idempotencyKey: 'one' });
  expect(again.id).toBe(first.id);
  expect(fake.books.intents.size).toBe(1);
  const other = stripe.paymentIntents.create({ ...body, amount: 600 }, { idempotencyKey: 'one' });
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test('answers a request outside the shapes with 500 and records it', async () => {
  await using started = await begin();
  const { stripe, fake } = started;
  const misspelt = { amount: 500, currency: 'usd', custommer: 'cus_1' };
  await expect(stripe.paymentIntents.create(misspelt)).rejects.toMatchObject({ statusCode: 500 });
  await expect(stripe.paymentIntents.create({ amount: 5.5, currency: 'usd' })).rejects.toMatchObject({
    statusCode: 500,
  });
  await expect(stripe.products.list()).rejects.toMatchObject({ statusCode: 500 });
  expect(fake.violations).toHaveLength(3);
});

test('refuses a foreign key', async () => {
  await using started = await begin();
  const { hostname, port } = new URL(started.fake.url);
  const stranger = new Stripe('sk_test_other', { host: hostname, port, protocol: 'http' });
  await expect(stranger.paymentIntents.list()).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
});

test('the Stripe.js stand-in pays over HTTP from any origin', async () => {
  await using started = await begin();
  const { stripe, fake } = started;
  const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  const post = async (path: string, body: object): Promise<Response> =>
    fetch(`${fake.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const secret = { client_secret: intent.client_secret };
  const wrong = await post('/fake/confirm-intent', { ...secret, card: { number: '4000 0000 0000 9995' } });
  expect(wrong.headers.get('access-control-allow-origin')).toBe('*');
  expect(await wrong.json()).toMatchObject({ error: { decline_code: 'insufficient_funds' } });
  const unknown = await post('/fake/confirm-intent', { ...secret, card: { number: '1' } });
  expect(await unknown.json()).toMatchObject({ error: { code: 'incorrect_number' } });
  const asked = await post('/fake/confirm-intent', {
    ...secret,
    payment_method: 'pm_card_threeDSecure2Required',
    return_url: 'http://shop.invalid/back',
  });
  expect(await asked.json()).toMatchObject({ paymentIntent: { status: 'requires_action' } });
  const page = await fetch(`${fake.url}/fake/authenticate/${intent.id}?outcome=pass`, { redirect: 'manual' });
  expect(page.headers.get('location')).toContain('redirect_status=succeeded');
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: 'succeeded' });
  expect(fake.violations).toEqual([]);
});

test('a card used without being attached cannot pay again', async () => {
  await using started = await begin();
  const { stripe, fake } = started;
  const card = fake.typeCard('pm_card_visa');
  for (const expected of ['succeeded', 'refused']) {
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
    const paid = stripe.paymentIntents.confirm(intent.id, {
      payment_method: card,
      return_url: 'http://shop.invalid/',
    });
    if (expected === 'succeeded') await expect(paid).resolves.toMatchObject({ status: 'succeeded' });
    else await expect(paid).rejects.toMatchObject({ code: 'payment_method_unexpected_state' });
  }
});

test('messages are signed anew with each delivery and can be held, duplicated and reordered', async () => {
  await using started = await begin();
  const { stripe, fake } = started;
  const seen: string[] = [];
  await using target = await startFakeServer(({ body, headers }) => {
    const event = stripe.webhooks.constructEvent(
      body,
      String(headers['stripe-signature']),
      fake.webhookSecret,
      300,
      undefined,
      clock().getTime(),
    );
    seen.push(event.type);
    return { status: 200, body: '' };
  });
  fake.webhookUrl = target.url;
  Object.assign(fake.faults, { webhooks: 'hold', copies: 2, reorder: true });
  const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
  fake.pay(intent.client_secret ?? '');
  await fake.deliver();
  const order = ['payment_intent.succeeded', 'charge.succeeded', 'payment_intent.created'];
  expect(seen).toEqual(order.flatMap((type) => [type, type]));
});
