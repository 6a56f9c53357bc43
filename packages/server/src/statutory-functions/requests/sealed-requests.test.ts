/** What somebody with all rights on the database, but without the secret of the instance, does to the log of requests. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertEvents } from '../../consent/consent-log/event-store.ts';
import { sealLog } from '../../consent/consent-log/seal-log.ts';
import { sealBatch, sealRequests } from '../../consent/consent-log/seal-requests.ts';
import { signDays } from '../../consent/consent-log/sign-days.ts';
import { signingKey } from '../../consent/consent-log/signing-key.ts';
import { testKey } from '../../consent/consent-log/testing/sealed-log.ts';
import { loggedSite } from '../../consent/consent-log/testing/logged-site.ts';
import { someEvent } from '../../consent/consent-log/testing/some-events.ts';
import { seenAfter } from '../../consent/consent-log/testing/tamper.ts';
import { verifyLog } from '../../consent/consent-log/verify-log.ts';
import { codeOf } from '../../customers/organisations/testing/organisation.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { ada, deskWorld } from './testing/desk.ts';

const database = useTestDatabase();
const day = 86_400_000;
const pathOf = (link: unknown): string => new URL(String(link)).pathname;

/** A desk with a request that was confirmed and answered, and one that was only sent; all of it sealed. */
async function sealedDesk(at?: Date) {
  const { db } = database;
  const one = await deskWorld(db);
  const { clock } = one.service;
  if (at !== undefined) clock.advance(at.getTime() - clock().getTime());
  await one.send({ kind: 'access', said: 'All of mine.', email: ada });
  await one.ask('POST', pathOf((await one.letter(ada, 'request-received'))['link']));
  const [{ request_id: id } = { request_id: '' }] = await one.list();
  const answer = { act: 'done', said: 'As asked.' };
  await one.owner.call('POST', `/requests/answer/${one.websiteId}/${id}`, answer);
  clock.advance(60_000);
  await one.send({ kind: 'deletion', said: '', email: 'eve@mail.example' });
  const sealed = await sealRequests({ db, clock }, testKey);
  return { one, id, sealed, clock };
}

