import * as contract from '@clausewright/contract';
import { type Call, type PayloadKey, seal } from '@clausewright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../../documents/agreements/testing/visitor.ts';
import { publishSite } from '../../consent/banner/testing/published-site.ts';
import { loadConfig } from '../config/config.ts';
import { serveRoutes } from '../../serve-routes.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { shop } from '../../statutory-functions/withdrawals/testing/shop.ts';
import type { DocumentClass } from './security-headers.ts';
import { routeWorld, type World } from './testing/route-world.ts';
import { listRoutes } from './testing/list-routes.ts';
import { testServer } from './testing/test-server.ts';
import { wideLimits } from './testing/wide-limits.ts';

const database = useTestDatabase({ keep: true });
let world: World;
beforeAll(async () => {
  world = await routeWorld(database.db);
});
afterAll(() => world[Symbol.asyncDispose]());

/** PostgreSQL refuses NUL, and half a surrogate pair in JSON: what lets one through answers 500. */
const unusable = ['a\u0000b', 'a\ud800b', '\udc00'];

const calls = Object.values<unknown>(contract).filter(
  (value): value is Call => typeof value === 'object' && value !== null && 'place' in value,
);
const pathOf = ({ path }: Call): string => `/api/v1${path.replaceAll(/:\w+/g, 'a'.repeat(22))}`;
const bearer = (): Record<string, string> => ({ authorization: `Bearer ${world.owner.bearer}` });

async function codesAfter(call: Call, given: string | FormData | URLSearchParams): Promise<string[]> {
  const form = new Response(given);
  const type = typeof given === 'string' ? 'application/json' : form.headers.get('content-type');
  const { statusCode, json } = await world.app.inject({
    method: call.method,
    url: pathOf(call),
    headers: { ...bearer(), 'content-type': type ?? '' },
    payload: Buffer.from(await form.arrayBuffer()),
  });
  expect([call.id, statusCode]).toEqual([call.id, 200]);
  return (json<Json>()['messages'] as { code: string }[]).map(({ code }) => code);
}

test('every call rejects NUL and lone surrogates in its body', async () => {
  const withBody = calls.filter(({ body }) => body !== undefined);
  expect(withBody.length).toBeGreaterThan(40);
  for (const call of withBody) {
    for (const text of unusable) {
      for (const body of [{ deep: [{ value: text }] }, { [text]: 1 }]) {
        expect(await codesAfter(call, JSON.stringify(body))).toEqual(['unusable-characters']);
      }
    }
  }
});

test('every call rejects NUL and lone surrogates in a sealed body, in either kind of form data', async () => {
  const key = (await world.app.inject({ url: '/api/v1/public/payload-key' })).json<PayloadKey>();
  for (const text of unusable) {
    for (const form of [new FormData(), new URLSearchParams()]) {
      form.set('data', JSON.stringify(await seal(key, { deep: [{ value: text }] })));
      expect(await codesAfter(contract.loginCall, form)).toEqual(['unusable-characters']);
    }
  }
});

test('every query rejects NUL, lone surrogates and repeated names', async () => {
  const named = calls.flatMap((call) =>
    Object.keys(call.query?.shape ?? {}).map((name) => [call, name] as const),
  );
  expect(named.length).toBeGreaterThan(20);
  for (const [call, name] of named) {
    const ask = async (query: string) => {
      const url = `${pathOf(call)}?${query}`;
      const { statusCode, json } = await world.app.inject({ method: call.method, url, headers: bearer() });
      return { statusCode, success: json<Json>()['success'] as boolean };
    };
    for (const query of [`${name}=a%00b`, `${name}=%ED%A0%80`, `${name}[__proto__]=1`]) {
      expect([query, (await ask(query)).statusCode]).toEqual([query, 200]);
    }
    expect([call.id, name, (await ask(`${name}=1&${name}=2`)).success]).toEqual([call.id, name, false]);
  }
});

test('every route rejects NUL and lone surrogates in its URL', async () => {
  const routes = listRoutes(world.app);
  expect(routes.length).toBeGreaterThan(100);
  for (const route of routes) {
    const [method = 'GET', pattern = ''] = route.split(' ');
    // These tests have no pages: each is answered 503.
    if (pattern === '*') continue;
    for (const part of ['a%00b', '%ED%A0%80', '%C0%80']) {
      const url = `${pattern.replaceAll(/:\w+/g, part)}?x=${part}&file=${part}&site=${part}`;
      const { statusCode } = await world.app.inject({ method: method as 'GET', url, headers: bearer() });
      expect([url, statusCode < 500]).toEqual([url, true]);
    }
  }
});

test('every route rejects NUL and lone surrogates in any kind of body', async () => {
  const bodies = {
    'application/json': ['"a\\u0000b"', '{"a\\u0000":1}', '{"a":"\0"}', '\0'],
    'application/x-www-form-urlencoded': ['a=%00&step=%00&data=%00&email=a%00b', 'a%00=1', '\0=\0'],
    'text/plain': ['a\0b', '{"site":"a\\u0000b"}'],
    'multipart/form-data; boundary=x': [
      '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n\0\r\n--x--\r\n',
    ],
  };
  const writing = listRoutes(world.app).filter((route) => /^(?:POST|PUT|PATCH|DELETE) /.test(route));
  expect(writing.length).toBeGreaterThan(50);
  for (const route of writing) {
    const [method = '', pattern = ''] = route.split(' ');
    const url = pattern.replaceAll(/:\w+/g, 'a'.repeat(22));
    for (const [type, payloads] of Object.entries(bodies)) {
      for (const payload of payloads) {
        const headers = { ...bearer(), 'content-type': type };
        const { statusCode } = await world.app.inject({ method: method as 'POST', url, headers, payload });
        expect([route, type, payload, statusCode < 500]).toEqual([route, type, payload, true]);
      }
    }
  }
});

