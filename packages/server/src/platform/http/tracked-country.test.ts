import { defineCall } from '@clausewright/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serveCall } from './route.ts';
import { testServer } from './testing/test-server.ts';

interface Caller {
  trustProxy?: readonly string[];
  headers?: Record<string, string>;
}

async function countryOf({ trustProxy = [], headers = {} }: Caller): Promise<unknown> {
  await using server = await testServer({ config: { countryHeader: 'cf-ipcountry', trustProxy } });
  const reply = await server.app.inject({
    url: '/api/v1/public/countries/list',
    headers,
    remoteAddress: '10.0.0.1',
  });
  return reply.json<{ tracked_country: unknown }>().tracked_country;
}

const forwarded = { 'x-forwarded-for': '192.0.2.7' };
const trustProxy = ['10.0.0.0/8'];

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  ['XX', 'US'],
  ['T1', 'US'],
  ['', 'US'],
  ['Germany', 'US'],
])('a trusted proxy reports %j: %s', async (given, country) => {
  expect(await countryOf({ trustProxy, headers: { ...forwarded, 'cf-ipcountry': given } })).toBe(country);
});

test('nobody else is trusted', async () => {
  const headers = { ...forwarded, 'cf-ipcountry': 'DE' };
  expect(await countryOf({ headers })).toBe('US');
  expect(await countryOf({ headers, trustProxy: ['10.9.9.9'] })).toBe('US');
  expect(await countryOf({ headers: { 'cf-ipcountry': 'DE' }, trustProxy })).toBe('US');
  expect(await countryOf({ headers: forwarded, trustProxy })).toBe('US');
});

const whereCall = defineCall({
  id: 'where',
  method: 'GET',
  path: '/where',
  summary: 'Answers where the connection comes from.',
  limit: 'read',
  members: { right: null, of: 'nothing' },
  result: z.object({ country: z.string(), connection: z.nullable(z.string()) }),
});

test.each([
  ['DE', { country: 'DE', connection: 'DE' }],
  ['XX', { country: 'US', connection: null }],
  ['T1', { country: 'US', connection: null }],
  ['US', { country: 'US', connection: 'US' }],
])('a proxy reporting %s gives no location evidence', async (given, expected) => {
  await using server = await testServer({
    config: { countryHeader: 'cf-ipcountry', trustProxy },
    addRoutes: (app) =>
      serveCall(app, whereCall, async ({ country, connectionCountry: connection }) => ({
        ok: true,
        value: { country, connection },
      })),
  });
  const reply = await server.app.inject({
    url: '/api/v1/where',
    headers: { ...forwarded, 'cf-ipcountry': given },
    remoteAddress: '10.0.0.1',
  });
  expect(reply.json<{ data: unknown }>().data).toEqual(expected);
});
