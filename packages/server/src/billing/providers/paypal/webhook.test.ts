import { expect, test } from 'vitest';
import type { WebhookRequest } from '../../provider-interface/provider.ts';
import { makeOrder, type PaypalAtFake, paypalAtFake, started } from './testing/paypal-at-fake.ts';

const hour = 60 * 60_000;

function requestOf({ headers, body }: { headers: Record<string, string>; body: string }): WebhookRequest {
  return { headers, body: Buffer.from(body) };
}

/** The messages of one payment that was approved, captured and refunded. */
async function messagesOf(
  at: PaypalAtFake,
): Promise<{ reference: string | null; requests: WebhookRequest[] }> {
  const order = await started(at.provider, makeOrder());
  at.fake.approve(order.reference ?? '');
  await at.provider.pay(order, {});
  await at.provider.refund(order, { id: 'refund-1', amount: 100, currency: 'USD' });
  return { reference: order.reference, requests: at.fake.messages.map(requestOf) };
}

const check = (at: PaypalAtFake, request: WebhookRequest) => at.provider.webhook?.(request);

test('genuine messages name their payment, by our id and PayPal’s where present', async () => {
  await using at = await paypalAtFake();
  const { reference, requests } = await messagesOf(at);
  const events = [];
  for (const request of requests) events.push(await check(at, request));
  const transactionId = makeOrder().id;
  expect(events).toMatchObject([
    { ok: true, events: [{ type: 'CHECKOUT.ORDER.APPROVED', reference, transactionId }] },
    { ok: true, events: [{ type: 'PAYMENT.CAPTURE.COMPLETED', reference, transactionId }] },
    { ok: true, events: [{ type: 'PAYMENT.CAPTURE.REFUNDED', reference: null, transactionId }] },
  ]);
});

test('a repeated message has the same id', async () => {
  await using at = await paypalAtFake();
  const [request] = (await messagesOf(at)).requests;
  if (request === undefined) throw new Error('no message');
  expect(await check(at, request)).toEqual(await check(at, request));
});

test('rejects a message that was changed, signed differently, or sent to another webhook', async () => {
  await using at = await paypalAtFake();
  await using other = await paypalAtFake();
  const [, request] = (await messagesOf(at)).requests;
  if (request === undefined) throw new Error('no message');
  const text = request.body.toString();
  const changed = (body: string) => check(at, { ...request, body: Buffer.from(body) });

  expect(await changed(text.replace('28.80', '0.01'))).toEqual({ ok: false });
  // The same content in other words has another checksum.
  expect(await changed(JSON.stringify(JSON.parse(text)))).toEqual({ ok: false });
  expect(await check(other, request)).toEqual({ ok: false });
  const headers = { ...request.headers, 'paypal-transmission-sig': 'Zm9yZ2VkIHNpZ25hdHVyZQ==' };
  expect(await check(at, { ...request, headers })).toEqual({ ok: false });
});

test('rejects non-events and injected verification fields without asking PayPal', async () => {
  await using at = await paypalAtFake();
  const { headers } = at.fake.sign('{}', at.clock());
  const before = at.fake.calls.length;
  for (const body of ['', 'no json', '{}', '[]', '{"id":"1"}, "webhook_id": "mine"', 'null'])
    expect(await check(at, { headers, body: Buffer.from(body) })).toEqual({ ok: false });
  expect(at.fake.calls).toHaveLength(before);
});

test('rejects an unsigned message without asking PayPal', async () => {
  await using at = await paypalAtFake();
  const [request] = (await messagesOf(at)).requests;
  if (request === undefined) throw new Error('no message');
  const before = at.fake.calls.length;
  for (const name of Object.keys(request.headers).filter((name) => name.startsWith('paypal-')))
    expect(await check(at, { ...request, headers: { ...request.headers, [name]: undefined } })).toEqual({
      ok: false,
    });
  expect(at.fake.calls).toHaveLength(before);
});

test('a message is accepted as long as PayPal retries it, and not later', async () => {
  await using at = await paypalAtFake();
  const [request] = (await messagesOf(at)).requests;
  if (request === undefined) throw new Error('no message');
  at.clock.advance(72 * hour);
  expect(await check(at, request)).toMatchObject({ ok: true });
  at.clock.advance(48 * hour);
  expect(await check(at, request)).toEqual({ ok: false });
  const ahead = at.fake.sign(request.body.toString(), new Date(at.clock().getTime() + 200 * hour));
  expect(await check(at, requestOf(ahead))).toEqual({ ok: false });
});

test('accepts nothing while PayPal is unreachable', async () => {
  await using at = await paypalAtFake();
  const [request] = (await messagesOf(at)).requests;
  if (request === undefined) throw new Error('no message');
  at.fake.faults.failing = { times: 1, status: 503 };
  expect(await check(at, request)).toEqual({ ok: false });
  expect(await check(at, request)).toMatchObject({ ok: true });
});
