import { expect, test } from 'vitest';
import { stopServer } from './stop-server.ts';
import { goodBody, testServer } from './testing/test-server.ts';

async function statuses(server: Awaited<ReturnType<typeof testServer>>): Promise<number[]> {
  const urls = ['/healthz', '/readyz', '/api/v1/heartbeat'];
  return Promise.all(urls.map(async (url) => (await server.app.inject({ url })).statusCode));
}

test('heartbeat and readiness follow the database, while the process keeps responding', async () => {
  let up = true;
  await using server = await testServer({ ready: async () => up });
  expect(await statuses(server)).toEqual([200, 200, 200]);
  up = false;
  server.clock.advance(1000);
  expect(await statuses(server)).toEqual([200, 503, 503]);
  up = true;
  server.clock.advance(1000);
  expect(await statuses(server)).toEqual([200, 200, 200]);
});

test('the database is queried once a second, for any number of callers', async () => {
  let asked = 0;
  await using server = await testServer({
    ready: async () => {
      asked += 1;
      return true;
    },
  });
  for (let index = 0; index < 20; index += 1) await statuses(server);
  expect(asked).toBe(1);
  server.clock.advance(1000);
  await statuses(server);
  expect(asked).toBe(2);
});

test('a failing or silent database makes the heartbeat fail without waiting', async () => {
  await using failing = await testServer({ ready: () => Promise.reject(new Error('gone')) });
  await using silent = await testServer({ ready: () => new Promise(() => {}) });
  expect(await statuses(failing)).toEqual([200, 503, 503]);
  expect(await statuses(silent)).toEqual([200, 503, 503]);
});

test('shutdown is announced first, and a request in flight still gets its response', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  await using server = await testServer({
    outcome: async (text) => {
      await promise;
      return { ok: true, value: { echo: text } };
    },
  });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const slow = fetch(`${address}/api/v1/probe/1`, {
    method: 'POST',
    body: JSON.stringify(goodBody),
    headers: { 'content-type': 'application/json' },
  });
  await fetch(`${address}/healthz`);
  const stopped = stopServer(server.app, server.clock, { drainMs: 100, limitMs: 5000 });
  const ready = await fetch(`${address}/readyz`);
  expect(ready.status).toBe(503);
  setTimeout(finish, 300);
  expect((await slow).status).toBe(200);
  await stopped;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});
