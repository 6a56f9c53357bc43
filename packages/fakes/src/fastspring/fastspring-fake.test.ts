import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { type FastspringFake, startFastspringFake } from './fastspring-fake.ts';
import { findSchemaError } from './fastspring-schema.ts';
import { computeSignature } from './fastspring-webhooks.ts';

const clock = () => new Date('2026-03-01T12:00:00Z');
const item = { product: 'agreements', quantity: 1, pricing: { price: { USD: 28.8 } } };
const sessionRequest = {
  contact: { email: 'grete@kunde.example', country: 'DE', language: 'de' },
  tags: { transaction_id: 'tr4nsaction' },
  items: [item],
};

async function call(fake: FastspringFake, path: string, body?: object, password = fake.password) {
  const keys = Buffer.from(`${fake.username}:${password}`).toString('base64');
  const reply = await fetch(`${fake.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Basic ${keys}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

async function sessionOf(fake: FastspringFake): Promise<string> {
  return String((await call(fake, '/sessions', sessionRequest)).body['id']);
}

test('requests must match the documentation: numeric prices and no unknown keys', () => {
  expect(findSchemaError('sessionRequest', sessionRequest)).toBeNull();
  const faulty = [
    { ...sessionRequest, item: [] },
    { ...sessionRequest, items: [] },
    { ...sessionRequest, expiration: 8 },
    { ...sessionRequest, contact: { email: '', country: 'DE', language: 'de' } },
    { ...sessionRequest, items: [{ ...item, price: 1 }] },
    { ...sessionRequest, items: [{ ...item, pricing: { price: { USD: '28.80' } } }] },
    { ...sessionRequest, items: [{ ...item, quantity: -1 }] },
  ];
  for (const request of faulty) expect(findSchemaError('sessionRequest', request)).not.toBeNull();
});

test('without valid keys, or with an invalid request, nothing happens', async () => {
  await using fake = await startFastspringFake({ clock });
  expect((await call(fake, '/sessions', sessionRequest, 'wrong')).status).toBe(401);
  expect((await call(fake, '/sessions', { items: [] })).status).toBe(400);
  expect(fake.books.sessions.size).toBe(0);
});

test('the buyer pays from any origin, once per session', async () => {
  await using fake = await startFastspringFake({ clock });
  const session = await sessionOf(fake);
  const buy = (outcome: string) =>
    fetch(`${fake.url}/fake/checkout`, {
      method: 'POST',
      headers: { origin: 'http://localhost:5173', 'content-type': 'application/json' },
      body: JSON.stringify({ session, outcome }),
    });
  const preflight = await fetch(`${fake.url}/fake/checkout`, { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
  expect(await (await buy('failed')).json()).toMatchObject({ status: 'failed' });
  const paid = await buy('completed');
  expect(paid.headers.get('access-control-allow-origin')).toBe('*');
  const { order } = (await paid.json()) as { order: string };
  expect((await call(fake, `/orders/${order}`)).body).toMatchObject({
    completed: true,
    live: false,
    subtotal: 28.8,
    tax: 5.47,
    total: 34.27,
    tags: { transaction_id: 'tr4nsaction' },
  });
  expect((await buy('completed')).status).toBe(410);
});

test('lists orders by day, state and mode, fifty per page', async () => {
  await using fake = await startFastspringFake({ clock });
  for (let index = 0; index < 52; index += 1)
    fake.checkOut(await sessionOf(fake), index === 0 ? 'failed' : 'completed');
  const days = 'begin=2026-03-01&end=2026-03-02';
  const first = (await call(fake, `/orders?${days}`)).body;
  expect(first).toMatchObject({ total: 52, nextPage: 2 });
  expect(first['orders']).toHaveLength(50);
  expect((await call(fake, `/orders?${days}&page=2`)).body['orders']).toHaveLength(2);
  for (const [filter, total] of [
    ['status=failed', 1],
    ['scope=live', 0],
    ['products=sticker', 0],
    ['rebill=true', 0],
  ] as const)
    expect((await call(fake, `/orders?${days}&${filter}`)).body).toMatchObject({ total });
  expect((await call(fake, '/orders?begin=2026-03-02&end=2026-03-03')).body).toMatchObject({ total: 0 });
  expect((await call(fake, '/orders?begin=2026-03-02&end=2026-03-02')).status).toBe(400);
});

test('pending events are sent together, fifty in one signed post', async () => {
  const posts: { events: unknown[] }[] = [];
  const receiver = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      expect(request.headers['x-fs-signature']).toBe(computeSignature(fake.webhookSecret, body));
      posts.push(JSON.parse(body) as { events: unknown[] });
      reply.end();
    });
  });
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve);
  });
  const { port } = receiver.address() as AddressInfo;
  await using fake = await startFastspringFake({ clock, webhookUrl: `http://127.0.0.1:${port}/` });
  fake.together = true;
  for (let index = 0; index < 55; index += 1) fake.checkOut(await sessionOf(fake), 'completed');
  expect(posts).toEqual([]);
  await fake.deliver();
  expect(new Set(posts.map(({ events }) => events.length))).toEqual(new Set([50, 5]));
  receiver.close();
});
