import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testServer } from './testing/test-server.ts';
import { wideLimits } from './testing/wide-limits.ts';

const canary = 'canary-7f3a';

test('the log contains no caller input, whatever goes wrong', async () => {
  const failures = [
    () => new Error(`duplicate key ${canary}`),
    () => Object.assign(new Error(`invalid input ${canary}`), { code: '22P02', detail: `Key (${canary})` }),
    () => new Error('outer', { cause: new SyntaxError(`Unexpected token ${canary}`) }),
    () => `a thrown text ${canary}`,
  ];
  for (const failure of failures) {
    await using server = await testServer({
      outcome: () => Promise.reject(failure()),
      findSession: async (token) => ({ id: token, customerId: token, role: 'customer', language: 'en' }),
    });
    const headers = {
      authorization: `Bearer ${canary.repeat(4)}`,
      cookie: `i18n=${canary}`,
      'user-agent': canary,
      'accept-language': canary,
      'x-agreement-token': canary.repeat(4),
      'x-request-id': canary,
      'x-forwarded-for': canary,
      referer: `https://example.org/${canary}`,
    };
    await server.post({ text: canary, kind: 'a' }, headers);
    await server.post({ [canary]: canary }, headers);
    await server.post(`{"text": ${canary}`, headers);
    await server.app.inject({ url: `/api/v1/${canary}?token=${canary}`, headers });
    await server.app.inject({ url: `/live/${canary}?token=${canary}#${canary}`, headers });
    await server.app.inject({ url: `/%zz${canary}`, headers });
    await server.app.inject({ method: 'DELETE', url: `/${canary}`, headers });
    expect(server.logged()).toContain('"status":500');
    expect(server.logged()).not.toContain(canary);
    expect(server.logged()).not.toContain('127.0.0.1');
  }
});

test('log entries suffice to find the cause: request id, route pattern, kind and frames', async () => {
  await using server = await testServer({
    outcome: () => Promise.reject(new TypeError('x is not a function')),
  });
  const reply = await server.post({ text: 'a', kind: 'a' });
  const lines = server
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  const failed = lines.find(({ msg }) => msg === 'request failed');
  expect(failed).toMatchObject({
    err: { type: 'TypeError', message: 'x is not a function' },
    fault: 'server-error',
  });
  expect(JSON.stringify(failed)).toContain('log.test.ts');
  const answered = lines.find(({ msg }) => msg === 'answered');
  expect(answered).toMatchObject({ method: 'POST', route: '/api/v1/probe/:id', status: 500 });
  expect(answered?.['reqId']).toBe(reply.headers['x-request-id']);
});

test('refusals are logged with their reason: no session, no permission, a limit, a foreign page', async () => {
  await using server = await testServer({
    config: { limits: { ...wideLimits(), new: { points: 4, seconds: 60 } } },
    outcome: async (text) =>
      text === 'foreign' ? { ok: false, reason: 'other-account' } : { ok: true, value: { echo: text } },
  });
  await server.post({ text: 'a', kind: 'a' });
  await server.post({ text: 'foreign', kind: 'a' });
  await server.post({ text: 'a', kind: 'no such kind' });
  await server.post({ text: 'a', kind: 'a' }, { authorization: 'Bearer none' });
  await server.post({ text: 'a', kind: 'a' });
  await server.post({ text: 'a', kind: 'a' }, { 'sec-fetch-site': 'cross-site' });
  const refusals = server
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { status: number; outcome?: string })
    .map(({ status, outcome }) => [status, outcome]);
  expect(refusals).toEqual([
    [200, 'ok'],
    [200, 'other-account'],
    [200, 'invalid'],
    [401, 'not-authenticated'],
    [429, 'limited'],
    [400, 'foreign-origin'],
  ]);
});

test('nobody can inject a log line', async () => {
  await using server = await testServer({
    outcome: () => Promise.reject(new TypeError('a\n{"msg":"forged"}')),
  });
  await server.post({ text: 'a', kind: 'a' }, { 'user-agent': 'a\u0085{"msg":"forged"}' });
  await server.app.inject({ url: '/x%0A%7B%22msg%22:%22forged%22%7D' });
  const lines = server.logged().trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).not.toContain('forged');
});

test('a call is logged with its result: done, refused with its reason, or failed', async () => {
  const outcomes = [
    [async (text: string) => ({ ok: true as const, value: { echo: text } }), 'ok'],
    [async () => ({ ok: false as const, reason: 'not-paid' as const }), 'not-paid'],
    [() => Promise.reject(new Error('x')), 'server-error'],
  ] as const;
  for (const [outcome, told] of outcomes) {
    await using server = await testServer({ outcome });
    const { headers } = await server.post({ text: 'a', kind: 'a' });
    const [line] = answeredLines(server.logged(), String(headers['x-request-id']));
    expect(line).toMatchObject({ outcome: told, level: 30 });
    expect(line?.['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
  await using server = await testServer();
  const wrong = await server.post({ text: '', kind: 'a' });
  expect(answeredLines(server.logged(), String(wrong.headers['x-request-id']))).toMatchObject([
    { outcome: 'invalid', status: 200 },
  ]);
  const away = await server.app.inject({ url: '/nowhere' });
  const id = String(away.headers['x-request-id']);
  expect(answeredLines(server.logged(), id)).toMatchObject([{ outcome: 'fault', status: 503 }]);
});

function answeredLines(logged: string, requestId: string): Record<string, unknown>[] {
  return logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg, reqId }) => msg === 'answered' && reqId === requestId);
}

const source = new URL('../../', import.meta.url);
const inventory = readFileSync(new URL('../../../../../docs/operations/logs.md', import.meta.url), 'utf8');

test('the event list contains exactly the events in the source, with their fields and levels', () => {
  const written = globSync('**/*.ts', { cwd: fileURLToPath(source) })
    .filter((file) => !/\.test\.ts$|testing\//.test(file))
    .flatMap((file) => [
      ...readFileSync(new URL(file, source), 'utf8').matchAll(
        /\blog\.(info|warn|error|fatal)\(\s*(?:[^']*?, )?'([^']+)',?\s*\)/g,
      ),
    ])
    .map(([, level, event]) => `${event}|${level}`);
  const listed = [...inventory.matchAll(/^\| `([^`]+)` \| (\w+) \|/gm)].map(
    ([, event, level]) => `${event}|${level}`,
  );
  expect([...new Set(written)].toSorted()).toEqual(listed.toSorted());
});
