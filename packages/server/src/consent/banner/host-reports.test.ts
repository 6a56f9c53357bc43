import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { bannerServer } from './testing/banner-server.ts';
import { publishSite, type PublishedSite } from './testing/published-site.ts';
import { listFieldHosts } from '../field-watch/list-field-hosts.ts';
import { rotatePartitions } from '../consent-log/rotate-partitions.ts';
import { newId } from '../../platform/database/ids.ts';
import {
  bringLooksForward,
  countHosts,
  listReportedHosts,
  mostHosts,
  mostNewHosts,
} from '../field-watch/field-host-store.ts';

const database = useTestDatabase({ keep: true });
const watched = () => publishSite(database.db, { appearance: { field_watch: true } });

const counted = async ({ site }: Pick<PublishedSite, 'site'>) =>
  database.db
    .selectFrom('consent_hosts')
    .select(['host', 'reports'])
    .where('site_id', '=', site)
    .orderBy('host')
    .execute();

const dayAfter = (days: number) => new Date(Date.UTC(2026, 2, 1 + days)).toISOString().slice(0, 10);

test('hosts that the published banner does not know are counted, and only where it is switched on', async () => {
  await using server = await bannerServer(database.db);
  const site = await watched();
  const hosts = ['cdn.unknown.example', 'counter.example', 'www.shop.example', 'cdn.unknown.example'];
  const send = (to: PublishedSite) => server.post(`${to.site}/hosts`, { hosts });
  expect([(await send(site)).status, (await send(site)).status]).toEqual([202, 202]);
  expect(await counted(site)).toEqual([{ host: 'cdn.unknown.example', reports: 2 }]);
  const off = await publishSite(database.db);
  expect((await send(off)).status).toBe(202);
  expect(await counted(off)).toEqual([]);
});

test('only the script of a site that switched it on asks for what looks', async () => {
  await using server = await bannerServer(database.db);
  const [on, off] = [await watched(), await publishSite(database.db)];
  const script = (await server.get(`/c/${on.site}/de.js`)).body;
  const plain = (await server.get(`/c/${off.site}/de.js`)).body;
  expect(plain).not.toContain('watch(');
  const [, path = ''] = /module:"http:\/\/consent\.example([^"]+)"/.exec(script) ?? [];
  const field = await server.get(path);
  expect([field.status, field.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect(field.body).toContain(`to:"http://consent.example/c/${on.site}/hosts"`);
  expect(field.body).toContain('"counter.example"');
  const other = path
    .replace(on.site, off.site)
    .replace(on.hashes.get('de') ?? '', off.hashes.get('de') ?? '');
  expect((await server.get(other)).status).toBe(404);
});

test.each([
  ['an address', ['https://a.example/path']],
  ['a path', ['a.example/path?x=1']],
  ['a number of a machine', ['192.0.2.1']],
  ['a name without a dot', ['localhost']],
  ['capitals', ['A.example']],
  ['too long a name', [`${'a'.repeat(64)}.example`]],
  ['nothing', []],
  ['too many', Array.from({ length: 41 }, (_, n) => `h${n}.example`)],
])('a report with %s is none', async (_, hosts) => {
  await using server = await bannerServer(database.db);
  const site = await watched();
  expect((await server.post(`${site.site}/hosts`, { hosts })).status).toBe(400);
  expect((await server.post(`${site.site}/hosts`, { hosts: ['a.example'], page: '/x' })).status).toBe(400);
  expect(await counted(site)).toEqual([]);
});

test('pages of others, and an address that reported enough, are refused', async () => {
  await using server = await bannerServer(database.db);
  const site = await watched();
  const send = (address: string, origin?: string) =>
    server.post(`${site.site}/hosts`, { hosts: ['a.example'] }, origin ? { origin } : {}, address);
  expect((await send('203.0.113.9', 'https://elsewhere.example')).status).toBe(403);
  for (let n = 0; n < 5; n += 1) expect((await send('203.0.113.9')).status).toBe(202);
  const sixth = await send('203.0.113.9');
  expect([sixth.status, Number(sixth.headers['retry-after']) > 3600]).toEqual([429, true]);
  expect((await send('203.0.113.10')).status).toBe(202);
  expect(await counted(site)).toEqual([{ host: 'a.example', reports: 6 }]);
});

