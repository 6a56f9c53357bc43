import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { LogPage } from '@clausewright/contract';
import { Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import { migrationPool, poolDialect } from '../../platform/database/postgres.ts';
import type { Database, Schema } from '../../platform/database/schema.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { readLog } from './read-log.ts';
import { analyzeLog, fillMonth } from './testing/fill-month.ts';
import { type LoggedSite, loggedSite } from './testing/logged-site.ts';
import { verifyCounters } from './verify-counters.ts';

/** Bytes of an answer with its indexes and the database's own log of it, and room to sort. */
const bytesEach = 1100;
const month = '2026-03-01';
const clock = () => new Date('2026-04-10T12:00:00Z');

let db: Database;
beforeAll(async () => {
  const settings = await freshDatabaseSettings();
  if (settings.kind !== 'postgres') throw new Error('these tests run on PostgreSQL');
  // Without limits of time, for what only the test does; on one connection, which counts what it reads.
  db = new Kysely<Schema>({ dialect: poolDialect(migrationPool(settings.url, 1)) });
});
afterAll(() => db.destroy());

type Query = Parameters<typeof readLog>[1]['query'];

/** Rows of the log that were read so far; a connection tells of its own when it is asked to. */
async function rowsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ read: number }>`
    select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::float8 as read from pg_stat_user_tables
    where relname like 'consent\_events%'`.execute(db);
  return rows[0]?.read ?? 0;
}

/** A page, and how many rows of the log were read for it: what it costs, whatever the machine does. */
async function cost({ id, session }: LoggedSite, query: Query): Promise<{ page: LogPage; read: number }> {
  const before = await rowsRead();
  const page = await readLog({ db, clock }, { session, id, period: 'last-month', query });
  if (!page.ok) throw new Error(page.reason);
  return { page: page.value, read: (await rowsRead()) - before };
}

test('a page of a large log costs as much as one of a small log at any position, with exact totals', async () => {
  const { bavail, bsize } = statfsSync(tmpdir());
  const room = (bavail * bsize) / bytesEach / 1.3;
  const sizes = (longTests() ? [1e5, 1e6, 1e7] : [1e4, 1e5]).filter((rows) => rows < room);
  expect(sizes.length).toBeGreaterThan(1);
  const logged = new Map<number, LoggedSite>();
  for (const rows of sizes) logged.set(rows, await loggedSite(db));
  await fillMonth(db, {
    month,
    sites: new Map([...logged].map(([rows, { site, snapshots }]) => [site, { rows, snapshots }])),
  });
  const faults: unknown[] = [];
  await verifyCounters(db, { from: null, site: undefined, fault: (one) => faults.push(one) });
  expect(faults).toEqual([]);
  // What the planner knows of a month must not decide: first it knows nothing.
  await costsAlike(logged);
  await analyzeLog(db);
  await costsAlike(logged);
});

async function costsAlike(logged: ReadonlyMap<number, LoggedSite>): Promise<void> {
  const costs: object[] = [];
  for (const [rows, of] of logged) {
    const first = await cost(of, {});
    expect([first.page.totals.answers, first.page.entries.length]).toEqual([rows, 50]);
    const middle = `o.${Date.parse('2026-03-15T00:00:00Z').toString(36)}.${first.page.entries[0]?.id}.${rows / 2}`;
    const deep = await cost(of, { page: middle });
    const visitor = await cost(of, { visitor: first.page.entries[9]?.visitor ?? '' });
    const german = await cost(of, { country: 'DE', action: 'accept' });
    expect(german.page.entries.every(({ country, action }) => country === 'DE' && action === 'accept')).toBe(
      true,
    );
    costs.push({ first: first.read, deep: deep.read, visitor: visitor.page.entries.length });
    // One in twelve is wanted.
    expect(german.read).toBeLessThan(51 * 30);
    expect(visitor.read).toBeLessThan(20);
  }
  expect(costs).toEqual(costs.map(() => ({ first: 51, deep: 51, visitor: 3 })));
}
