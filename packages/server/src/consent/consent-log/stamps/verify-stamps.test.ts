/** What somebody does to the time stamps, or to days below them, who has all rights on the database, and the secret. */
import { startTimestampFake, type TimestampFake } from '@clausewright/fakes/timestamp';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Transaction } from '../../../platform/database/schema.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { requireProgram } from '../../../testing/require-program.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { dayHash } from '../day-root.ts';
import { dayEnd, dayRoots } from '../day-root-store.ts';
import { rebuildChain, rebuildDays } from '../testing/rebuild-log.ts';
import { sealedLog, testKey } from '../testing/sealed-log.ts';
import { verifyLog } from '../verify-log.ts';
import { dayStamps, insertDayStamp } from './day-stamp-store.ts';
import { readTrustAnchors } from '../../../platform/config/trust-anchors.ts';
import { verifyStamps } from './verify-stamps.ts';

requireProgram('openssl', 'openssl');
requireProgram('faketime', 'faketime');

const database = useTestDatabase();
const at = (text: string): Date => new Date(text);
let authority: TimestampFake;
let stranger: TimestampFake;
beforeAll(async () => {
  const clock = fakeClock();
  authority = await startTimestampFake({ clock });
  stranger = await startTimestampFake({ clock, name: 'Stranger' });
});
afterAll(async () => {
  await authority[Symbol.asyncDispose]();
  await stranger[Symbol.asyncDispose]();
});

const minutes = (day: string, after: number): Date => new Date(dayEnd(day).getTime() + after * 60_000);

/** Stamps over the days as they are now, of the time that is said of each. */
async function stampAll(
  db: Database,
  timeOf: (day: string) => Date | null,
  by: TimestampFake = authority,
): Promise<void> {
  for (const root of await dayRoots(db)) {
    const time = timeOf(root.day);
    if (time !== null)
      await insertDayStamp(db, { day: root.day, token: by.stamp(dayHash(root), time), at: time });
  }
}

/** Three signed days, each stamped ten minutes after it ended. */
async function stampedLog() {
  const log = await sealedLog(database.db);
  await stampAll(database.db, (day) => minutes(day, 10));
  return log;
}

const anchors = () => readTrustAnchors(authority.root) ?? [];
const checked = async (db: Database, trusted = anchors()) => {
  const { faults, notes } = await verifyStamps(db, { anchors: trusted, wanted: true });
  return { faults: faults.map((one) => `${one.what} ${'day' in one ? one.day : ''}`), notes };
};

/** What is found after somebody was there; it is undone. */
async function foundAfter(mutate: (trx: Transaction) => Promise<unknown>) {
  const undone = new Error('undone');
  let found: Awaited<ReturnType<typeof checked>> | undefined;
  const work = database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await mutate(trx);
    found = await checked(trx);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  return found;
}

/** The whole log made anew over an answer that was changed, by who has the secret too. */
async function signAnew(trx: Transaction, site: string, id = ''): Promise<void> {
  await sql`update consent_events set granted = 1 where id = ${id}`.execute(trx);
  await rebuildChain(trx, site);
  await rebuildDays(trx, testKey);
  expect((await verifyLog(trx, { key: testKey })).faults).toEqual([]);
}

test('unmodified stamps are valid, and state by whom and since when', async () => {
  await stampedLog();
  const who =
    /^Time-stamped from 2026-03-01 on by O=Fakes, CN=Fake Authority \(SHA-256 ([\dA-F]{2}:?){32}\): 3$/;
  expect(await checked(database.db)).toEqual({ faults: [], notes: [expect.stringMatching(who)] });
  expect(await checked(database.db, [])).toEqual({
    faults: [],
    notes: [expect.stringMatching(who), expect.stringContaining('TIMESTAMP_CA is not set')],
  });
});

