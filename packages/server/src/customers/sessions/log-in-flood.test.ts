import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createPasswords } from './hash-password.ts';
import { service } from './testing/customer.ts';

const database = useTestDatabase();

test('of 200 concurrent log-ins some are accepted and the rest refused, and other work stays fast', async () => {
  // Dear hashes and a short queue, so that log-ins come faster than they are worked off, on any machine.
  const makePasswords = (secret: Uint8Array) => createPasswords(secret, { memory: 19_456, passes: 30 }, 5);
  await using shop = await service(database.db, { makePasswords });
  const { email, password } = await shop.account();
  const flood = { over: false };
  const logIns = Promise.all(
    Array.from({ length: 200 }, (_, number) =>
      shop.call('POST', '/customer/login', { email: `${number}-${email}`, password }),
    ),
  ).finally(() => {
    flood.over = true;
  });
  let others = 0;
  while (!flood.over) {
    // Files and hashes share one pool of threads.
    await readFile(import.meta.filename);
    // From many addresses: a fast machine would spend what one of them may read.
    const address = `192.0.2.${others % 250}`;
    expect((await shop.call('GET', '/public/languages/list', undefined, { address })).status).toBe(200);
    others += 1;
  }
  const statuses = (await logIns).map(({ status }) => status);
  const taken = statuses.filter((status) => status === 200).length;
  expect(statuses.every((status) => [200, 429, 503].includes(status))).toBe(true);
  expect(taken).toBeGreaterThanOrEqual(6);
  expect(taken).toBeLessThan(200);
  // Without the gate a file waits for every log-in that came before it: less than one for each.
  expect(others / taken).toBeGreaterThan(4);

  expect((await shop.call('POST', '/customer/login', { email, password })).json['success']).toBe(true);
});

test('a log-in refused for capacity states when to retry and uses no attempt', async () => {
  const full = { ok: false, reason: 'limited', retryAfter: 2 } as const;
  const makePasswords = (secret: Uint8Array) => ({ ...createPasswords(secret), verify: async () => full });
  await using shop = await service(database.db, { makePasswords });
  const { email, password } = await shop.account();
  const refused = await shop.call('POST', '/customer/login', { email, password });
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  expect(refused.json['messages'][0].code).toBe('limited');
  const rows = await database.db.selectFrom('rate_limits').select('expire').execute();
  expect(rows.map(({ expire }) => expire)).toEqual([shop.clock().getTime(), shop.clock().getTime()]);
});