test('public answers and declarations reject NUL and lone surrogates', async () => {
  const { site } = await publishSite(database.db);
  for (const text of unusable) {
    const headers = { 'content-type': 'text/plain' };
    const payload = JSON.stringify({ id: text, visitor: text, [text]: text });
    const answer = await world.app.inject({ method: 'POST', url: `/c/${site}`, headers, payload });
    expect(answer.statusCode).toBe(400);
  }
  await using one = await shop(database.db);
  const reply = await one.service.app.inject({
    method: 'POST',
    url: `${new URL(one.hosted.url).pathname}/en`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `step=confirm&key=${'k'.repeat(43)}&name=a%00b&contract=1&email=a%40b.example`,
  });
  expect(reply.statusCode).toBe(422);
});

const hosts = { app: 'app.example', documents: 'docs.example', consent: 'consent.example' } as const;
/** Said once more, beside the rule itself: who answers for what. */
const servedOn: Readonly<Record<Exclude<DocumentClass, 'health'>, readonly (keyof typeof hosts)[]>> = {
  api: ['app'],
  page: ['app'],
  asset: ['app'],
  docs: ['app'],
  file: ['app', 'documents'],
  hosted: ['documents'],
  embedded: ['documents'],
  consent: ['consent'],
};

/** The same service as an operator runs it, on three origins; `classes` are those of its routes. */
async function inProduction(classes: Map<string, DocumentClass>) {
  const loaded = loadConfig({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://serving@db.example/clausewright',
    PUBLIC_URL: `https://${hosts.app}`,
    DOCUMENTS_URL: `https://${hosts.documents}`,
    CONSENT_URL: `https://${hosts.consent}`,
    SMTP_URL: 'smtps://mail.example',
    SECRET_KEY: 'fJ2s0VYw9qLkT4bXn8RzGm6HcAeUoPd1',
    OPERATOR_LEGAL_NAME: 'Example Ltd',
    OPERATOR_ADDRESS: '1 Street, Town',
    OPERATOR_EMAIL: 'help@example.com',
    OPERATOR_COUNTRY: 'NL',
  });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const config = { ...loaded.config, limits: wideLimits() };
  return testServer({
    config,
    addRoutes: (app) => {
      app.addHook('onRoute', ({ method, url, config: of }) => {
        for (const one of [method].flat()) classes.set(`${one} ${url}`, of?.documentClass ?? 'page');
      });
      serveRoutes(app, { ...world.ports, mode: 'production' }, config);
    },
  });
}

test('in production each of the three origins refuses the routes of the others, and only banners and embedded documents allow CORS', async () => {
  const classes = new Map<string, DocumentClass>();
  await using server = await inProduction(classes);
  const { owner } = world;
  const ids: Readonly<Record<string, string>> = { '/live/:token': owner.liveToken, '/files/:id': owner.file };
  const answered = { app: 0, documents: 0, consent: 0 };
  for (const [route, documentClass] of classes) {
    const [method = 'GET', pattern = ''] = route.split(' ');
    if (documentClass === 'health' || pattern === '/*') continue;
    const url = pattern.replaceAll(/:\w+/g, ids[pattern] ?? owner.liveToken);
    for (const [name, host] of Object.entries(hosts) as [keyof typeof hosts, string][]) {
      const headers = { host, origin: `https://${host}`, 'content-type': 'application/json' };
      const reply = await server.app.inject({ method: method as 'GET', url, headers });
      const isOwn = servedOn[documentClass].includes(name);
      if (isOwn && reply.statusCode !== 404) answered[name] += 1;
      if (!isOwn) expect([name, route, reply.statusCode]).toEqual([name, route, 404]);
      const open = isOwn && (documentClass === 'consent' || documentClass === 'embedded');
      const { 'access-control-allow-origin': origin, 'access-control-allow-credentials': credentials } =
        reply.headers;
      expect([name, route, origin, credentials]).toEqual([name, route, open ? '*' : undefined, undefined]);
      expect([route, reply.headers['set-cookie']]).toEqual([route, undefined]);
    }
  }
  expect(answered.app).toBeGreaterThan(80);
  expect(answered.documents).toBeGreaterThan(1);
  expect(answered.consent).toBeGreaterThan(3);
});

test('the app answers no CORS preflight of another origin', async () => {
  await using server = await inProduction(new Map());
  const headers = {
    host: hosts.app,
    origin: 'https://evil.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };
  const url = '/api/v1/customer/info';
  const reply = await server.app.inject({ method: 'OPTIONS', url, headers });
  expect(reply.statusCode).toBe(404);
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('in production demonstration routes are not found', async () => {
  await using server = await inProduction(new Map());
  const paths = [
    '/outbox',
    '/outbox.json',
    '/outbox/1',
    '/demo/shop',
    '/demo/shop.js',
    '/demo/film',
    '/demo/tags/analytics.js',
  ];
  for (const url of paths) {
    const { statusCode } = await server.app.inject({ url, headers: { host: hosts.app } });
    expect([url, statusCode]).toEqual([url, 404]);
  }
});
