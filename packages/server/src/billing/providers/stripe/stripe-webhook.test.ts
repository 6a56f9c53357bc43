import { createStripeSignature } from '@clausewright/fakes/stripe';
import { startFakeServer } from '@clausewright/fakes/fake-server';
import { expect, test } from 'vitest';
import type { PaymentProvider, ProviderEvent, WebhookRequest } from '../../provider-interface/provider.ts';
import { beginStripe, type BegunStripe, startOrder } from './testing/begin-stripe.ts';

function hear(provider: PaymentProvider, request: WebhookRequest) {
  if (provider.webhook === undefined) throw new Error('hears nothing');
  return provider.webhook(request);
}

function signed(
  { fake, clock }: BegunStripe,
  event: object,
  change: { secret?: string; ageSeconds?: number } = {},
) {
  const body = JSON.stringify(event);
  const at = Math.floor(clock().getTime() / 1000) - (change.ageSeconds ?? 0);
  const signature = createStripeSignature(body, change.secret ?? fake.webhookSecret, at);
  return { headers: { 'stripe-signature': signature }, body: Buffer.from(body) };
}

const paid = {
  id: 'evt_1',
  object: 'event',
  type: 'payment_intent.succeeded',
  livemode: false,
  data: { object: { id: 'pi_1', object: 'payment_intent', metadata: { transaction_id: 'order1' } } },
};
const events: ProviderEvent[] = [
  { id: 'evt_1', type: 'payment_intent.succeeded', reference: 'pi_1', transactionId: 'order1' },
];

test('a correctly signed message names its payment', async () => {
  await using begun = await beginStripe();
  expect(await hear(begun.provider, signed(begun, paid))).toEqual({ ok: true, events });
  expect(await hear(begun.provider, signed(begun, paid, { ageSeconds: 299 }))).toEqual({ ok: true, events });
});

test('rejects an old message, one with another secret, and a changed one', async () => {
  await using begun = await beginStripe();
  const good = signed(begun, paid);
  const changed = Buffer.from(good.body.toString().replace('pi_1', 'pi_2'));
  const requests: WebhookRequest[] = [
    signed(begun, paid, { ageSeconds: 301 }),
    signed(begun, paid, { secret: 'whsec_other' }),
    { ...good, body: changed },
    { ...good, body: Buffer.alloc(0) },
    { ...good, headers: {} },
    { ...good, headers: { 'stripe-signature': '' } },
    { ...good, headers: { 'stripe-signature': 't=1,v0=abc' } },
    { ...good, headers: { 'stripe-signature': [good.headers['stripe-signature']] } },
  ];
  for (const request of requests) expect(await hear(begun.provider, request)).toEqual({ ok: false });
});

test('rejects a signed message that is not JSON', async () => {
  await using begun = await beginStripe();
  const body = Buffer.from('not json');
  const at = Math.floor(begun.clock().getTime() / 1000);
  const headers = { 'stripe-signature': createStripeSignature('not json', begun.fake.webhookSecret, at) };
  expect(await hear(begun.provider, { headers, body })).toEqual({ ok: false });
});

test('a message of the other mode is accepted without effect', async () => {
  await using begun = await beginStripe();
  const live = signed(begun, { ...paid, livemode: true });
  expect(await hear(begun.provider, live)).toEqual({ ok: true, events: [] });
  const liveAccount = begun.adapter({ secretKey: 'sk_live_clausewright' });
  expect(await hear(liveAccount, live)).toEqual({ ok: true, events });
  expect(await hear(liveAccount, signed(begun, paid))).toEqual({ ok: true, events: [] });
});

test('an unrelated message is accepted without effect', async () => {
  await using begun = await beginStripe();
  const others = [
    { ...paid, type: 'customer.created', data: { object: { id: 'cus_1', object: 'customer' } } },
    {
      ...paid,
      type: 'charge.updated',
      data: { object: { id: 'ch_1', object: 'charge', payment_intent: null } },
    },
    { id: 'evt_2', object: 'event', type: 'balance.available', livemode: false },
  ];
  for (const event of others) {
    expect(await hear(begun.provider, signed(begun, event))).toEqual({ ok: true, events: [] });
  }
});

test('every payment event names its payment', async () => {
  await using begun = await beginStripe();
  const { provider, fake } = begun;
  const heard: ProviderEvent[] = [];
  await using target = await startFakeServer(async ({ headers, body }) => {
    const answer = await hear(provider, { headers, body });
    if (answer.ok) heard.push(...answer.events);
    return { status: answer.ok ? 200 : 400, body: '' };
  });
  fake.webhookUrl = target.url;
  const { order, secret } = await startOrder(provider);
  fake.pay(secret, 'pm_card_chargeDeclined');
  fake.pay(secret);
  await provider.refund(order, { id: 'r1', amount: 100, currency: 'EUR' });
  fake.dispute(order.reference ?? '', 'needs_response');
  fake.dispute(order.reference ?? '', 'won');
  await fake.deliver();
  expect(heard.every(({ reference }) => reference === order.reference)).toBe(true);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(heard.length);
  expect(heard.map(({ type }) => type).sort()).toEqual([
    'charge.dispute.closed',
    'charge.dispute.created',
    'charge.failed',
    'charge.refunded',
    'charge.succeeded',
    'payment_intent.created',
    'payment_intent.payment_failed',
    'payment_intent.succeeded',
    'refund.created',
  ]);
  const named = heard.filter(({ type }) => type.startsWith('payment_intent.'));
  expect(named.every(({ transactionId }) => transactionId === order.id)).toBe(true);
});
