/** What the consent log has of a visitor, for the answer to his request: of this website alone, and of him alone. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { publishSite } from '../../consent/banner/testing/published-site.ts';
import { insertEvents } from '../../consent/consent-log/event-store.ts';
import { someEvent } from '../../consent/consent-log/testing/some-events.ts';
import { codeOf } from '../../customers/organisations/testing/organisation.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openFile } from './files/seal-file.ts';
import { ada, type DeskWorld, deskWorld } from './testing/desk.ts';

const database = useTestDatabase();
const pathOf = (link: unknown): string => new URL(String(link)).pathname;

/** A banner, of the website of the desk unless it is another's, with two answers of somebody and one of somebody else. */
async function bannerWith(
  one: DeskWorld,
  { visitor, websiteId = one.websiteId }: { visitor: string; websiteId?: string | null },
) {
  const { db } = database;
  const { site, hashes } = await publishSite(db);
  const owner_id =
    websiteId === null ? (await one.service.account({ email: `${site}@other.example` })).id : one.owner.id;
  await db.updateTable('sites').set({ website_id: websiteId }).where('id', '=', site).execute();
  await db.updateTable('consents').set({ owner_id }).where('site_id', '=', site).execute();
  const at = one.service.clock();
  const snapshot = hashes.get('de') ?? '';
  const events = [
    someEvent(site, at, { visitor, snapshot }),
    someEvent(site, new Date(at.getTime() - 60_000), { visitor, snapshot, action: 2, granted: 0 }),
    someEvent(site, at, { snapshot }),
  ];
  await insertEvents(db, events, { writer: 0, now: at });
  return { site, snapshot };
}

test('the records of the visitor at the banners of this website, and as the file that the log exports', async () => {
  await using one = await deskWorld(database.db);
  const visitor = randomUUID();
  await bannerWith(one, { visitor });
  // The same record elsewhere, as where somebody copied a cookie.
  await bannerWith(one, { visitor, websiteId: null });
  // The form names the record where the website has a banner.
  expect((await one.get('/en')).body).toContain('The record that the cookie banner shows');
  await one.send({ kind: 'access', said: `My record is ${visitor}.`, email: ada });
  const page = pathOf((await one.letter(ada, 'request-received'))['link']);
  const [{ request_id: id } = { request_id: '' }] = await one.list('unconfirmed');
  const path = `/requests/consents/${one.websiteId}/${id}`;
  const { json } = await one.owner.call('GET', `${path}?visitor=${visitor}`);
  expect(json['data'].records).toMatchObject([
    { domain: 'shop.example', action: 'accept', version: 1 },
    { domain: 'shop.example', action: 'reject', granted: [] },
  ]);
  expect(json['data'].left_out).toBe(false);
  const nobody = await one.owner.call('GET', `${path}?visitor=${randomUUID()}`);
  expect(nobody.json['data'].records).toEqual([]);
  const eve = await one.service.customer({ email: 'eve@shop.example' });
  expect(codeOf(await eve.call('GET', `${path}?visitor=${visitor}`))).toBe('not-found');

  const attach = (record: string) => one.owner.call('POST', path, { file_id: randomUUID(), visitor: record });
  expect(codeOf(await attach(visitor))).toBe('request-not-confirmed');
  await one.ask('POST', page);
  expect(codeOf(await attach(randomUUID()))).toBe('request-no-consents');
  const attached = await attach(visitor);
  expect(attached.json['data'].request.file).toMatchObject({ name: 'consent-records.json', there: true });
  const { id: file, sealed } = await database.db
    .selectFrom('request_files')
    .select(['id', 'sealed'])
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  const text = openFile(one.service.ports, file, sealed ?? new Uint8Array())?.toString() ?? '';
  const written = JSON.parse(text) as { site: string; records: Record<string, unknown>[] };
  expect(written.site).toBe('shop.example');
  expect(written.records).toHaveLength(2);
  for (const record of written.records) expect(record).toMatchObject({ visitor, language: 'de' });
  expect((await one.ask('GET', page)).body).toContain('consent-records.json');
});

test('of more than a hundred answers the newest are told and written, and that there are more', async () => {
  await using one = await deskWorld(database.db);
  const visitor = randomUUID();
  const { site, snapshot } = await bannerWith(one, { visitor });
  const at = one.service.clock().getTime();
  const older = Array.from({ length: 99 }, (_, place) =>
    someEvent(site, new Date(at - (place + 2) * 60_000), { visitor, snapshot }),
  );
  await insertEvents(database.db, older, { writer: 0, now: new Date(at) });
  await one.send({ kind: 'access', said: '', email: ada });
  await one.ask('POST', pathOf((await one.letter(ada, 'request-received'))['link']));
  const [{ request_id: id } = { request_id: '' }] = await one.list();
  const path = `/requests/consents/${one.websiteId}/${id}`;
  const { json } = await one.owner.call('GET', `${path}?visitor=${visitor}`);
  expect([json['data'].records.length, json['data'].left_out]).toEqual([100, true]);
  expect(json['data'].records[0].at).toBe(new Date(at).toISOString());
  await one.owner.call('POST', path, { file_id: randomUUID(), visitor });
  const { id: file, sealed } = await database.db
    .selectFrom('request_files')
    .select(['id', 'sealed'])
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  const text = openFile(one.service.ports, file, sealed ?? new Uint8Array())?.toString() ?? '';
  const written = JSON.parse(text) as { left_out: boolean; records: unknown[] };
  expect([written.records.length, written.left_out]).toEqual([100, true]);
});

test('of two banners of one website, both in one file', async () => {
  await using one = await deskWorld(database.db);
  const visitor = randomUUID();
  await bannerWith(one, { visitor });
  await bannerWith(one, { visitor });
  await one.send({ kind: 'access', said: '', email: ada });
  await one.ask('POST', pathOf((await one.letter(ada, 'request-received'))['link']));
  const [{ request_id: id } = { request_id: '' }] = await one.list();
  const path = `/requests/consents/${one.websiteId}/${id}`;
  expect((await one.owner.call('GET', `${path}?visitor=${visitor}`)).json['data'].records).toHaveLength(4);
  await one.owner.call('POST', path, { file_id: randomUUID(), visitor });
  const { id: file, sealed } = await database.db
    .selectFrom('request_files')
    .select(['id', 'sealed'])
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  const text = openFile(one.service.ports, file, sealed ?? new Uint8Array())?.toString() ?? '';
  expect(JSON.parse(text)).toMatchObject([{ site: 'shop.example' }, { site: 'shop.example' }]);
});
