import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type PaypalFake, startPaypalFake } from './paypal-fake.ts';
import { findSchemaError } from './paypal-schema.ts';

const clock = () => new Date('2026-03-01T12:00:00Z');
const orderRequest = {
  intent: 'CAPTURE',
  purchase_units: [{ amount: { currency_code: 'EUR', value: '29.00' }, custom_id: 'tr4nsaction' }],
};

async function tokenOf(fake: PaypalFake, secret = fake.clientSecret): Promise<string> {
  const reply = await fetch(`${fake.url}/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${fake.clientId}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token = '' } = (await reply.json()) as { access_token?: string };
  return access_token;
}

async function post(fake: PaypalFake, path: string, body: unknown, headers: Record<string, string> = {}) {
  const reply = await fetch(`${fake.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenOf(fake)}`, ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

test('requests must match PayPal’s description: types, markers and no unknown keys', () => {
  expect(findSchemaError('orderRequest', orderRequest)).toBeNull();
  const [unit] = orderRequest.purchase_units;
  const faulty = [
    { ...orderRequest, intent: 'SALE' },
    { ...orderRequest, purchase_unit: [] },
    { ...orderRequest, purchase_units: [{ custom_id: 'tr4nsaction' }] },
    { ...orderRequest, purchase_units: [{ ...unit, customId: 'tr4nsaction' }] },
    { ...orderRequest, purchase_units: [{ amount: { currency_code: 'EUR', value: '29,00' } }] },
    { ...orderRequest, purchase_units: [{ amount: { currency_code: 'EUR', value: 29 } }] },
  ];
  for (const request of faulty) expect(findSchemaError('orderRequest', request)).not.toBeNull();
});

test('answers nothing without valid keys or a token', async () => {
  await using fake = await startPaypalFake({ clock });
  expect(await tokenOf(fake, 'wrong')).toBe('');
  const reply = await fetch(`${fake.url}/v2/checkout/orders`, { method: 'POST', body: '{}' });
  expect(reply.status).toBe(401);
});

test('an idempotency key repeats its answer, and is refused for another request', async () => {
  await using fake = await startPaypalFake({ clock });
  const headers = { 'paypal-request-id': 'one' };
  const first = await post(fake, '/v2/checkout/orders', orderRequest, headers);
  expect(first.status).toBe(201);
  expect(await post(fake, '/v2/checkout/orders', orderRequest, headers)).toEqual({ ...first, status: 200 });
  const other = { ...orderRequest, purchase_units: [{ amount: { currency_code: 'EUR', value: '1.00' } }] };
  expect((await post(fake, '/v2/checkout/orders', other, headers)).status).toBe(422);
  expect(fake.books.orders.size).toBe(1);
});

test('the payer approves or declines from any origin', async () => {
  await using fake = await startPaypalFake({ clock });
  const { body } = await post(fake, '/v2/checkout/orders', orderRequest);
  const approve = async (answer: object) => {
    const reply = await fetch(`${fake.url}/fake/approve`, {
      method: 'POST',
      headers: { origin: 'http://localhost:5173', 'content-type': 'application/json' },
      body: JSON.stringify({ order_id: body['id'], ...answer }),
    });
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    return reply.json();
  };
  const preflight = await fetch(`${fake.url}/fake/approve`, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
  expect(await approve({ approve: false })).toMatchObject({ status: 'CREATED' });
  expect(await approve({ approve: true })).toMatchObject({ status: 'APPROVED' });
});

test('messages are sent, held, duplicated, reordered or dropped as configured', async () => {
  const types: string[] = [];
  const receiver = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      types.push((JSON.parse(Buffer.concat(chunks).toString()) as { event_type: string }).event_type);
      reply.end();
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const { port } = receiver.address() as AddressInfo;
  await using fake = await startPaypalFake({ clock, webhookUrl: `http://127.0.0.1:${port}/` });
  const pay = async () => {
    const { body } = await post(fake, '/v2/checkout/orders', orderRequest);
    fake.approve(String(body['id']));
    await post(fake, `/v2/checkout/orders/${String(body['id'])}/capture`, {});
    await fake.deliver();
    return types.splice(0);
  };
  const [approved, captured] = ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'];
  expect((await pay()).sort()).toEqual([approved, captured]);
  Object.assign(fake.faults, { webhooks: 'hold', copies: 2, reorder: true });
  expect(await pay()).toEqual([captured, captured, approved, approved]);
  fake.faults.webhooks = 'drop';
  expect(await pay()).toEqual([]);
  receiver.close();
});