test('each event is sealed once, and part of the next signed day; any change, removal or addition shows', async () => {
  const { db } = database;
  const { one, id, sealed, clock } = await sealedDesk();
  await using _ = one;
  // A day is signed when visitors answered on it.
  const { site, snapshots } = await loggedSite(db);
  const event = someEvent(site, clock(), { snapshot: snapshots[0] ?? '' });
  await insertEvents(db, [event], { writer: 0, now: clock() });
  clock.advance(day);
  await sealLog({ db, clock });
  const days = await signDays({ db, clock }, testKey);
  expect([sealed, days]).toEqual([4, [new Date(clock().getTime() - day).toISOString().slice(0, 10)]]);
  expect(await sealRequests({ db, clock }, testKey)).toBe(0);
  const check = { key: testKey, kept: { months: 36, now: clock() } };
  const report = await verifyLog(db, check);
  expect([report.requests, report.faults]).toEqual([4, []]);
  expect((await verifyLog(db, { ...check, site })).requests).toBe(0);

  const run = (statement: ReturnType<typeof sql>) => (trx: Transaction) => statement.execute(trx);
  const foreign = signingKey(new TextEncoder().encode('a secret of somebody else'));
  const changes: [name: string, faults: string[], change: (trx: Transaction) => Promise<unknown>][] = [
    ['the words of a visitor', ['request-changed'], run(sql`update privacy_requests set said = 'Less.'`)],
    ['who asked', ['request-changed'], run(sql`update privacy_requests set email = 'x@y.example'`)],
    [
      'when it was asked',
      ['request-changed'],
      run(sql`update privacy_requests set received_at = received_at - interval '1 day'`),
    ],
    ['the law', ['request-changed'], run(sql`update privacy_requests set law = null`)],
    [
      'what the visitor was told',
      ['request-changed'],
      run(sql`update privacy_request_events set said = 'Refused.' where kind = 'done'`),
    ],
    [
      'when it was answered',
      ['request-changed'],
      run(sql`update privacy_request_events set at = at - interval '1 hour' where kind = 'done'`),
    ],
    [
      'an event is removed',
      ['request-missing'],
      run(sql`delete from privacy_request_events where kind = 'confirmed'`),
    ],
    [
      'a request is removed',
      ['request-missing'],
      async (trx) => {
        await sql`delete from privacy_request_events where request_id = ${id}`.execute(trx);
        await sql`delete from privacy_requests where id = ${id}`.execute(trx);
      },
    ],
    [
      'an event is made up',
      ['request-without-seal'],
      run(sql`insert into privacy_request_events (request_id, number, kind, at)
        select request_id, 9, 'extended', at from privacy_request_events where kind = 'done'`),
    ],
    [
      'a request is removed with its seals',
      ['day-changed', 'request-seal-missing'],
      async (trx) => {
        const last = sql`select number from request_seals where kind = 'received' order by number limit 1`;
        await sql`delete from privacy_request_events where request_id = ${id}`.execute(trx);
        await sql`delete from privacy_requests where id = ${id}`.execute(trx);
        await sql`delete from request_seals where request = (
          select request from request_seals where number = (${last}))`.execute(trx);
      },
    ],
    [
      'the newest seals are removed with their request',
      ['day-changed'],
      async (trx) => {
        await sql`delete from privacy_request_events where request_id <> ${id}`.execute(trx);
        await sql`delete from privacy_requests where id <> ${id}`.execute(trx);
        await sql`delete from request_seals where number = 4`.execute(trx);
      },
    ],
    [
      'all is written and sealed anew, by somebody without the secret',
      ['day-changed', 'request-seal-changed'],
      async (trx) => {
        await sql`update privacy_requests set said = 'Less.'`.execute(trx);
        await sql`delete from request_seals`.execute(trx);
        await sealBatch(trx, foreign, clock());
      },
    ],
  ];
  for (const [name, faults, change] of changes) {
    const kinds = await seenAfter(db, change, async (trx) => [
      ...new Set((await verifyLog(trx, check)).faults.map(({ what }) => what)),
    ]);
    expect(kinds.toSorted(), name).toEqual(faults);
  }
});

test('what went by right is no fault: a request that nobody confirmed, and a desk with its account', async () => {
  const { db } = database;
  // By the clock of the database, as rows go by it.
  const { one } = await sealedDesk(new Date());
  await using _ = one;
  const kinds = async (of: Database) => (await verifyLog(of)).faults.map(({ what }) => what);
  const removed = async (trx: Transaction): Promise<void> => {
    await sql`delete from privacy_request_events where request_id in (
      select id from privacy_requests where state = 'unconfirmed')`.execute(trx);
    await sql`delete from privacy_requests where state = 'unconfirmed'`.execute(trx);
  };
  expect(await seenAfter(db, removed, kinds)).toContain('request-missing');
  const later = async (trx: Transaction): Promise<void> => {
    await removed(trx);
    await sql`update request_seals set at = at - interval '1 year' where number = 4`.execute(trx);
  };
  expect(await seenAfter(db, later, kinds)).not.toContain('request-missing');
  const deleted = await one.owner.call('POST', '/customer/delete', { password: one.owner.password });
  expect(codeOf(deleted)).toBe('ok');
  expect(await kinds(db)).not.toContain('request-missing');
  expect((await verifyLog(db)).requests).toBeGreaterThan(3);
});

test('an entry names nobody', async () => {
  const { one } = await sealedDesk();
  await using _ = one;
  const rows = await database.db.selectFrom('request_seals').selectAll().execute();
  const text = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
  for (const said of [ada, 'All of mine.', one.websiteId]) expect(text).not.toContain(said);
  await expect(database.db.deleteFrom('request_seals').execute()).rejects.toThrow('refused');
  await expect(database.db.updateTable('request_seals').set({ number: 7 }).execute()).rejects.toThrow(
    'refused',
  );
});
