import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { person } from '../customers/accounts/testing/people.ts';
import { visitor } from '../documents/agreements/testing/visitor.ts';
import { newId } from '../platform/database/ids.ts';
import type { Database } from '../platform/database/schema.ts';
import { someHash, someTime } from '../testing/factories.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { keepCompared } from '../website-pages/compared-store.ts';
import { makeWebsites } from '../website-pages/testing/many-websites.ts';
import { countStates } from './counted-state-store.ts';
import { ensureWebsite } from './website-store.ts';

const database = useTestDatabase();

async function world() {
  const one = await visitor(database.db);
  const { id: owner } = await person(one, `${newId().toLowerCase()}@shop.example`);
  const { db } = database;
  const make = (name: string) =>
    db.transaction().execute((trx) => ensureWebsite(trx, owner, { kind: 'website', name, now: someTime }));
  return {
    owner,
    websites: [await make('a.example'), await make('b.example'), await make('c.example')],
    [Symbol.asyncDispose]: () => one[Symbol.asyncDispose](),
  };
}

const kept = async (db: Database, owner: string): Promise<unknown[]> =>
  db
    .selectFrom('websites')
    .select([
      'id',
      'state',
      'findings',
      'documents',
      'updates',
      'unfinished',
      'contradictions',
      'compared',
      'banner_site',
      'checked_at',
      'urgency',
    ])
    .where('owner_id', '=', owner)
    .orderBy('id')
    .execute();

const sums = (owner: string) =>
  database.db
    .selectFrom('website_sums')
    .select(['act', 'ok', 'unreachable', 'none'])
    .where('owner_id', '=', owner)
    .executeTakeFirst();

async function counted(owner: string): Promise<Awaited<ReturnType<typeof sums>>> {
  const rows = await database.db
    .selectFrom('websites')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('owner_id', '=', owner)
    .where('state', 'is not', null)
    .groupBy('state')
    .execute();
  if (rows.length === 0) return undefined;
  return {
    act: 0,
    ok: 0,
    unreachable: 0,
    none: 0,
    ...Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  };
}

/** Notes every website, so that all of them are counted again. */
const noteAll = (db: Database, owner: string) =>
  sql`insert into website_changes (website_id, owner_id) select id, owner_id from websites where owner_id = ${owner}`.execute(
    db,
  );

