/**
 * P3: what it costs to write answers so that they are acknowledged after their commit and counted by day in the
 * same transaction, and whether sealing keeps up.
 */
import { Pool } from 'pg';
import { openLog } from '../packages/server/src/consent/consent-log/open-log.ts';
import { sealLog } from '../packages/server/src/consent/consent-log/seal-log.ts';
import { emptyC15tTables, makeC15tTables, writeLikeC15t } from './answers/c15t-shaped.ts';
import { callsPerSecond } from './answers/in-flight.ts';
import { logCluster } from './answers/log-cluster.ts';
import { insertMany, insertOne } from './answers/plain-inserts.ts';
import { createAnswerSource, emptyLog, publishSites } from './answers/some-answers.ts';
import { interleave, type Measure, medians, median, ratio, round } from './figure.ts';

const seconds = 1.5;
const rowsAtOnce = 1000;
const clock = () => new Date();

export const measure: Measure = async (rounds) => {
  await using cluster = await logCluster();
  const { db, pool } = cluster;
  const next = createAnswerSource(await publishSites(db, 100));
  await using log = openLog({ db, clock, mostWaiting: 4000 });
  const others = new Pool({ connectionString: cluster.url, max: 16 });
  await makeC15tTables(others);
  const onEmpty =
    (call: () => Promise<unknown>, inFlight: number, rows = 1) =>
    async () => {
      await emptyLog(cluster.slow);
      return rows * (await callsPerSecond(call, { inFlight, seconds }));
    };
  const write = async (): Promise<void> => {
    const written = log.write(next());
    if (written === null) throw new Error('the queue is full');
    await written;
  };
  const writeMany = (): Promise<void> => insertMany(pool, Array.from({ length: rowsAtOnce }, next));
  const sealed: number[] = [];
  const rates = await interleave(rounds, {
    'single commits/s': onEmpty(() => insertOne(pool, next()), 1),
    'batched inserts, 1000 each, rows/s': onEmpty(writeMany, 2, rowsAtOnce),
    'log, 256 in flight/s': onEmpty(write, 256),
    async 'log, 2000 in flight/s'() {
      const rate = await onEmpty(write, 2000)();
      // What came in at the peak, sealed at once.
      const rows = await db
        .selectFrom('consent_events')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .executeTakeFirst();
      const begun = performance.now();
      await sealLog({ db, clock });
      sealed.push((Number(rows?.n) / (performance.now() - begun)) * 1000);
      return rate;
    },
    async 'c15t-shaped, 256 in flight/s'() {
      await emptyC15tTables(others);
      return callsPerSecond(() => writeLikeC15t(others, next()), { inFlight: 256, seconds });
    },
  });
  await others.end();
  const single = rates['single commits/s'];
  const ceiling = rates['batched inserts, 1000 each, rows/s'];
  const [some, many] = [rates['log, 256 in flight/s'], rates['log, 2000 in flight/s']];
  const shown = medians(rates);
  const sealing = sealed.slice(-rounds);
  const compared = (what: string, value: number, atLeast: number) => ({
    goal: 'P3',
    what: `log, acknowledged after commit, counted by day: ${what}`,
    value,
    target: { atLeast },
    medians: shown,
  });
  return [
    compared('256 in flight : single commits of the same rows by one client', ratio(some, single), 10),
    compared('256 in flight : batched inserts', ratio(some, ceiling), 0.25),
    compared('2000 in flight : batched inserts', ratio(many, ceiling), 0.35),
    compared('256 in flight : c15t-shaped handler', ratio(some, rates['c15t-shaped, 256 in flight/s']), 10),
    {
      goal: 'P3',
      what: 'answers sealed : answers written at the peak, one after the other',
      value: ratio(sealing, many),
      target: { atLeast: 1 },
      medians: { 'sealed/s': round(median(sealing)), 'written/s': round(median(many)) },
    },
  ];
};