test('a host is shown from twenty reports on, over two days', async () => {
  const { db } = database;
  const { site } = await watched();
  const report = async (day: number, host: string, times: number) => {
    for (let n = 0; n < times; n += 1) await countHosts(db, site, { day: dayAfter(day), hosts: [host] });
  };
  await report(0, 'often.example', 12);
  await report(0, 'one-day.example', 25);
  await report(0, 'seldom.example', 9);
  await report(3, 'seldom.example', 10);
  await report(3, 'often.example', 8);
  expect(await listReportedHosts(db, site, 50)).toEqual([
    { host: 'often.example', reports: 20, days: 2, first: '2026-03-01', last: '2026-03-04' },
  ]);
});

test('new hosts of a day are bounded, and leave room for those of days before', async () => {
  const { db } = database;
  const { site } = await watched();
  await countHosts(db, site, { day: dayAfter(0), hosts: ['real.example'] });
  for (let n = 0; n < 30; n += 1) {
    const hosts = Array.from({ length: 20 }, (_, at) => `forged-${n}-${at}.example`);
    await countHosts(db, site, { day: dayAfter(1), hosts });
  }
  const on = async (day: number) =>
    (
      await db
        .selectFrom('consent_hosts')
        .select('host')
        .where('site_id', '=', site)
        .where('day', '=', dayAfter(day))
        .execute()
    ).map(({ host }) => host);
  expect((await on(1)).length).toBe(mostNewHosts);
  await countHosts(db, site, { day: dayAfter(1), hosts: ['real.example'] });
  expect(await on(1)).toContain('real.example');
  expect(mostHosts).toBeGreaterThan(mostNewHosts);
});

test('sums go after thirty days, and with the banner', async () => {
  const { db } = database;
  const { site } = await watched();
  await countHosts(db, site, { day: dayAfter(0), hosts: ['old.example'] });
  await countHosts(db, site, { day: dayAfter(9), hosts: ['young.example'] });
  await rotatePartitions(db, new Date(Date.UTC(2026, 3, 1)), 36);
  expect(await counted({ site })).toEqual([{ host: 'young.example', reports: 1 }]);
});

test('its owner is shown what the banner as it is served does not know, with what a look confirmed', async () => {
  const { db } = database;
  const { site } = await watched();
  const hosts = ['seen.example', 'unseen.example', 'now-known.example'];
  for (let n = 0; n < 20; n += 1) await countHosts(db, site, { day: dayAfter(n % 2), hosts });
  const { draft } = await db
    .selectFrom('banner_versions')
    .select('draft')
    .where('site_id', '=', site)
    .executeTakeFirstOrThrow();
  const appearance = { ...draft.appearance, needed_hosts: ['now-known.example'] };
  const look = { services: [{ hosts: ['seen.example'] }] };
  const common = { reports: 20, days: 2, last: '2026-03-02' };
  expect(await listFieldHosts(db, site, { draft: { ...draft, appearance }, look })).toEqual([
    { host: 'seen.example', ...common, confirmed: true },
    { host: 'unseen.example', ...common, confirmed: false },
  ]);
  const off = { ...draft, appearance: { ...appearance, field_watch: false } };
  expect(await listFieldHosts(db, site, { draft: off, look })).toBeNull();
});

test('a host that was reported often enough brings the look at a watched website forward, once a week', async () => {
  const { db } = database;
  const now = new Date('2026-03-05T12:00:00Z');
  const { site } = await watched();
  for (let n = 0; n < 20; n += 1)
    await countHosts(db, site, { day: dayAfter(n % 2), hosts: ['often.example'] });
  const { owner_id: ownerId } = await db
    .selectFrom('consents')
    .select('owner_id')
    .where('site_id', '=', site)
    .executeTakeFirstOrThrow();
  const id = newId();
  const later = new Date('2026-03-28T00:00:00Z');
  await db
    .insertInto('websites')
    .values({
      id,
      owner_id: ownerId,
      kind: 'website',
      name: `${id.toLowerCase()}.example`,
      proof_token: newId(),
      rhythm: 'monthly',
      next_scan_at: later,
      created_at: now,
    })
    .execute();
  await db.updateTable('sites').set({ website_id: id }).where('id', '=', site).execute();
  expect(await bringLooksForward(db, now)).toBe(1);
  expect(await bringLooksForward(db, now)).toBe(0);
  await db.updateTable('websites').set({ rhythm: 'off', next_scan_at: later }).where('id', '=', id).execute();
  expect(await bringLooksForward(db, now)).toBe(0);
});
