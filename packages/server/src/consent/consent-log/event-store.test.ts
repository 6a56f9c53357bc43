import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeConsentSite } from '../banner/testing/published-site.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { filedAt } from './consent-event.ts';
import { insertEvents } from './event-store.ts';
import { sealLog } from './seal-log.ts';
import { idAt, someEvent } from './testing/some-events.ts';
import { verifyLog } from './verify-log.ts';

const database = useTestDatabase({ keep: true });
const minute = 60_000;
const hour = 60 * minute;
const noon = Date.parse('2026-03-31T12:00:00Z');

const rows = (site: string) =>
  database.db.selectFrom('consent_events').select(['id', 'at']).where('site_id', '=', site).execute();
async function counted(site: string): Promise<number> {
  const days = await database.db
    .selectFrom('consent_days')
    .select('answers')
    .where('site_id', '=', site)
    .execute();
  return days.reduce((sum, { answers }) => sum + answers, 0);
}

test.each([
  ['whose clock is ahead until ours comes up', -11, -9],
  ['a little ahead', -6, -4],
  ['that waited for nearly two days', 47 * 60 - 1, 47 * 60 + 1],
  ['that waited for two days', 48 * 60 - 1, 48 * 60 + 1],
  ['that two processes see at different times', 48 * 60 + 1, 48 * 60 - 1],
  ['from years ago', 2e6, 2e6 + 1],
  ['from years to come', -2e6, -2e6 + 3],
])('an answer %s is written and counted once, however often it arrives', async (_, first, second) => {
  const { db } = database;
  const site = await makeConsentSite(db);
  const id = idAt(new Date(noon));
  const arrived = (age: number) => {
    const now = new Date(noon + age * minute);
    return { event: someEvent(site, now, { id, ...filedAt(id, now) }), now };
  };
  const [one, two] = [arrived(first), arrived(second)];
  await insertEvents(db, [one.event, one.event], { writer: 0, now: one.now });
  await insertEvents(db, [two.event], { writer: 1, now: two.now });
  expect([(await rows(site)).length, await counted(site)]).toEqual([1, 1]);

  // Both at once, and both in one batch.
  const again = await makeConsentSite(db);
  const of = ({ event }: typeof one) => ({ ...event, site: again });
  await Promise.all([
    insertEvents(db, [of(one)], { writer: 0, now: one.now }),
    insertEvents(db, [of(two)], { writer: 1, now: two.now }),
    insertEvents(db, [of(two), of(one)], { writer: 2, now: two.now }),
  ]);
  expect([(await rows(again)).length, await counted(again)]).toEqual([1, 1]);
});

test('an answer belongs to the UTC month of its own time, to the millisecond, across leap days and DST', async () => {
  const { db } = database;
  const site = await makeConsentSite(db);
  const borders = ['2028-03-01T00:00:00Z', '2026-03-29T01:00:00Z', '2026-04-01T00:00:00Z'].map(Date.parse);
  for (const border of borders) {
    for (const of of [border - 1, border]) {
      const now = new Date(of + 2 * hour);
      const event = someEvent(site, now, { id: idAt(new Date(of)), ...filedAt(idAt(new Date(of)), now) });
      await insertEvents(db, [event], { writer: 0, now });
    }
  }
  const days = await db
    .selectFrom('consent_days')
    .select('day')
    .where('site_id', '=', site)
    .orderBy('day')
    .execute();
  expect(days.map(({ day }) => day)).toEqual([
    '2026-03-29',
    '2026-03-29',
    '2026-03-31',
    '2026-04-01',
    '2028-02-29',
    '2028-03-01',
  ]);
});

test('a clock years ahead does not block sealing', async () => {
  const { db } = database;
  const site = await makeConsentSite(db);
  const ahead = () => new Date(Date.now() + 10 * 365 * 24 * hour);
  await insertEvents(db, [someEvent(site, ahead())], { writer: 0, now: ahead() });
  await sealLog({ db, clock: ahead });
  const soon = () => new Date(Date.now() + 2 * minute);
  await insertEvents(db, [someEvent(site, new Date())], { writer: 0, now: new Date() });
  await expect
    .poll(async () => {
      await sealLog({ db, clock: soon });
      const seals = await db
        .selectFrom('consent_seals')
        .select('answers')
        .where('site_id', '=', site)
        .execute();
      return seals.reduce((sum, { answers }) => sum + answers, 0);
    })
    .toBe(2);
  expect((await verifyLog(db, { site })).faults).toEqual([]);
});

test('of a device its kind is counted by day, once for each answer, and kept beside none', async () => {
  const { db } = database;
  const site = await makeConsentSite(db);
  const now = new Date(noon);
  const snapshot = 'a'.repeat(32);
  const events = (['phone', 'phone', 'tablet'] as const).map((device, n) =>
    someEvent(site, now, { device, snapshot, gpc: n === 0, action: 2 }),
  );
  await insertEvents(db, events, { writer: 0, now });
  await insertEvents(db, events, { writer: 1, now });
  const day = { site_id: site, day: '2026-03-31', snapshot, action: 2, writer: 0, answers: 1 };
  expect(
    await db.selectFrom('consent_day_devices').selectAll().where('site_id', '=', site).execute(),
  ).toEqual(
    expect.arrayContaining([
      { ...day, device: 'phone', gpc: true },
      { ...day, device: 'phone', gpc: false },
      { ...day, device: 'tablet', gpc: false },
    ]),
  );
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'consent_events'::regclass and attname like '%device%'`.execute(db);
  expect(columns).toEqual([]);
});
