import { startFakeServer } from '@clausewright/fakes/fake-server';
import { startTimestampFake, type TimestampFake } from '@clausewright/fakes/timestamp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requireProgram } from '../../../testing/require-program.ts';
import { fakeClock } from '../../../testing/fake-clock.ts';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { dayHash } from '../day-root.ts';
import { newestDayRoots } from '../day-root-store.ts';
import { hex } from '../leaf.ts';
import { sealLog } from '../seal-log.ts';
import { signDays } from '../sign-days.ts';
import { opensslVerify } from '../testing/openssl-verify.ts';
import { sealedLog, testKey } from '../testing/sealed-log.ts';
import { writeEvents } from '../testing/some-events.ts';
import { dayStamps } from './day-stamp-store.ts';
import { stampDays } from './stamp-days.ts';
import { readTrustAnchors } from '../../../platform/config/trust-anchors.ts';

requireProgram('openssl', 'openssl');
requireProgram('faketime', 'faketime');

const database = useTestDatabase();
const signedAt = new Date('2026-03-04T01:10:00Z');
const clock = fakeClock(signedAt);
/** The authority's own. */
const itsClock = fakeClock(signedAt);
let authority: TimestampFake;
beforeAll(async () => {
  authority = await startTimestampFake({ clock: itsClock });
});
afterAll(() => authority[Symbol.asyncDispose]());
beforeEach(() => {
  authority.faults.mode = 'well';
  clock.set(signedAt);
  itsClock.set(signedAt);
});

const anchorsOf = (pem: string) => readTrustAnchors(pem) ?? [];
const asked = (more: { timeout?: number; anchors?: readonly Uint8Array[] } = {}) =>
  stampDays(
    { db: database.db, clock },
    { url: authority.url, anchors: anchorsOf(authority.root), timeout: 2000, ...more },
  );

test('the latest signed day gets a stamp that openssl verifies, once', async () => {
  const { db } = database;
  await sealedLog(db);
  const before = authority.asked();
  expect(await asked()).toEqual({ ok: true, day: '2026-03-03' });
  expect(await asked()).toEqual({ ok: true, day: null });
  expect(authority.asked()).toBe(before + 1);
  const [stamp, ...more] = await dayStamps(db);
  expect([stamp, more]).toMatchObject([{ day: '2026-03-03', at: signedAt }, []]);
  const [root] = await newestDayRoots(db, 1);
  if (stamp === undefined || root === undefined) throw new Error('no stamp');
  expect(opensslVerify(stamp.token, hex(dayHash(root)), authority.rootFile)).toBe('OK');
  expect(opensslVerify(stamp.token, '00'.repeat(32), authority.rootFile)).toContain('imprint mismatch');
});

test('two concurrent processes store one stamp', async () => {
  await sealedLog(database.db);
  const both = await Promise.all([asked(), asked()]);
  expect(new Set(both.map((one) => one.ok && one.day))).toEqual(new Set(['2026-03-03', null]));
  expect(await dayStamps(database.db)).toHaveLength(1);
});

test('a log without a signed day requests no stamp', async () => {
  const before = authority.asked();
  expect(await asked()).toEqual({ ok: true, day: null });
  expect(authority.asked()).toBe(before);
});

test('an unavailable or invalid authority stores nothing; signing continues, and the latest day is stamped once it is back', async () => {
  const { db } = database;
  await sealedLog(db);
  await using elsewhere = await startFakeServer(() => ({ status: 200, body: 'followed' }));
  authority.faults.elsewhere = elsewhere.url;
  const outcomes = new Map<string, unknown>();
  for (const mode of [
    'down',
    'hang',
    'redirect',
    'large',
    'garbage',
    'rejecting',
    'other-nonce',
    'other-imprint',
    'not-an-authority',
  ] as const) {
    authority.faults.mode = mode;
    outcomes.set(mode, await asked({ timeout: mode === 'hang' ? 200 : 5000 }));
  }
  authority.faults.mode = 'well';
  authority.faults.failing = { times: 1, status: 503 };
  outcomes.set('busy', await asked());
  itsClock.advance(-6 * 60_000);
  outcomes.set('another time', await asked());
  itsClock.set(signedAt);
  await using stranger = await startTimestampFake({ clock: itsClock, name: 'Stranger' });
  outcomes.set('a stranger', await asked({ anchors: anchorsOf(stranger.root) }));
  const failed = (why: string) => ({ ok: false, day: '2026-03-03', why });
  expect(Object.fromEntries(outcomes)).toEqual({
    down: failed('away'),
    hang: failed('away'),
    redirect: failed('away'),
    large: failed('away'),
    garbage: failed('unreadable'),
    rejecting: failed('rejected'),
    'other-nonce': failed('other-nonce'),
    'other-imprint': failed('other-imprint'),
    'not-an-authority': failed('not-an-authority'),
    busy: failed('away'),
    'another time': failed('other-time'),
    'a stranger': failed('not-trusted'),
  });
  expect(await dayStamps(db)).toEqual([]);

  await writeEvents(db, { count: 2, from: new Date('2026-03-04T12:00:00Z'), step: 1000 });
  for (const one of [clock, itsClock]) one.set(new Date('2026-03-05T00:05:00Z'));
  await sealLog({ db, clock });
  expect(await signDays({ db, clock }, testKey)).toEqual(['2026-03-04']);
  expect(await asked()).toEqual({ ok: true, day: '2026-03-04' });
  expect((await dayStamps(db)).map(({ day }) => day)).toEqual(['2026-03-04']);
});
