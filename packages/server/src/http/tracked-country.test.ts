import { expect, test } from 'vitest';
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
])('a trusted proxy says %j: %s', async (given, country) => {
  expect(await countryOf({ trustProxy, headers: { ...forwarded, 'cf-ipcountry': given } })).toBe(country);
});

test('nobody else is believed', async () => {
  const headers = { ...forwarded, 'cf-ipcountry': 'DE' };
  expect(await countryOf({ headers })).toBe('US');
  expect(await countryOf({ headers, trustProxy: ['10.9.9.9'] })).toBe('US');
  expect(await countryOf({ headers: { 'cf-ipcountry': 'DE' }, trustProxy })).toBe('US');
  expect(await countryOf({ headers: forwarded, trustProxy })).toBe('US');
});