/** Whatever may happen to a row that a website's state is made of, at one of the websites or between two of them. */
const happenings: Readonly<Record<string, (owner: string, here: string, there: string) => Promise<unknown>>> =
  {
    'a document is made': async (owner, here) => {
      const { db } = database;
      const site = newId();
      const id = newId();
      await sql`insert into sites (id, owner_id, website_id, name, created_at)
        values (${site}, ${owner}, ${here}, 'Shop', ${someTime})`.execute(db);
      await sql`
        insert into agreements (id, site_id, owner_id, type, status, access_token_hash, request_id, request_hash,
          interface_language, live_token, created_at, updated_at)
        values (${id}, ${site}, ${owner}, 'EULA', 'unfinished', sha256(convert_to(${id}, 'UTF8')), ${randomUUID()}, sha256('1'),
          'en', ${newId()}, ${someTime}, ${someTime})`.execute(db);
      await sql`
        insert into agreement_versions (id, agreement_id, number, questionnaire_version, law_catalogue_version,
          clause_versions, answers, included, hash, created_at)
        values (${`v${id}`.slice(0, 22)}, ${id}, 1, 1, '1', '{}', '{}', '{"languages":["en"]}', ${someHash}, ${someTime})`.execute(
        db,
      );
    },
    'a document is finished': (_, here) =>
      ofDocuments(
        here,
        sql`set status = 'finalized', current_version_id = substr('v' || agreements.id, 1, 22)`,
      ),
    'a document is deleted': (_, here) => ofDocuments(here, sql`set deleted_at = ${someTime}`),
    'a document is taken back': (_, here) => ofDocuments(here, sql`set deleted_at = null`),
    'a newer text waits': (_, here) =>
      sql`
        insert into library_checks (agreement_id, version_id, library, reasons, checked_at)
        select a.id, a.current_version_id, '1', '[{"clause":"x"}]', ${someTime}
        from agreements a join sites s on s.id = a.site_id
        where s.website_id = ${here} and a.current_version_id is not null
        on conflict (agreement_id) do update set reasons = excluded.reasons`.execute(database.db),
    'no newer text waits': (_, here) =>
      sql`update library_checks set reasons = '[]' where agreement_id in (
        select a.id from agreements a join sites s on s.id = a.site_id where s.website_id = ${here})`.execute(
        database.db,
      ),
    'nothing is known of newer texts': (_, here) =>
      sql`delete from library_checks where agreement_id in (
        select a.id from agreements a join sites s on s.id = a.site_id where s.website_id = ${here})`.execute(
        database.db,
      ),
    'documents contradict each other': async (_, here) => {
      const { rows } = await sql<{ id: string }>`
        select a.current_version_id as id from agreements a join sites s on s.id = a.site_id
        where s.website_id = ${here} and a.deleted_at is null and a.current_version_id is not null`.execute(
        database.db,
      );
      const versionIds = rows.map(({ id }) => id);
      const found = [{ id: here, versionIds, contradictions: 1 }];
      await keepCompared(database.db, { found, rules: '1' });
    },
    'a banner is made': async (owner, here) => {
      const { db } = database;
      const site = newId();
      await sql`insert into sites (id, owner_id, website_id, name, created_at)
        values (${site}, ${owner}, ${here}, 'Shop', ${someTime})`.execute(db);
      await sql`insert into consents (id, site_id, owner_id, request_id, domain, created_at, updated_at)
        values (${newId()}, ${site}, ${owner}, ${randomUUID()}, 'a.example', ${someTime}, ${someTime})`.execute(
        db,
      );
    },
    'a banner is deleted': (_, here) =>
      sql`update consents set deleted_at = ${someTime}
        where site_id in (select id from sites where website_id = ${here})`.execute(database.db),
    'a scan is ordered': (owner, here) => scan(owner, here, 'waiting', '{}'),
    'a scan finds something': (owner, here) =>
      scan(owner, here, 'done', '{"pages":[],"findings":[{"severity":"error"},{"severity":"notice"}]}'),
    'a scan finds nothing': (owner, here) => scan(owner, here, 'done', '{"pages":[],"findings":[]}'),
    'a scan meets nobody': (owner, here) =>
      scan(owner, here, 'done', '{"pages":[{"limits":["unreachable"]}],"findings":[]}'),
    'a scan is finished': (_, here) =>
      sql`update scans set state = 'done', finished_at = ${someTime}, result = '{"pages":[],"findings":[{"severity":"error"}]}'
        where website_id = ${here} and state = 'waiting'`.execute(database.db),
    'scans are too old': (_, here) => sql`delete from scans where website_id = ${here}`.execute(database.db),
    'a desk is made': (_, here) =>
      sql`
        insert into request_desks (id, website_id, token, trader, email, language, active, created_at, updated_at)
        select ${newId()}, ${here}, ${newId()}, 'Ada', 'ada@shop.example', 'en', true, ${someTime}, ${someTime}
        where not exists (select from request_desks where website_id = ${here})`.execute(database.db),
    'a desk is removed': (_, here) =>
      sql`delete from request_desks where website_id = ${here}`.execute(database.db),
    'a site is removed with all on it': async (_, here) => {
      const { db } = database;
      const sites = sql`(select id from sites where website_id = ${here})`;
      await sql`update agreements set current_version_id = null where site_id in ${sites}`.execute(db);
      await sql`delete from agreement_versions where agreement_id in (
        select id from agreements where site_id in ${sites})`.execute(db);
      await sql`delete from agreements where site_id in ${sites}`.execute(db);
      await sql`delete from consents where site_id in ${sites}`.execute(db);
      await sql`delete from sites where website_id = ${here}`.execute(db);
    },
    'it is verified': (_, here) =>
      sql`update websites set verified_at = ${someTime}, verified_by = 'dns' where id = ${here}`.execute(
        database.db,
      ),
    'it is not verified any more': (_, here) =>
      sql`update websites set verified_at = null, verified_by = null where id = ${here}`.execute(database.db),
    'its owner puts it into the list': (_, here) =>
      sql`update websites set added_at = ${someTime} where id = ${here}`.execute(database.db),
    'its owner takes it off': (_, here) =>
      sql`update websites set added_at = null where id = ${here}`.execute(database.db),
    'documents and banner change their address': (_, here, there) =>
      sql`update sites set website_id = ${there} where website_id = ${here}`.execute(database.db),
    'it moves to another account and back': async (owner, here) => {
      const { db } = database;
      await sql`update websites set owner_id = ${'x'.repeat(22)} where id = ${here}`.execute(db);
      expect(await sums(owner)).toEqual(await counted(owner));
      await countStates(db, owner);
      await sql`update websites set owner_id = ${owner} where id = ${here}`.execute(db);
    },
    'scans go along': (_, here, there) =>
      sql`update scans set website_id = ${there} where website_id = ${here}`.execute(database.db),
  };

