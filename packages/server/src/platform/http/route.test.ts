import { refusalReasons } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { goodBody, testServer } from './testing/test-server.ts';

test('a result is in data, and contains only what its schema lists', async () => {
  const value = { echo: 'x', secret: 'must not leave' };
  await using server = await testServer({ outcome: async () => ({ ok: true, value }) });
  const { status, json } = await server.post(goodBody);
  expect(status).toBe(200);
  expect(json).toEqual({ success: true, authenticated: false, data: { echo: 'x' } });
});

test('results named by the specification are beside success', async () => {
  await using server = await testServer();
  for (const [path, name] of [
    ['countries/list', 'countries'],
    ['languages/list', 'languages'],
    ['payload-key', 'jwk'],
  ] as const) {
    const reply = await server.app.inject({ url: `/api/v1/public/${path}` });
    expect(Object.keys(reply.json())).toContain(name);
  }
});

test.each(refusalReasons)(
  'the refusal %s has its status, code, message and forbidden reason',
  async (reason) => {
    const forbidden = [
      'other-account',
      'email-not-confirmed',
      'premium-only',
      'not-paid',
      'held-wording',
      'waits-for-review',
      'no-access',
      'not-a-member',
      'member-role',
      'member-website',
      'provider-required',
      'provider-session',
    ];
    await using server = await testServer({ outcome: async () => ({ ok: false, reason, retryAfter: 7 }) });
    const { status, json } = await server.post(goodBody);
    const statuses: Partial<Record<typeof reason, number>> = {
      limited: 429,
      'not-authenticated': 401,
      'key-not-accepted': 403,
      'key-scope': 403,
      'key-website': 403,
    };
    expect(status).toBe(statuses[reason] ?? 200);
    expect(json).toMatchObject({ success: false, authenticated: false, messages: [{ code: reason }] });
    expect(json['forbidden']).toEqual(forbidden.includes(reason) ? { reason } : undefined);
  },
);

test('an invalid body is answered with 200 and one message per field', async () => {
  await using server = await testServer();
  const body = { text: 'x'.repeat(30), kind: 'c', price: 0, rows: [{ name: 'a' }, { name: 5, extra: 1 }] };
  const { status, json } = await server.post(body, { 'accept-language': 'de-AT' });
  expect(status).toBe(200);
  expect(json).toEqual({
    success: false,
    authenticated: false,
    messages: [
      { field: 'text', code: 'too-long', value: 'Bitte kürzen Sie dies auf 20 Zeichen.' },
      { field: 'kind', code: 'not-allowed', value: 'Bitte wählen Sie einen der angebotenen Werte.' },
      { field: 'rows.1.name', code: 'wrong-kind', value: 'Dieser Wert passt nicht zur Frage.' },
      { field: 'rows.1.extra', code: 'unknown-field', value: 'Dieses Feld ist nicht bekannt.' },
      { field: 'price', code: 'unknown-field', value: 'Dieses Feld ist nicht bekannt.' },
    ],
  });
});

test.each([
  ['nothing at all', '{}', ['text:required', 'kind:required']],
  ['an empty text', '{"text":"","kind":"a"}', ['text:required']],
  ['a number for a text', '{"text":5,"kind":"a"}', ['text:wrong-kind']],
  ['a list in place of the body', '[]', [':wrong-kind']],
  [
    'too many rows',
    '{"text":"a","kind":"a","rows":[{"name":""},{"name":""},{"name":""}]}',
    ['rows:too-many'],
  ],
  ['NUL in a text', '{"text":"a\\u0000","kind":"a"}', ['text:unusable-characters']],
  ['half a surrogate pair', '{"text":"\\ud800","kind":"a"}', ['text:unusable-characters']],
])('%s is reported beside its field', async (_, body, expected) => {
  await using server = await testServer();
  const { status, json } = await server.post(body);
  const messages = json['messages'] as { field: string; code: string }[];
  expect(status).toBe(200);
  expect(messages.map(({ field, code }) => `${field}:${code}`)).toEqual(expected);
});

test('text is normalized before the use case sees it', async () => {
  await using server = await testServer();
  expect((await server.post({ ...goodBody, text: 'Zu\u0308rich' })).json['data']).toEqual({ echo: 'Zürich' });
});

test('a bug is answered with 500 and an unavailable database with 503, both without details', async () => {
  const broken = new Error('password=hunter2');
  await using server = await testServer({ outcome: () => Promise.reject(broken) });
  await using away = await testServer({ outcome: () => Promise.reject(broken), isUnavailable: () => true });
  const bug = await server.post(goodBody);
  expect(bug.status).toBe(500);
  expect(bug.json).toMatchObject({ success: false, messages: [{ code: 'server-error' }] });
  const late = await away.post(goodBody);
  expect(late.status).toBe(503);
  expect(late.headers['retry-after']).toBe('5');
  expect(JSON.stringify([bug, late])).not.toContain('hunter2');
});

test('a result that violates its own schema is a bug, not an answer', async () => {
  const value = { echo: 5 } as unknown as { echo: string };
  await using server = await testServer({ outcome: async () => ({ ok: true, value }) });
  expect((await server.post(goodBody)).status).toBe(500);
});
