/** A database that is killed, once in each run, or away, in the long tier, with the real process before it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { publishSite } from '../banner/testing/published-site.ts';
import { longTests } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import type { Database } from '../../platform/database/schema.ts';
import { startMain } from '../../platform/http/testing/start-main.ts';
import { type Fault, startFaultProxy } from '../../testing/fault-proxy.ts';
import { startPostgres } from '../../testing/start-postgres.ts';
import { expectExact } from './testing/expect-exact.ts';
import { postingVisitors, postTo } from './testing/posting-visitors.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-away-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const environment = { ROLE: 'consent', DATA_DIR: dataDir, LIMIT_ANSWER: '1000000/60' };

/** Before and after the end of the database. */
const answers = longTests() ? 2000 : 300;

test.each(longTests() ? [0, 1, 2] : [0])(
  'PostgreSQL killed under load loses no acknowledged answer (%i)',
  async (round) => {
    using postgres = await durablePostgres();
    const published = await onDatabase(postgres.url, publishSite);
    const visitors = postingVisitors(published);
    await using one = await startMain({ ...environment, DATABASE_URL: postgres.url });
    await using other = await startMain({ ...environment, DATABASE_URL: postgres.url });
    const stop = new AbortController();
    const posting = [one, other].map(({ origin }) =>
      visitors.answerUntil(postTo(origin, published), stop.signal, 32),
    );
    while (visitors.acknowledged.size < answers) await setTimeout(1);
    await setTimeout(round * 11);
    postgres.crash();
    const atCrash = visitors.acknowledged.size;
    await setTimeout(1000);
    postgres.start();
    // It goes on by itself.
    while (visitors.acknowledged.size < atCrash + answers) await setTimeout(10);
    stop.abort();
    await Promise.all(posting);
    expect(visitors.statuses.get(503)).toBeGreaterThan(0);
    await visitors.sendRest(postTo(other.origin, published));
    await visitors.repeat(postTo(one.origin, published), answers);
    await onDatabase(postgres.url, (db) =>
      expectExact(db, { site: published.site, ids: visitors.answered, now: new Date() }),
    );
  },
);

const faults: readonly Fault[] = [
  { kind: 'refuse' },
  { kind: 'blackhole' },
  { kind: 'reset' },
  { kind: 'latency', milliseconds: 400 },
  { kind: 'cut', bytes: 20_000 },
];
/** Of each of the faults. Ten minutes of one of them were run once: nothing of it depends on how long it takes. */
const secondsAway = 20;

test.each(longTests() ? faults : [])('all answers arrive over a network with $kind', async (fault) => {
  using postgres = await durablePostgres();
  await using proxy = await startFaultProxy({ host: '127.0.0.1', port: Number(new URL(postgres.url).port) });
  const published = await onDatabase(postgres.url, publishSite);
  const through = new URL(postgres.url);
  through.port = String(proxy.port);
  await using running = await startMain({ ...environment, DATABASE_URL: through.href });
  const visitors = postingVisitors(published);
  const post = postTo(running.origin, published);
  const script = `${running.origin}/c/${published.site}/de.js`;
  const stop = new AbortController();
  const posting = visitors.answerUntil(post, stop.signal, 8);
  while (visitors.acknowledged.size < 200) await setTimeout(1);
  const before = await (await fetch(script)).text();
  proxy.set(fault);
  const scripts = new Set<string>();
  const end = performance.now() + secondsAway * 1000;
  while (performance.now() < end) {
    const reply = await fetch(script);
    scripts.add(`${reply.status} ${String((await reply.text()) === before)}`);
    await setTimeout(200);
  }
  proxy.set({ kind: 'pass' });
  const atReturn = visitors.acknowledged.size;
  const back = performance.now();
  while (visitors.acknowledged.size < atReturn + 200) await setTimeout(10);
  // Criterion 4 of the study: well again within thirty seconds.
  expect(performance.now() - back).toBeLessThan(30_000);
  stop.abort();
  await posting;
  // A database that is only slow answers in its time.
  expect([...scripts]).toEqual(['200 true']);
  expect([...visitors.statuses.keys()].filter((status) => status !== 202 && status !== 503)).toEqual([]);
  await visitors.sendRest(post);
  await visitors.repeat(post, 500);
  await onDatabase(postgres.url, (db) =>
    expectExact(db, { site: published.site, ids: visitors.answered, now: new Date() }),
  );
});

async function durablePostgres() {
  const postgres = await startPostgres({ durable: true });
  return { ...postgres, [Symbol.dispose]: () => postgres.stop() };
}

async function onDatabase<Result>(url: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const opened = await openDatabase({ kind: 'postgres', url }, () => {});
  if (!opened.ok) throw new Error(opened.holder);
  const { database } = opened;
  try {
    await database.migrate();
    return await work(database.db);
  } finally {
    await database.close();
  }
}
