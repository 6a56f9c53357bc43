/** The primary dies under load and its standby takes over, as operators of two machines have it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publishSite } from './consent/banner/testing/published-site.ts';
import { providersAt, startFakes } from './billing/faults/testing/fakes.ts';
import { sellers } from './billing/faults/testing/sellers.ts';
import { world } from './billing/faults/testing/world.ts';
import { longTests } from './platform/config/config.ts';
import { expectExact } from './consent/consent-log/testing/expect-exact.ts';
import { type OpenDatabase, openDatabase } from './platform/database/open-database.ts';
import { startMain } from './platform/http/testing/start-main.ts';
import { startVisitors } from './testing/start-visitors.ts';
import { fakeClock } from './testing/fake-clock.ts';
import { startFaultProxy } from './testing/fault-proxy.ts';
import { type RunningPostgres, startPostgres } from './testing/start-postgres.ts';

/** Answers, agreements and sales before and after. */
const enough = { answers: 500, agreements: 10, sales: 4 };

async function open(url: string): Promise<OpenDatabase> {
  const opened = await openDatabase({ kind: 'postgres', url }, () => {});
  if (!opened.ok) throw new Error(opened.reason);
  return opened.database;
}

const place = ({ url }: RunningPostgres) => ({ host: '127.0.0.1', port: Number(new URL(url).port) });

/** `sync`: from now on nothing is acknowledged that the standby does not have. */
async function waitForStandby({ db }: OpenDatabase, kind: 'sync' | 'async'): Promise<void> {
  if (kind === 'sync') await sql`alter system set synchronous_standby_names = '*'`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  const states = async () =>
    (await sql<{ state: string }>`select sync_state as state from pg_stat_replication`.execute(db)).rows;
  await expect.poll(states).toEqual([{ state: kind }]);
}

/** The primary sends its standby nothing any more, as over a line that is broken or too slow. */
async function fallBehind({ db }: OpenDatabase): Promise<void> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_replication`.execute(db);
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
}

/** The primary dies under answers, savings and sales, and the other takes over; then everybody stops. */
async function failOver(stack: AsyncDisposableStack, kind: 'sync' | 'async') {
  const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-failover-'));
  stack.defer(() => rmSync(dataDir, { recursive: true }));
  const primary = await startPostgres({ durable: true });
  stack.defer(() => primary.stop());
  const proxy = stack.use(await startFaultProxy(place(primary)));
  const through = new URL(primary.url);
  through.port = String(proxy.port);
  const database = await open(through.href);
  stack.defer(() => database.close());
  await database.migrate();
  const published = await publishSite(database.db);
  const standby = await startPostgres({ durable: true, standbyOf: primary });
  stack.defer(() => standby.stop());
  await waitForStandby(database, kind);

  const clock = fakeClock();
  const fakes = stack.use(await startFakes(clock));
  fakes.stripe.faults.webhooks = 'hold';
  fakes.braintree.faults.webhooks = 'hold';
  const providers = providersAt(fakes.addresses, { clock });
  const at = stack.use(await world(database.db, { clock, providers }));
  const { origin } = stack.use(
    await startMain({
      ROLE: 'web',
      DATA_DIR: dataDir,
      DATABASE_URL: through.href,
      LIMIT_ANSWER: '1000000/60',
      LIMIT_ANSWER_SITE: '1000000/60',
      LIMIT_NEW: '1000000/60',
    }),
  );
  const selling = sellers(at, fakes);
  stack.defer(() => selling.stop());
  const people = startVisitors(published, { consentUrl: origin, publicUrl: origin });
  stack.defer(() => people.stop());
  const more = () =>
    Promise.all([people.more(enough.answers, enough.agreements), selling.more(enough.sales)]);

  await more();
  if (kind === 'async') {
    await fallBehind(database);
    await more();
  }
  primary.crash();
  standby.promote();
  proxy.aim(place(standby));
  await more();
  await Promise.all([people.stop(), selling.stop()]);

  // It was really away, and said so.
  expect(people.statuses.get(503)).toBeGreaterThan(0);
  expect([...people.statuses.keys()].filter((status) => ![200, 202, 503].includes(status))).toEqual([]);
  await people.again();
  const own = () => new Set(people.agreements.values());
  return {
    expectAnswers: async () => {
      const { site } = published;
      await expectExact(database.db, { site, ids: people.visitors.answered, now: new Date() });
    },
    expectAgreements: async () => {
      const free = database.db.selectFrom('agreements').select('id').where('type', '=', 'PRIVACY_POLICY');
      const made = (await free.execute()).map(({ id }) => id);
      expect(made.toSorted()).toEqual([...own()].toSorted());
    },
    expectSales: () => selling.expectEachOnce(own()),
  };
}

// Two servers with real disks and a thousand answers take half a minute.
test.runIf(longTests())(
  'a promoted standby has everything acknowledged, once, and the processes continue by themselves',
  async () => {
    await using stack = new AsyncDisposableStack();
    const { expectAnswers, expectAgreements, expectSales } = await failOver(stack, 'sync');
    await expectAnswers();
    await expectAgreements();
    await expectSales();
  },
);

// The control of the test above: what a standby does not have cannot be there, and each check must say so.
test.runIf(longTests())(
  'a lagging asynchronous standby loses acknowledged data, the same checks detect it, and the processes continue',
  async () => {
    await using stack = new AsyncDisposableStack();
    const { expectAnswers, expectAgreements, expectSales } = await failOver(stack, 'async');
    await expect(expectAnswers()).rejects.toThrow(/deeply equal/u);
    await expect(expectAgreements()).rejects.toThrow(/deeply equal/u);
    await expect(expectSales()).rejects.toThrow(/deeply equal/u);
  },
);
