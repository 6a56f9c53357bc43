import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { concurrencyLimits } from './admit-requests.ts';
import { goodBody, testServer } from './testing/test-server.ts';
import { wideLimits } from './testing/wide-limits.ts';

// The probe is of the class `new`.
const { assembling: most } = concurrencyLimits;

/** A server whose calls answer when they are let go. */
async function holding() {
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const server = await testServer({
    config: { limits: wideLimits() },
    outcome: async (text) => {
      begun += 1;
      await gate.promise;
      return { ok: true, value: { echo: text } };
    },
  });
  return { server, gate, begun: () => begun };
}

test('calls beyond capacity are asked to retry, and everything works afterwards', async () => {
  const { server, gate, begun } = await holding();
  await using _ = server;
  const inside = Array.from({ length: most }, () => server.post(goodBody));
  await expect.poll(begun).toBe(most);
  const beyond = await Promise.all([server.post(goodBody), server.post(goodBody)]);
  for (const { status, headers, json } of beyond) {
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2);
    expect(json).toMatchObject({ success: false, messages: [{ code: 'busy' }] });
  }
  expect(beyond[0]?.headers['retry-after']).not.toBe(beyond[1]?.headers['retry-after']);
  expect(begun()).toBe(most);
  const beside = await server.app.inject({ url: '/api/v1/heartbeat' });
  expect(beside.statusCode).toBe(200);
  gate.resolve();
  expect((await Promise.all(inside)).map(({ status }) => status)).toEqual(inside.map(() => 200));
  expect((await server.post(goodBody)).status).toBe(200);
});

test('an aborted request frees its place once the work is done', async () => {
  const { server, gate, begun } = await holding();
  await using _ = server;
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const hangUp = new AbortController();
  const all = Array.from({ length: most }, () =>
    fetch(`${address}/api/v1/probe/1`, {
      method: 'POST',
      body: JSON.stringify(goodBody),
      headers: { 'content-type': 'application/json' },
      signal: hangUp.signal,
    }),
  );
  await expect.poll(begun).toBe(most);
  hangUp.abort();
  await Promise.allSettled(all);
  // The work goes on that was begun.
  await setTimeout(50);
  gate.resolve();
  await expect.poll(async () => (await server.post(goodBody)).status).toBe(200);
  const anew = await Promise.all(Array.from({ length: most }, () => server.post(goodBody)));
  expect(anew.every(({ status }) => status === 200)).toBe(true);
});

test('a slow body occupies no place yet', async () => {
  const { server, gate } = await holding();
  await using _ = server;
  gate.resolve();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const slow = Array.from({ length: most }, () =>
    fetch(`${address}/api/v1/probe/1`, {
      method: 'POST',
      body: new ReadableStream({
        async pull(to) {
          await setTimeout(1000);
          to.enqueue(new TextEncoder().encode(JSON.stringify(goodBody)));
          to.close();
        },
      }),
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit),
  );
  await setTimeout(300);
  expect((await server.post(goodBody)).status).toBe(200);
  await Promise.allSettled(slow);
});
