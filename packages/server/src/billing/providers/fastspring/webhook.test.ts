import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type FastspringAtFake, fastspringAtFake, makeOrder, started } from './testing/fastspring-at-fake.ts';

interface Message {
  headers: Record<string, string>;
  body: string;
}

const check = (at: FastspringAtFake, { headers, body }: Message) =>
  at.provider.webhook?.({ headers, body: Buffer.from(body) });

async function messageOf(at: FastspringAtFake): Promise<Message> {
  const { session } = await started(at);
  at.fake.checkOut(session, 'completed');
  return at.fake.sign(at.fake.events);
}

test('events name their order and our payment', async () => {
  await using at = await fastspringAtFake();
  const transactionId = makeOrder().id;
  const { session } = await started(at);
  at.fake.checkOut(session, 'failed');
  const { id: reference } = at.fake.checkOut(session, 'pending');
  at.fake.settle(reference, 'completed');
  at.fake.giveBack(reference, 10);
  expect(await check(at, at.fake.sign(at.fake.events))).toMatchObject({
    ok: true,
    events: [
      { type: 'order.failed', transactionId },
      { type: 'order.payment.pending', transactionId, reference },
      { type: 'order.completed', transactionId, reference },
      { type: 'return.created', transactionId: null, reference },
    ],
  });
});

test('fifty events in one post are fifty events, each with its own id', async () => {
  await using at = await fastspringAtFake();
  for (let index = 0; index < 50; index += 1) {
    const { session } = await started(at, makeOrder({ id: `payment-${index}` }));
    at.fake.checkOut(session, 'completed');
  }
  const checked = await check(at, at.fake.sign(at.fake.events));
  const events = checked?.ok === true ? checked.events : [];
  expect(events.map(({ transactionId }) => transactionId)).toEqual(
    Array.from({ length: 50 }, (_, index) => `payment-${index}`),
  );
  expect(new Set(events.map(({ id }) => id)).size).toBe(50);
});

test('the same post has the same ids; the header name is case-insensitive', async () => {
  await using at = await fastspringAtFake();
  const message = await messageOf(at);
  const headers = { 'x-fs-signature': message.headers['X-FS-Signature'] ?? '' };
  const checked = await check(at, message);
  expect(checked).toMatchObject({ ok: true });
  expect(await check(at, { ...message, headers })).toEqual(checked);
});

test('rejects a changed, unsigned or wrongly signed post', async () => {
  await using at = await fastspringAtFake();
  const message = await messageOf(at);
  const signed = (secret: string, body: string): Message => ({
    headers: { 'x-fs-signature': createHmac('sha256', secret).update(body).digest('base64') },
    body,
  });
  const forged: Message[] = [
    { ...message, body: message.body.replace('28.8', '0.1') },
    { ...message, body: JSON.stringify(JSON.parse(message.body)) },
    { ...message, headers: {} },
    { ...message, headers: { 'x-fs-signature': '' } },
    signed('another secret', message.body),
    signed('', message.body),
  ];
  for (const one of forged) expect(await check(at, one)).toEqual({ ok: false });
  for (const body of ['', 'no json', '{}', '[]', '{"events":[{"type":"order.completed"}]}'])
    expect(await check(at, signed(at.fake.webhookSecret, body))).toEqual({ ok: false });
  expect(await check(at, signed(at.fake.webhookSecret, message.body))).toMatchObject({ ok: true });
});

test('accounts and orders may be objects, and unrelated events are skipped', async () => {
  await using at = await fastspringAtFake();
  const body = JSON.stringify({
    events: [
      {
        id: '1',
        type: 'subscription.charge.completed',
        data: { order: { id: 'o1' }, subscription: { id: 's1' } },
      },
      { id: '2', type: 'mailingListEntry.updated', data: { order: 7 } },
    ],
  });
  const signature = createHmac('sha256', at.fake.webhookSecret).update(body).digest('base64');
  expect(await check(at, { headers: { 'x-fs-signature': signature }, body })).toMatchObject({
    ok: true,
    events: [
      { id: '1', reference: 'o1', planReference: 's1' },
      { id: '2', reference: null, transactionId: null },
    ],
  });
});
