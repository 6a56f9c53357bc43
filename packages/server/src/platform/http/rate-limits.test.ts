import { generateFiles, publicDownloadDetails } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { createRateLimits } from './rate-limits.ts';
import { serveCall } from './route.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { goodBody, testServer } from './testing/test-server.ts';
import { wideLimits } from './testing/wide-limits.ts';

const limits = wideLimits();

test('an address beyond its limit is asked to wait, in its language', async () => {
  await using server = await testServer({
    config: { limits: { ...limits, new: { points: 2, seconds: 600 } } },
  });
  const german = { 'accept-language': 'de' };
  expect((await server.post(goodBody)).status).toBe(200);
  expect((await server.post('{"broken')).status).toBe(400);
  const refused = await server.post(goodBody, german);
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('600');
  expect(refused.json).toMatchObject({
    success: false,
    messages: [{ code: 'limited', value: expect.stringContaining('10 Minuten') as string }],
  });
});

test('another address and the heartbeat are not affected', async () => {
  await using server = await testServer({
    config: { limits: { ...limits, new: { points: 1, seconds: 600 } } },
  });
  await server.post(goodBody);
  expect((await server.post(goodBody)).status).toBe(429);
  const other = await server.app.inject({
    method: 'POST',
    url: '/api/v1/probe/1',
    remoteAddress: '203.0.113.9',
    payload: goodBody,
  });
  expect(other.statusCode).toBe(200);
  for (let index = 0; index < 700; index += 1) {
    expect((await server.app.inject({ url: '/api/v1/heartbeat' })).statusCode).toBe(200);
  }
});

test('a forwarded address counts only from a trusted proxy', async () => {
  const config = { limits: { ...limits, new: { points: 1, seconds: 600 } } };
  await using open = await testServer({ config });
  await using trusting = await testServer({ config: { ...config, trustProxy: ['127.0.0.1'] } });
  await open.post(goodBody, { 'x-forwarded-for': '203.0.113.1' });
  expect((await open.post(goodBody, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429);
  await trusting.post(goodBody, { 'x-forwarded-for': '203.0.113.1' });
  expect((await trusting.post(goodBody, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(200);
});

test('an address with a zone or port is answered and counted', async () => {
  const config = { limits: { ...limits, new: { points: 1, seconds: 600 } }, trustProxy: ['fe80::1'] };
  await using server = await testServer({ config });
  const post = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/api/v1/probe/1',
        remoteAddress,
        headers,
        payload: goodBody,
      })
    ).statusCode;
  expect(await post('fe80::2%eth0')).toBe(200);
  expect(await post('fe80::3%eth1')).toBe(429);
  expect(await post('fe80::1', { 'x-forwarded-for': '203.0.113.1:4711' })).toBe(200);
  expect(await post('fe80::1', { 'x-forwarded-for': '203.0.113.1:4712' })).toBe(429);
});

test('file rendering is limited per agreement', async () => {
  await using server = await testServer({
    config: { limits: { ...limits, generate: { points: 1, seconds: 3600 } } },
    addRoutes: (app) =>
      serveCall(app, generateFiles, async () => ({ ok: true, value: { status: 'ready' as const } })),
  });
  const generate = (agreementId: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/agreement/generate-files',
      payload: { agreement_id: agreementId },
    });
  expect((await generate('a'.repeat(22))).statusCode).toBe(200);
  expect((await generate('a'.repeat(22))).statusCode).toBe(429);
  expect((await generate('b'.repeat(22))).statusCode).toBe(200);
});

test('every limited call of the contract has a limit in the configuration', async () => {
  await using server = await testServer({
    addRoutes: (app) =>
      serveCall(app, publicDownloadDetails, async () => ({ ok: false, reason: 'not-found' })),
  });
  const url = `/api/v1/agreement/public-download-details/${'a'.repeat(22)}`;
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) statuses.push((await server.app.inject({ url })).statusCode);
  expect(statuses.slice(-2)).toEqual([200, 429]);
});

test('one IPv6 subscriber is one address, and both forms of an IPv4 address are the same', async () => {
  const rates = createRateLimits({ ...limits, new: { points: 1, seconds: 60 } }, fakeClock());
  const spent = async (address: string) => (await rates.spendByAddress('new', address)).ok;
  expect(await spent('2001:db8:0:1::1')).toBe(true);
  expect(await spent('2001:db8:0:1:ffff::2')).toBe(false);
  expect(await spent('2001:db8:0:2::1')).toBe(true);
  expect(await spent('192.0.2.1')).toBe(true);
  expect(await spent('::ffff:192.0.2.1')).toBe(false);
});

test('the hash of an address changes daily, so that days cannot be linked', async () => {
  const clock = fakeClock();
  const rates = createRateLimits({ ...limits, new: { points: 1, seconds: 7 * 86_400 } }, clock);
  expect((await rates.spendByAddress('new', '192.0.2.1')).ok).toBe(true);
  expect((await rates.spendByAddress('new', '192.0.2.1')).ok).toBe(false);
  clock.advance(86_400_000);
  expect((await rates.spendByAddress('new', '192.0.2.1')).ok).toBe(true);
});
