import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import braintree from 'braintree';
import { expect, test } from 'vitest';
import { type BraintreeWorld, braintreeWorld, makeOrder, paidOrder } from './testing/braintree-world.ts';
import { webhookChallenge } from './webhook.ts';

const bodyOf = (fields: object) => Buffer.from(new URLSearchParams({ ...fields }).toString());
const read = async ({ provider }: BraintreeWorld, body: Buffer) => provider.webhook?.({ headers: {}, body });

test('a gateway message names the payment and our id', async () => {
  await using world = await braintreeWorld();
  const received: Buffer[] = [];
  const keep = async (request: IncomingMessage, response: ServerResponse) => {
    received.push(await buffer(request));
    response.end();
  };
  const server = createServer((request, response) => void keep(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  world.fake.webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const order = await paidOrder(world);
  world.fake.settle(order.reference ?? '');
  world.fake.dispute(order.reference ?? '', 'open');
  await world.fake.deliver();
  server.close();
  const events = await Promise.all(received.map((body) => read(world, body)));
  const facts = events.flatMap((event) => (event?.ok === true ? event.events : []));
  expect(facts.toSorted((one, other) => other.type.localeCompare(one.type, 'en'))).toMatchObject([
    { type: 'transaction_settled', reference: order.reference, transactionId: order.id },
    { type: 'dispute_opened', reference: order.reference },
  ]);
  expect(new Set(facts.map(({ id }) => id)).size).toBe(2);
});

test('parses the SDK’s samples, and the same message has the same id', async () => {
  await using world = await braintreeWorld();
  const { merchantId, publicKey, privateKey } = world.fake;
  const environment = braintree.Environment.Sandbox;
  const sdk = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
  for (const kind of [
    'dispute_opened',
    'dispute_lost',
    'dispute_won',
    'transaction_settled',
    'refund_failed',
    'check',
  ]) {
    const sample = await sdk.webhookTesting.sampleNotification(
      kind as braintree.WebhookNotificationKind,
      'abc123',
    );
    const first = await read(world, bodyOf(sample));
    expect(first).toMatchObject({
      ok: true,
      events: [{ type: kind, reference: kind === 'check' ? null : 'abc123' }],
    });
    expect(await read(world, bodyOf(sample))).toEqual(first);
  }
});

test('rejects a forged, changed, foreign or empty message', async () => {
  await using world = await braintreeWorld();
  const genuine = world.fake.sign('transaction_settled', {
    transaction: { id: 'a', order_id: makeOrder().id },
  });
  const other = world.fake.sign('transaction_settled', {
    transaction: { id: 'b', order_id: makeOrder().id },
  });
  const foreign = { ...genuine, bt_signature: genuine.bt_signature.replace(/^[^|]+/, 'another_key') };
  const bad = [
    bodyOf({ ...genuine, bt_payload: other.bt_payload }),
    bodyOf({ ...genuine, bt_signature: `${genuine.bt_signature.slice(0, -1)}x` }),
    bodyOf(foreign),
    bodyOf({ bt_payload: genuine.bt_payload }),
    bodyOf({ bt_signature: genuine.bt_signature }),
    bodyOf({ ...genuine, bt_payload: '<xml/>' }),
    Buffer.from('{"kind":"transaction_settled"}'),
    Buffer.alloc(0),
    Buffer.from([0xff, 0xfe, 0x00]),
  ];
  for (const body of bad) expect(await read(world, body)).toEqual({ ok: false });
  expect(await read(world, bodyOf(genuine))).toMatchObject({ ok: true });
});

test('a refund message names its payment', async () => {
  await using world = await braintreeWorld();
  const refund = { id: 'refund', order_id: 'id-of-our-refund', refunded_transaction_id: 'sale' };
  const message = world.fake.sign('refund_failed', { transaction: refund });
  expect(await read(world, bodyOf(message))).toMatchObject({
    events: [{ type: 'refund_failed', reference: 'sale', transactionId: null }],
  });
});

test('rejects a signed message that is not a notification', async () => {
  await using world = await braintreeWorld();
  expect(await read(world, bodyOf(world.fake.sign('', {})))).toEqual({ ok: false });
});

test('the webhook challenge is answered with our key, and nothing else is signed', async () => {
  await using world = await braintreeWorld();
  const challenge = 'abcdef0123456789abcdef01';
  expect(webhookChallenge(world.settings, challenge)).toMatch(
    new RegExp(`^${world.fake.publicKey}\\|[0-9a-f]{40}$`),
  );
  for (const bad of ['', 'short', 'not-hex-not-hex-not-hex', challenge.repeat(2)]) {
    expect(webhookChallenge(world.settings, bad)).toBeNull();
  }
});