test('detects any change to a stamp or the data below it', async () => {
  const { one } = await stampedLog();
  const [, second] = await dayStamps(database.db);
  const run = (statement: ReturnType<typeof sql>) => (trx: Transaction) => statement.execute(trx);
  const mutations: [string, readonly string[], (trx: Transaction) => Promise<unknown>][] = [
    [
      'the signature in a stamp is changed',
      ['stamp-changed 2026-03-02'],
      run(sql`update consent_day_stamps
        set token = set_byte(token, length(token) - 1, get_byte(token, length(token) - 1) # 1)
        where day = '2026-03-02'`),
    ],
    [
      'a stamp is cut, or something is put behind it',
      ['stamp-changed 2026-03-01', 'stamp-changed 2026-03-02'],
      async (trx) => {
        await sql`update consent_day_stamps set token = substr(token, 1, 200) where day = '2026-03-01'`.execute(
          trx,
        );
        await sql`update consent_day_stamps set token = token || '\\x00' where day = '2026-03-02'`.execute(
          trx,
        );
      },
    ],
    [
      'a stamp is moved to another day',
      ['stamp-changed 2026-03-03'],
      run(sql`update consent_day_stamps set token = ${second?.token}, stamped_at = ${second?.at}
        where day = '2026-03-03'`),
    ],
    [
      'the time beside a stamp is changed',
      ['stamp-changed 2026-03-02'],
      run(sql`update consent_day_stamps set stamped_at = stamped_at - interval '1 minute'
        where day = '2026-03-02'`),
    ],
    [
      'the day below a stamp is removed',
      ['stamp-changed 2026-03-03'],
      run(sql`delete from consent_day_roots where day = '2026-03-03'`),
    ],
    [
      'a stamp is older than the end of its day',
      ['stamp-early 2026-03-02'],
      async (trx) => {
        await sql`delete from consent_day_stamps where day = '2026-03-02'`.execute(trx);
        await stampAll(trx, (day) => (day === '2026-03-02' ? at('2026-03-02T23:59:00Z') : null));
      },
    ],
    [
      'a stamp is by somebody else',
      ['stamp-foreign 2026-03-02'],
      async (trx) => {
        await sql`delete from consent_day_stamps where day = '2026-03-02'`.execute(trx);
        await stampAll(trx, (day) => (day === '2026-03-02' ? minutes(day, 10) : null), stranger);
      },
    ],
    [
      'the whole log is signed anew by who has the secret',
      ['stamp-changed 2026-03-01', 'stamp-changed 2026-03-02', 'stamp-changed 2026-03-03'],
      (trx) => signAnew(trx, one.site, one.events[4]?.id),
    ],
  ];
  const results: [string, readonly string[] | undefined][] = [];
  for (const [name, , mutate] of mutations) results.push([name, (await foundAfter(mutate))?.faults]);
  expect(results).toEqual(mutations.map(([name, faults]) => [name, faults]));
});

test('re-signing and re-stamping the whole log is detected by the time or a missing stamp', async () => {
  const { one } = await stampedLog();
  const again = at('2026-06-01T12:00:00Z');
  const anew = (timeOf: (day: string) => Date | null) =>
    foundAfter(async (trx) => {
      await signAnew(trx, one.site, one.events[4]?.id);
      await sql`delete from consent_day_stamps`.execute(trx);
      await stampAll(trx, timeOf);
    });
  const late = expect.stringMatching(
    /^Days that nothing stamped within two days.*: 3 \(2026-03-01, 2026-03-02, 2026-03-03\)$/,
  );
  expect(await anew(() => again)).toEqual({ faults: [], notes: [expect.stringContaining(': 3'), late] });
  // The newest alone would do for him, as it does for us; then the stamps begin with it.
  expect(await anew((day) => (day === '2026-03-03' ? again : null))).toEqual({
    faults: [],
    notes: [
      expect.stringContaining('Time-stamped from 2026-03-03 on'),
      expect.stringMatching(/^Days that nothing stamped within two days.*: 1 \(2026-03-03\)$/),
    ],
  });
  expect(await anew(() => null)).toEqual({ faults: [], notes: ['No day is time-stamped yet.'] });
});

test('a day without a stamp is as old as the next one with a stamp', async () => {
  const { db } = database;
  await sealedLog(db);
  await stampAll(db, (day) => (day === '2026-03-02' ? null : minutes(day, 10)));
  expect((await checked(db)).notes.slice(1)).toEqual([
    'Signed days since then without a time stamp of their own: 1 (2026-03-02)',
  ]);
  expect(await verifyStamps(db, { anchors: anchors(), wanted: false })).toMatchObject({ faults: [] });
});

test('an instance without an authority does not mention stamps', async () => {
  await sealedLog(database.db);
  expect(await verifyStamps(database.db, { anchors: [], wanted: false })).toEqual({ faults: [], notes: [] });
});

test('the database refuses to change or delete a stamp', async () => {
  await stampedLog();
  const { db } = database;
  for (const statement of [
    sql`update consent_day_stamps set stamped_at = now()`,
    sql`delete from consent_day_stamps`,
    sql`truncate consent_day_stamps`,
    sql`delete from consent_day_roots`,
  ])
    await expect(statement.execute(db)).rejects.toThrow(/refused|violates/);
  expect(await dayStamps(db)).toHaveLength(3);
});
