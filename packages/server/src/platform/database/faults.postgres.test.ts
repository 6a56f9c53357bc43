import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FaultProxy } from '../../testing/fault-proxy.ts';
import { startFaultProxy } from '../../testing/fault-proxy.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { isDatabaseUnavailable } from './database-error.ts';
import type { OpenDatabase } from './open-database.ts';
import { openDatabase } from './open-database.ts';

let proxy: FaultProxy;
let database: OpenDatabase;

beforeAll(async () => {
  const settings = await freshDatabaseSettings();
  if (settings.kind !== 'postgres') throw new Error('these tests run on PostgreSQL');
  const url = new URL(settings.url);
  proxy = await startFaultProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  const opened = await openDatabase({ kind: 'postgres', url: url.href }, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  database = opened.database;
});
afterAll(async () => {
  proxy.set({ kind: 'pass' });
  await database.close();
  await proxy[Symbol.asyncDispose]();
});

const ask = () => sql<{ n: number }>`select 1 as n`.execute(database.db);

async function failure(): Promise<unknown> {
  try {
    await ask();
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each(['blackhole', 'reset', 'refuse'] as const)(
  'with the network on %s a query fails as unavailable, and works again after recovery',
  async (kind) => {
    proxy.set({ kind: 'pass' });
    expect((await ask()).rows).toEqual([{ n: 1 }]);
    proxy.set({ kind });
    const failures = await Promise.all([failure(), failure()]);
    expect(failures.map(isDatabaseUnavailable)).toEqual([true, true]);
    proxy.set({ kind: 'pass' });
    // Connections that died meanwhile may each fail once more before the pool has replaced them.
    await failure();
    await failure();
    expect((await ask()).rows).toEqual([{ n: 1 }]);
  },
);

test('a slow statement is cancelled as unavailable, and its connection stays usable', async () => {
  proxy.set({ kind: 'pass' });
  const slow = sql`select pg_sleep(60)`.execute(database.db);
  await expect(slow).rejects.toSatisfy(isDatabaseUnavailable);
  expect((await ask()).rows).toEqual([{ n: 1 }]);
});
