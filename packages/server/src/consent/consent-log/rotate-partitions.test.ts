import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { insertEvents } from './event-store.ts';
import { counterTables } from './partition-store.ts';
import { sealLog } from './seal-log.ts';
import { writeEvents } from './testing/some-events.ts';
import { rotatePartitions } from './rotate-partitions.ts';
import { verifyLog } from './verify-log.ts';

const database = useTestDatabase();

/** The database keeps what is younger than a year by its own clock, so these months follow from today. */
function monthsAgo(months: number, day = 10): Date {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, day, 12));
}

async function partitions(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'consent_events'::regclass order by 1`.execute(database.db);
  return rows.map(({ name }) => name.replace('consent_events_', '').replace('_', '-'));
}

test('partitions are prepared ahead, dropped with their totals when too old, and the rest stays provable', async () => {
  const { db } = database;
  const ago = [40, 30, 2] as const;
  for (const months of ago) await writeEvents(db, { count: 4, from: monthsAgo(months), step: 20_000 });
  const now = new Date();
  await sealLog({ db, clock: () => now });
  const kept = async () => (await db.selectFrom('consent_events').select('id').execute()).length;
  const counted = () => db.selectFrom('consent_days').select(['answers', 'writer']).execute();
  expect([await kept(), await counted()]).toEqual([12, expect.arrayContaining([{ answers: 1, writer: 1 }])]);

  await rotatePartitions(db, now, 36);
  expect(await kept()).toBe(8);
  const days = await counted();
  expect(days.reduce((sum, { answers }) => sum + answers, 0)).toBe(8);
  expect(days.every(({ writer }) => writer === 0)).toBe(true);
  const devices = await db.selectFrom('consent_day_devices').select('answers').execute();
  expect(devices.reduce((sum, { answers }) => sum + answers, 0)).toBe(8);
  const names = await partitions();
  const month = (months: number) => monthsAgo(months).toISOString().slice(0, 7);
  expect(names).toEqual(expect.arrayContaining([30, 2, 0, -1, -2].map(month)));
  expect(names).not.toContain(month(40));
  const faults = async (months: number) => (await verifyLog(db, { kept: { months, now } })).faults;
  expect(await faults(36)).toEqual([]);

  // A setting by mistake costs nobody the proof of the year.
  await rotatePartitions(db, now, 1);
  expect(await kept()).toBe(4);
  expect(await faults(1)).toEqual([]);
  // Somebody who is to keep three years finds that one is left.
  expect(await faults(36)).toMatchObject([{ what: 'months-missing' }]);
});

test('folding counters loses none under concurrent counting', async () => {
  const { db } = database;
  const from = new Date(Date.now() - 5 * 86_400_000);
  const { events } = await writeEvents(db, { count: 6, from, step: 1000 });
  const turns = [1, 2, 3].map(() => rotatePartitions(db, new Date(), 36));
  await Promise.all([...turns, insertEvents(db, events, { writer: 3, now: new Date() })]);
  for (const table of counterTables) {
    const rows = await db.selectFrom(table).select(['answers', 'writer']).execute();
    expect(rows.reduce((sum, { answers }) => sum + answers, 0)).toBe(6);
    expect(rows.every(({ writer }) => writer === 0)).toBe(true);
  }
});
