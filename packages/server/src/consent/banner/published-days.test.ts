import { startTimestampFake } from '@clausewright/fakes/timestamp';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { compareDays } from '../consent-log/compare-days.ts';
import { readDaysCopy } from '../consent-log/days-copy.ts';
import { stampDays } from '../consent-log/stamps/stamp-days.ts';
import { opensslVerify } from '../consent-log/testing/openssl-verify.ts';
import { sealedLog } from '../consent-log/testing/sealed-log.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { requireProgram } from '../../testing/require-program.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { bannerServer } from './testing/banner-server.ts';

requireProgram('openssl', 'openssl');
requireProgram('faketime', 'faketime');

const database = useTestDatabase();

interface PublicDay {
  day: string;
  hash: string;
  stamp: { at: string; token: string } | null;
}

/** Three signed days, the newest with a stamp, as anybody may keep them. */
async function publishedDays() {
  const { db } = database;
  const { clock } = await sealedLog(db);
  await using authority = await startTimestampFake({ clock });
  await stampDays({ db, clock }, { url: authority.url, anchors: [] });
  await using server = await bannerServer(db);
  const copies = await Promise.all([1, 2].map(() => server.get('/c/days')));
  const [copy = '', again] = copies.map(({ body }) => body);
  expect(again).toBe(copy);
  const { days } = JSON.parse(copy) as { days: PublicDay[] };
  const verify = ({ hash, stamp }: PublicDay) =>
    opensslVerify(Buffer.from(stamp?.token ?? '', 'base64'), hash, authority.rootFile);
  return { db, copy, days, verdict: days[0] && verify(days[0]) };
}

test('a published day contains its time stamp, which openssl verifies against the hash', async () => {
  const { days, verdict } = await publishedDays();
  expect(days.map(({ day, stamp }) => [day, stamp?.at])).toEqual([
    ['2026-03-03', '2026-03-04T01:10:00.000Z'],
    ['2026-03-02', undefined],
    ['2026-03-01', undefined],
  ]);
  expect(verdict).toBe('OK');
});

test('a copy of the days detects a removed or changed time stamp; one without any does not mention them', async () => {
  const { db, copy, days } = await publishedDays();
  const without = days.map((day) => ({ ...day, stamp: undefined }));
  const compared = (text: string, mutate: ReturnType<typeof sql>) =>
    afterwards(async (trx) => {
      await mutate.execute(trx);
      return compareDays(trx, readDaysCopy(text)?.days ?? []);
    });
  const nothing = sql`select 1`;
  const gone = sql`delete from consent_day_stamps`;
  const other = sql`update consent_day_stamps set token = token || '\\x00'`;
  const moved = sql`update consent_day_stamps set day = '2026-03-01'`;
  const earlier = JSON.stringify({ format: 'consent-days/1', days: without });
  expect(await compareDays(db, readDaysCopy(copy)?.days ?? [])).toEqual([]);
  expect(await compared(copy, gone)).toEqual(['2026-03-03: its time stamp is not there any more.']);
  expect(await compared(copy, other)).toEqual(['2026-03-03: its time stamp is another one.']);
  expect(await compared(copy, moved)).toEqual(['2026-03-03: its time stamp is not there any more.']);
  for (const mutate of [nothing, gone]) expect(await compared(earlier, mutate)).toEqual([]);
  expect(readDaysCopy(earlier)?.days).toHaveLength(3);
});

async function afterwards<T>(work: (trx: Transaction) => Promise<T>): Promise<T | undefined> {
  const undone = new Error('undone');
  let result: T | undefined;
  const all = database.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    result = await work(trx);
    throw undone;
  });
  await expect(all).rejects.toBe(undone);
  return result;
}