const ofDocuments = (here: string, set: ReturnType<typeof sql>) =>
  sql`update agreements ${set} where site_id in (select id from sites where website_id = ${here})`.execute(
    database.db,
  );

const scan = (owner: string, here: string, state: string, result: string) =>
  sql`
    insert into scans (id, owner_id, website_id, address, state, result, created_at, finished_at, expires_at)
    values (${newId()}, ${owner}, ${here}, 'https://a.example/', ${state}, ${state === 'done' ? result : null},
      clock_timestamp(), ${state === 'done' ? someTime : null}, '2099-01-01')`.execute(database.db);

/** A number below `most` from a row that is the same in every run. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

test('whatever happens, what is kept is what counting everything again finds', async () => {
  await using here = await world();
  const { owner, websites } = here;
  const below = numbers(20_261_201);
  const names = Object.keys(happenings);
  const seen = new Set<unknown>();
  for (let step = 0; step < 400; step += 1) {
    const name = names[below(names.length)] ?? '';
    const [at = '', other = ''] = [websites[below(3)], websites[below(3)]];
    await happenings[name]?.(owner, at, other);
    await countStates(database.db, owner);
    const found = await kept(database.db, owner);
    await noteAll(database.db, owner);
    await countStates(database.db, owner);
    expect(await kept(database.db, owner), `${step}: ${name}`).toEqual(found);
    expect(await sums(owner), `${step}: ${name}`).toEqual(await counted(owner));
    for (const row of found) seen.add((row as { state: unknown }).state);
  }
  expect(seen).toEqual(new Set(['act', 'none', 'ok', 'unreachable', null]));
}, 120_000);

test('more than one statement takes are all counted, also of accounts that did not ask', async () => {
  await using here = await world();
  await makeWebsites(database.db, here.owner, 1_200);
  await countStates(database.db, null);
  const rows = await kept(database.db, here.owner);
  expect(rows.filter((row) => (row as { state: unknown }).state !== null)).toHaveLength(1_200);
  const { left } = await database.db
    .selectFrom('website_changes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('owner_id', '=', here.owner)
    .executeTakeFirstOrThrow();
  expect(left).toBe(0);
  await sql`update sites set website_id = null where owner_id = ${here.owner}`.execute(database.db);
  await sql`update scans set website_id = null where owner_id = ${here.owner}`.execute(database.db);
  await database.db.deleteFrom('websites').where('owner_id', '=', here.owner).execute();
  expect(await sums(here.owner)).toBeUndefined();
}, 60_000);
