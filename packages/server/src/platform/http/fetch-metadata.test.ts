import { expect, test } from 'vitest';
import { goodBody, testServer } from './testing/test-server.ts';

test.each<[string, Record<string, string>, number, string | undefined]>([
  ['a script of the app', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, 200, undefined],
  ['a program that is no browser', {}, 200, undefined],
  ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' }, 400, 'foreign-origin'],
  ['a sibling host', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }, 400, 'foreign-origin'],
  ['another origin over plain http', { origin: 'http://evil.example' }, 400, 'foreign-origin'],
  ['the opaque origin', { origin: 'null' }, 400, 'foreign-origin'],
  ['the public origin', { origin: 'http://localhost:3000' }, 200, undefined],
  [
    'the own host under another name',
    { origin: 'http://192.0.2.7:3000', host: '192.0.2.7:3000' },
    200,
    undefined,
  ],
  [
    'a form that navigates',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
    400,
    'not-a-page',
  ],
])('a change requested by %s', async (_, headers, status, code) => {
  await using server = await testServer();
  const reply = await server.post(goodBody, headers);
  const messages = reply.json['messages'] as { code: string }[] | undefined;
  expect([reply.status, messages?.[0]?.code]).toEqual([status, code]);
});

test('an API response is never rendered as a page or frame', async () => {
  await using server = await testServer();
  for (const destination of ['document', 'iframe', 'embed', 'object', 'image', 'script', 'style']) {
    const headers = { 'sec-fetch-dest': destination, 'sec-fetch-site': 'none' };
    expect((await server.app.inject({ url: '/api/v1/public/languages/list', headers })).statusCode).toBe(400);
    expect((await server.app.inject({ url: '/api/docs', headers })).statusCode).toBe(200);
  }
});

const origins = {
  publicUrl: 'https://app.example',
  documentsUrl: 'https://docs.example',
  consentUrl: 'https://consent.example',
};

test('each of three hosts serves only its own classes', async () => {
  await using server = await testServer({
    config: origins,
    addRoutes: (app) => {
      app.get('/live/:token', { config: { documentClass: 'hosted' } }, (_, reply) => reply.send());
      app.get('/files/:id', { config: { documentClass: 'file' } }, (_, reply) => reply.send());
      app.get('/c/:site', { config: { documentClass: 'consent' } }, (_, reply) => reply.send());
    },
  });
  const expected: Record<string, Record<string, number>> = {
    'app.example': { '/api/docs': 200, '/live/x': 404, '/files/x': 200, '/c/x': 404, '/healthz': 200 },
    'docs.example': { '/api/docs': 404, '/live/x': 200, '/files/x': 200, '/c/x': 404, '/healthz': 200 },
    'consent.example': { '/api/docs': 404, '/live/x': 404, '/files/x': 404, '/c/x': 200, '/healthz': 200 },
    'other.example': { '/api/docs': 404, '/live/x': 404, '/files/x': 404, '/c/x': 404, '/healthz': 200 },
  };
  for (const [host, paths] of Object.entries(expected)) {
    for (const [url, status] of Object.entries(paths)) {
      expect([host, url, (await server.app.inject({ url, headers: { host } })).statusCode]).toEqual([
        host,
        url,
        status,
      ]);
    }
  }
});

test('on a single origin only the path decides, under any host name', async () => {
  await using server = await testServer();
  for (const host of ['localhost:3000', '192.0.2.7:3000']) {
    expect((await server.app.inject({ url: '/api/docs', headers: { host } })).statusCode).toBe(200);
  }
});
