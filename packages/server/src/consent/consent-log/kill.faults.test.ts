import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { bannerServer } from '../banner/testing/banner-server.ts';
import { publishSite } from '../banner/testing/published-site.ts';
import { longTests } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { databaseEnvironment, startMain } from '../../platform/http/testing/start-main.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { expectExact } from './testing/expect-exact.ts';
import { postingVisitors, postTo } from './testing/posting-visitors.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-consent-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const kills = longTests() ? 12 : 1;

test('a process killed under load loses no acknowledged answer and counts none twice', async () => {
  const settings = await freshDatabaseSettings();
  const environment = {
    // The embedded database has one process, which does everything.
    ROLE: settings.kind === 'postgres' ? 'consent' : 'all',
    DATA_DIR: dataDir,
    LIMIT_ANSWER: '1000000/60',
    ...databaseEnvironment(settings),
  };
  const published = await withDatabase(settings, publishSite);
  const visitors = postingVisitors(published);
  for (let kill = 0; kill < kills; kill += 1) {
    await using running = await startMain(environment);
    expect(running.origin).not.toBe('');
    const stop = new AbortController();
    const before = visitors.acknowledged.size;
    const posting = visitors.answerUntil(postTo(running.origin, published), stop.signal, 32);
    // At another moment of what it does each time.
    while (visitors.acknowledged.size < before + 200) await setTimeout(1);
    await setTimeout(kill * 7);
    expect(await running.end('SIGKILL')).toBeNull();
    stop.abort();
    await posting;
  }
  const { size } = visitors.acknowledged;
  expect([size >= 200 * kills, visitors.answered.size > size]).toEqual([true, true]);
  await withDatabase(settings, async (db) => {
    await using again = await bannerServer(db);
    again.clock.set(new Date());
    const post = async (body: string) => (await again.post(published.site, body)).status;
    await visitors.sendRest(post);
    await visitors.repeat(post, 100);
    await expectExact(db, { site: published.site, ids: visitors.answered, now: new Date() });
  });
});

async function withDatabase<Result>(
  settings: Awaited<ReturnType<typeof freshDatabaseSettings>>,
  work: (db: Parameters<typeof publishSite>[0]) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(settings, () => {});
  if (!opened.ok) throw new Error(opened.holder);
  try {
    return await work(opened.database.db);
  } finally {
    await opened.database.close();
  }
}
