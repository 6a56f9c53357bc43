/** What somebody with all rights on the database, but without the secret of the instance, does to the log of requests. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeRequests } from '../../consent/consent-log/describe-requests.ts';
import { sealLog } from '../../consent/consent-log/seal-log.ts';
import { sealBatch, sealRequests } from '../../consent/consent-log/seal-requests.ts';
import { signDays } from '../../consent/consent-log/sign-days.ts';
import { signingKey } from '../../consent/consent-log/signing-key.ts';
import { testKey } from '../../consent/consent-log/testing/sealed-log.ts';
import { loggedSite } from '../../consent/consent-log/testing/logged-site.ts';
import { seenAfter } from '../../consent/consent-log/testing/tamper.ts';
import { verifyLog } from '../../consent/consent-log/verify-log.ts';
import { codeOf } from '../../customers/organisations/testing/organisation.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { ada, deskWorld } from './testing/desk.ts';

const database = useTestDatabase();
const day = 86_400_000;
/** Written so, rather than changed: no trigger hears of it. */
async function seenBySealers(db: Database, statement: ReturnType<typeof sql>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await statement.execute(trx);
  });
}

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
  // That no visitor answers a banner keeps no day from being signed.
  const { site } = await loggedSite(db);
  clock.advance(day);
  await sealLog({ db, clock });
  const days = await signDays({ db, clock }, testKey);
  expect([sealed, days]).toEqual([4, [new Date(clock().getTime() - day).toISOString().slice(0, 10)]]);
  expect(await sealRequests({ db, clock }, testKey)).toBe(0);
  const check = { key: testKey, kept: { months: 36, now: clock() } };
  const report = await verifyLog(db, check);
  const proven = { seals: 4, open: 0, overdue: 0, foreign: 0, late: 0 };
  expect([report.requests, report.faults]).toEqual([proven, []]);
  expect((await verifyLog(db, { ...check, site })).requests).toMatchObject({ seals: 0 });
  const { id: own } = await db
    .selectFrom('sites')
    .select('id')
    .where('website_id', '=', one.websiteId)
    .executeTakeFirstOrThrow();
  expect((await verifyLog(db, { ...check, site: own })).requests).toEqual(proven);
  await using another = await deskWorld(db);
  const elsewhere = sql`select id from request_desks where website_id = ${another.websiteId}`;

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
    [
      'a request is put at another desk',
      ['request-changed'],
      run(sql`update privacy_requests set desk_id = (${elsewhere})`),
    ],
    ['how it stands', ['request-changed'], run(sql`update privacy_requests set state = 'open'`)],
    [
      'until when it is due',
      ['request-changed'],
      run(sql`update privacy_requests set due_on = due_on + 60 where state = 'done'`),
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
        select request_id, 9, 'extended', at - interval '1 hour' from privacy_request_events where kind = 'done'`),
    ],
    [
      'a request is made up',
      ['request-without-seal'],
      run(sql`insert into privacy_requests
          (id, desk_id, number, kind, email, language, received_at, received_on, laws, due_on, state)
        select repeat('x', 43), desk_id, '2222-2222', kind, email, language, received_at, received_on, laws, due_on, state
        from privacy_requests where id = ${id}`),
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
      ['day-changed'],
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
  expect((await verifyLog(db)).requests.seals).toBeGreaterThan(3);
});

test('an opt-out that nobody answered is missed after six months, as nobody is asked to confirm one', async () => {
  const { db } = database;
  await using one = await deskWorld(db);
  const { clock } = one.service;
  clock.advance(Date.now() - 215 * day - clock().getTime());
  await one.send({ kind: 'other', said: 'Do not sell it.', email: ada });
  await one.send({ kind: 'access', said: '', email: 'eve@mail.example' });
  expect(await sealRequests({ db, clock }, testKey)).toBe(2);
  const without = async (state: string): Promise<unknown[]> =>
    seenAfter(
      db,
      async (trx) => {
        await sql`delete from privacy_request_events where request_id in (
          select id from privacy_requests where state = ${state})`.execute(trx);
        await sql`delete from privacy_requests where state = ${state}`.execute(trx);
      },
      async (trx) => (await verifyLog(trx)).faults.map(({ what }) => what),
    );
  expect(await without('open')).toEqual(['request-missing']);
  expect(await without('unconfirmed')).toEqual([]);
});

test('an event from a clock that is weeks ahead keeps nothing from being sealed', async () => {
  const { db } = database;
  await using one = await deskWorld(db);
  const { clock } = one.service;
  await one.send({ kind: 'other', said: 'First.', email: ada });
  await seenBySealers(db, sql`update privacy_request_events set at = at + interval '40 days'`);
  expect(await sealRequests({ db, clock }, testKey)).toBe(1);
  clock.advance(5 * day);
  await one.send({ kind: 'other', said: 'Second.', email: ada });
  expect(await sealRequests({ db, clock }, testKey)).toBe(1);
});

test('what waits to be sealed is told once, and when none is late, not at all', async () => {
  const { db } = database;
  await using one = await deskWorld(db);
  const { clock } = one.service;
  await one.send({ kind: 'other', said: 'First.', email: ada });
  await one.send({ kind: 'other', said: 'Second.', email: ada });
  const faults = async () => {
    const kept = { months: 36, now: clock() };
    return (await verifyLog(db, { key: testKey, kept })).faults.map(({ what }) => what);
  };
  expect(await faults()).toEqual([]);
  clock.advance(900_000);
  expect(await faults()).toEqual(['request-sealing-behind']);
  expect((await verifyLog(db)).faults).toEqual([]);
  const both = await Promise.all([1, 2].map(async () => sealRequests({ db, clock }, testKey)));
  expect(both.reduce((sum, count) => sum + count)).toBe(2);
  expect(await faults()).toEqual([]);
  // Sealed too late to tell when they were written.
  expect((await verifyLog(db)).requests.late).toBe(2);
});

test('a day takes in so many seals, the oldest first, and the next one the others', async () => {
  const { db } = database;
  const { one, clock } = await sealedDesk();
  await using _ = one;
  const signed = async () => {
    clock.advance(day);
    await sealLog({ db, clock });
    const days = await signDays({ db, clock, mostRequests: 3 }, testKey);
    const rows = await db.selectFrom('request_seals').select('day').orderBy('number').execute();
    return [days.length, ...rows.map((row) => days.indexOf(row.day ?? ''))];
  };
  expect(await signed()).toEqual([1, 0, 0, 0, -1]);
  expect(await signed()).toEqual([1, -1, -1, -1, 0]);
  expect(await signed()).toEqual([0, -1, -1, -1, -1]);
  expect((await verifyLog(db, { key: testKey })).faults).toEqual([]);
});

test('seals from before the secret was changed are not proven rather than changed, or taken in by the next day', async () => {
  const { db } = database;
  const { one, clock } = await sealedDesk();
  await using _ = one;
  const next = signingKey(new TextEncoder().encode('the next secret of this instance'));
  const { requests, faults } = await verifyLog(db, { key: next, kept: { months: 36, now: clock() } });
  expect([requests.foreign, faults]).toEqual([4, []]);
  expect(describeRequests(requests).proven).toBe(false);
  await one.send({ kind: 'other', said: 'Later.', email: ada });
  clock.advance(day);
  await sealRequests({ db, clock }, testKey);
  await sealLog({ db, clock });
  await signDays({ db, clock }, testKey);
  await one.send({ kind: 'other', said: 'Later still.', email: ada });
  await sealRequests({ db, clock }, testKey);
  clock.advance(day);
  await sealLog({ db, clock });
  expect(await signDays({ db, clock }, next)).toHaveLength(1);
  expect((await verifyLog(db, { key: next })).requests).toMatchObject({ seals: 6, open: 0, foreign: 0 });
});

test('more than a page of them is sealed, signed and checked', async () => {
  const { db } = database;
  await using one = await deskWorld(db);
  const { clock } = one.service;
  await one.send({ kind: 'other', said: 'The first.', email: ada });
  await sql`
    insert into privacy_requests
      (id, desk_id, number, kind, email, said, language, received_at, received_on, laws, due_on, state)
    select translate(substr(md5(n::text), 1, 30), '01', '--'), desk_id,
      translate(substr(upper(md5(n::text)), 1, 4) || '-' || substr(upper(md5(n::text)), 5, 4), '01', 'GH'),
      kind, email, said, language, received_at, received_on, laws, due_on, state
    from privacy_requests, generate_series(1, 1100) n`.execute(db);
  await sql`
    insert into privacy_request_events (request_id, number, kind, at, due_on)
    select id, 1, 'received', received_at, due_on from privacy_requests on conflict do nothing`.execute(db);
  expect(await sealRequests({ db, clock }, testKey)).toBe(1101);
  clock.advance(day);
  await sealLog({ db, clock });
  expect(await signDays({ db, clock }, testKey)).toHaveLength(1);
  const kept = { months: 36, now: clock() };
  const { requests, faults } = await verifyLog(db, { key: testKey, kept });
  expect([requests, faults]).toEqual([{ seals: 1101, open: 0, overdue: 0, foreign: 0, late: 0 }, []]);
  const found = await seenAfter(
    db,
    (trx) =>
      sql`update privacy_requests set said = 'Less.' where id in (
        (select min(id::text) from privacy_requests), (select max(id::text) from privacy_requests))`.execute(
        trx,
      ),
    async (trx) => (await verifyLog(trx)).faults.map(({ what }) => what),
  );
  expect(found).toEqual(['request-changed', 'request-changed']);
});

test('an entry names nobody', async () => {
  const { one } = await sealedDesk();
  await using _ = one;
  const rows = await database.db.selectFrom('request_seals').selectAll().execute();
  const text = rows
    .flatMap((row) => Object.values(row))
    .map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString() : String(value)))
    .join(' ');
  for (const said of [ada, 'All of mine.', one.websiteId]) expect(text).not.toContain(said);
  await expect(database.db.deleteFrom('request_seals').execute()).rejects.toThrow('refused');
  await expect(database.db.updateTable('request_seals').set({ number: 7 }).execute()).rejects.toThrow(
    'refused',
  );
});
