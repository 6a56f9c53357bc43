/** P4: pages and numbers of a month of the consent log, by how many answers the month has. */
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { readLog } from '../packages/server/src/consent/consent-log/read-log.ts';
import {
  type LoggedSite,
  loggedSite,
} from '../packages/server/src/consent/consent-log/testing/logged-site.ts';
import type { Database } from '../packages/server/src/platform/database/schema.ts';
import { analyzeLog, fillMonth } from '../packages/server/src/consent/consent-log/testing/fill-month.ts';
import { logCluster } from './answers/log-cluster.ts';
import { interleave, type Measure, medians, ratio, round } from './figure.ts';

/** Bytes that an answer takes with its indexes, the log of the database beside it, and room to sort. */
const bytesEach = 1100;
const sizes = [1e5, 1e6, 1e7, 1e8];
/** 10^8 answers take an hour to make: only where somebody asks (decision 055). */
const most = Number(process.env['LOG_ROWS'] ?? 1e7);
const callsPerTurn = 40;
const month = '2026-03-01';
const now = new Date('2026-04-10T12:00:00Z');

interface Logged extends LoggedSite {
  rows: number;
}

export const measure: Measure = async (rounds) => {
  await using cluster = await logCluster();
  const { db, slow } = cluster;
  const { bavail, bsize } = statfsSync(tmpdir());
  const made = sizes.filter((rows) => rows <= most && rows * bytesEach * 1.2 < bavail * bsize);
  const sites = new Map<string, { rows: number; snapshots: readonly string[] }>();
  const logged = new Map<number, Logged>();
  for (const rows of made) {
    const of = await loggedSite(db);
    sites.set(of.site, { rows, snapshots: of.snapshots });
    logged.set(rows, { ...of, rows });
  }
  await fillMonth(slow, { month, sites });
  await analyzeLog(slow);
  const [least = 0] = made;
  const pages: Record<string, (of: Logged) => Promise<unknown>> = {
    'first page with the numbers of the month': (of) => read(db, of, {}),
    'a page in the middle': async (of) => read(db, of, { page: await middle(db, of) }),
    'accepted in Germany': (of) => read(db, of, { action: 'accept', country: 'DE' }),
    'one version': (of) => read(db, of, { version: '1' }),
  };
  const rows = [];
  for (const [what, page] of Object.entries(pages)) {
    const taken = await interleave(
      rounds,
      Object.fromEntries(
        [...logged].map(([size, of]) => [`10^${Math.log10(size)}, p95 ms`, () => p95(() => page(of))]),
      ),
    );
    const few = taken[`10^${Math.log10(least)}, p95 ms`] ?? [];
    for (const size of made.slice(1))
      rows.push({
        goal: 'P4',
        what: `log, ${what}: a month of 10^${Math.log10(size)} answers : one of 10^${Math.log10(least)}, p95`,
        value: ratio(taken[`10^${Math.log10(size)}, p95 ms`] ?? [], few),
        target: { atMost: 1.5 },
        medians: medians(taken),
      });
  }
  rows.push(await besidePlainTable(cluster, logged.get(1e6), rounds));
  return rows;
};

async function besidePlainTable(
  { db, slow }: { db: Database; slow: Database },
  of: Logged | undefined,
  rounds: number,
) {
  if (of === undefined) throw new Error('no room for 10^6 answers');
  const { site } = of;
  await sql`create table plain_events as select * from consent_events where site_id = ${site}`.execute(slow);
  await sql`analyze plain_events`.execute(slow);
  const plain = async () => {
    await sql`select * from plain_events where site_id = ${site} order by at desc, id desc limit 51`.execute(
      slow,
    );
    await sql`
      select (at at time zone 'UTC')::date as day, action, count(*) from plain_events where site_id = ${site}
      group by 1, 2`.execute(slow);
  };
  const taken = await interleave(rounds, {
    'log, ms': () => p95(() => read(db, of, {})),
    'plain table, ms': () => p95(plain, 3),
  });
  return {
    goal: 'P4',
    what: 'the first page of 10^6 answers : the same from one table without indexes and counters',
    value: ratio(taken['log, ms'], taken['plain table, ms']),
    medians: medians(taken),
  };
}

async function read(db: Database, { id, session }: Logged, query: object) {
  const outcome = await readLog({ db, clock: () => now }, { session, id, period: 'last-month', query });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value;
}

const middles = new Map<number, string>();
/** The address of a page that begins behind half of the answers. */
async function middle(db: Database, of: Logged): Promise<string> {
  const known = middles.get(of.rows);
  if (known !== undefined) return known;
  const first = await read(db, of, {});
  const half = Math.round(of.rows / 2);
  const at = new Date('2026-03-15T00:00:00Z').getTime().toString(36);
  const start = `o.${at}.${first.entries[0]?.id ?? ''}.${half}`;
  middles.set(of.rows, start);
  return start;
}

/** Milliseconds within which 95 of 100 calls were answered. */
async function p95(call: () => Promise<unknown>, calls = callsPerTurn): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < calls; n += 1) {
    const begun = performance.now();
    await call();
    taken.push(performance.now() - begun);
  }
  return round(taken.toSorted((one, other) => one - other)[Math.ceil(calls * 0.95) - 1] ?? 0);
}
