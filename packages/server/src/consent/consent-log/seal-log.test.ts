import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { insertDeletions } from './deletion-store.ts';
import { eraseLeftovers } from './erase-leftovers.ts';
import { eraseVisitor, noteErasures } from './erase-store.ts';
import { insertEvents } from './event-store.ts';
import { sealLog } from './seal-log.ts';
import { signDays } from './sign-days.ts';
import { noRequests, sealedLog, testKey } from './testing/sealed-log.ts';
import { someEvent, writeEvents } from './testing/some-events.ts';
import { verifyLog } from './verify-log.ts';

const database = useTestDatabase();
const at = (text: string): Date => new Date(text);
const kinds = async (site?: string) => [
  ...new Set(
    (await verifyLog(database.db, site === undefined ? {} : { site })).faults.map(({ what }) => what),
  ),
];

test('each site has a seal for each minute with answers, and each past day a signed root', async () => {
  const { db } = database;
  const { clock, one, seals, days } = await sealedLog(db);
  expect([seals, days]).toEqual([5, ['2026-03-01', '2026-03-02', '2026-03-03']]);
  expect(await verifyLog(db)).toEqual({
    seals: 5,
    answers: 13,
    days: 3,
    evidence: 0,
    requests: noRequests,
    faults: [],
  });
  expect(await verifyLog(db, { site: one.site })).toEqual({
    seals: 3,
    answers: 9,
    days: 1,
    evidence: 0,
    requests: noRequests,
    faults: [],
  });
  // Nothing new: nothing is made, and a fourth day is not signed before it is over.
  expect([await sealLog({ db, clock }), await signDays({ db, clock }, testKey)]).toEqual([0, []]);
});

test('rows of an existing consent cannot be changed or removed, a visitor can be erased, and seals stay valid', async () => {
  const { db } = database;
  const { one, two } = await sealedLog(db);
  const refused = { code: '23000' };
  const { id = '', visitor = '' } = one.events[0] ?? {};
  for (const statement of [
    sql`update consent_events set granted = 0 where id = ${id}`,
    sql`update consent_events set visitor = null, visitor_hash = sha256('x') where id = ${id}`,
    sql`delete from consent_events where id = ${id}`,
    sql`delete from consent_seals where site_id = ${one.site}`,
    sql`update consent_seals set answers = 7 where site_id = ${one.site}`,
    sql`delete from consent_day_roots`,
    sql`delete from consent_log_keys`,
    sql`truncate consent_events`,
    sql`truncate consent_seals`,
    sql`truncate consent_day_roots`,
    sql`truncate ${sql.table('consent_events_2026_03')}`,
    sql`update consent_seal_state set sealed = '2020-01-01'`,
    sql`delete from consent_seal_state`,
    sql`select consent_erase_site(${one.site}, 10)`,
  ])
    await expect(statement.execute(db)).rejects.toMatchObject(refused);
  expect([await eraseVisitor(db, one.site, visitor), await eraseVisitor(db, one.site, visitor)]).toEqual([
    1, 0,
  ]);
  const left = await db.selectFrom('consent_events').select('visitor').where('id', '=', id).execute();
  expect(left).toEqual([{ visitor: null }]);
  expect(await kinds()).toEqual([]);
  // With the consent all goes but the site's part in the signed days.
  await db.transaction().execute(async (trx) => {
    await insertDeletions(trx, [two.site], { key: testKey, now: at('2026-03-04T01:00:00Z') });
    await trx.deleteFrom('consents').where('site_id', '=', two.site).execute();
    await noteErasures(trx, [two.site]);
  });
  await eraseLeftovers(db);
  expect(await db.selectFrom('consent_erasures').selectAll().execute()).toEqual([]);
  expect(await verifyLog(db)).toEqual({
    seals: 3,
    answers: 9,
    days: 3,
    evidence: 0,
    requests: noRequests,
    faults: [],
  });
});

test('sealing waits for unfinished writers, and none writes behind the cut', async () => {
  const { db } = database;
  const clock = fakeClock(at('2026-03-01T12:05:00Z'));
  const { site } = await writeEvents(db, { count: 2, from: at('2026-03-01T12:00:00Z'), step: 1000 });
  const both = await Promise.all([sealLog({ db, clock }), sealLog({ db, clock })]);
  expect(both.reduce((sum, made) => sum + made, 0)).toBe(1);
  // Its own clock is minutes behind.
  await insertEvents(db, [someEvent(site, at('2026-03-01T12:00:03Z'))], {
    writer: 0,
    now: at('2026-03-01T12:00:03Z'),
  });
  clock.advance(60_000);
  expect(await sealLog({ db, clock })).toBe(1);
  expect(await verifyLog(db)).toMatchObject({ seals: 2, answers: 3, faults: [] });
});

test('a repeated answer is not counted again, however late and whatever its clock says', async () => {
  const { db } = database;
  const now = at('2026-03-10T12:00:00Z');
  const { site } = await writeEvents(db, { count: 0, from: now, step: 0 });
  const days = 86_400_000;
  const fresh = someEvent(site, now);
  const future = someEvent(site, now, { id: someEvent(site, new Date(now.getTime() + 900 * days)).id });
  const ancient = someEvent(site, now, { id: someEvent(site, at('1971-01-01T00:00:00Z')).id });
  for (const later of [0, 1, 3, 40]) {
    const then = new Date(now.getTime() + later * days);
    const again = [fresh, future, ancient].map((event) =>
      someEvent(site, then, {
        ...event,
        ...someEvent(site, then, { id: event.id }),
        visitor: event.visitor,
        snapshot: event.snapshot,
      }),
    );
    await insertEvents(db, [...again, ...again], { writer: 1, now: then });
  }
  const rows = await db.selectFrom('consent_events').select(['id', 'at']).execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    [fresh, future, ancient].map(({ id }) => id).toSorted(),
  );
  const counted = await db
    .selectFrom('consent_days')
    .select(({ fn }) => fn.sum<string>('answers').as('all'))
    .execute();
  expect(Number(counted[0]?.all)).toBe(3);
  expect(await kinds()).toEqual([]);
});

test('an answer to a deleted consent is not written', async () => {
  const { db } = database;
  const now = at('2026-03-10T12:00:00Z');
  await insertEvents(db, [someEvent('x'.repeat(22), now)], { writer: 0, now });
  expect(await db.selectFrom('consent_events').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('consent_days').selectAll().execute()).toEqual([]);
});
