import { expect, test } from 'vitest';
import { complete, twoLanguages, visitor, type Visitor } from '../agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { cacheLagMs } from './read-hosted-page.ts';

const database = useTestDatabase();
const credit = 'Made with Clausewright';
const german = { ...complete, document_languages: ['de', 'en'] };

async function liveOf(id: string): Promise<string> {
  const { live_token } = await database.db
    .selectFrom('agreements')
    .select('live_token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return `/live/${live_token}`;
}

/** The page as it stands once every change before has reached it. */
async function pageAt(one: Visitor, url: string, headers: Record<string, string> = {}) {
  one.clock.advance(cacheLagMs);
  const reply = await one.app.inject({ url, headers });
  const links = [...reply.body.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
  const own = [...reply.body.matchAll(/<a href="http:\/\/localhost:3000([^"]*\/live[^"]*|\/live[^"]*)"/g)];
  return {
    status: reply.statusCode,
    language: reply.headers['content-language'],
    body: reply.body,
    etag: String(reply.headers['etag']),
    canonical: links[0]?.replace('http://localhost:3000', ''),
    links: own.map(([, path = '']) => path),
  };
}

/** An agreement with a paid version in German and English and, after it, one in French alone. */
async function twoVersions(one: Visitor): Promise<{ id: string; live: string }> {
  const holder = await one.made(german);
  expect((await holder.process(await holder.order(), { token: 'approve' }))['data'].status).toBe('approved');
  one.clock.advance(86_400_000);
  const french = { ...complete, document_languages: ['fr'], owner: 'Nouvelle SA' };
  expect((await holder.update(french, 1))['data'].status).toBe('finalized');
  return { id: holder.id, live: await liveOf(holder.id) };
}

test('a live link shows its first language, and each other one has its own URL', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(german);
  await holder.process(await holder.order(), { token: 'approve' });
  const live = await liveOf(holder.id);
  expect(await pageAt(one, live)).toMatchObject({ status: 200, language: 'de', canonical: live });
  expect(await pageAt(one, `${live}/de`)).toMatchObject({ status: 200, language: 'de', canonical: live });
  const english = await pageAt(one, `${live}/en`, { 'accept-language': 'de' });
  expect(english).toMatchObject({ status: 200, language: 'en', canonical: `${live}/en` });
  expect(english.links).toEqual([live, `${live}/en`]);
  for (const path of ['/fr', '/xx', '/v/2', '/de/v/2', '/v/1x', '/v', '/en/v/0']) {
    expect([path, (await pageAt(one, `${live}${path}`)).status]).toEqual([path, 404]);
  }
});

test('every version stays at its number, in its languages, and links to the others', async () => {
  await using one = await visitor(database.db);
  const { live } = await twoVersions(one);
  const now = await pageAt(one, live);
  expect(now).toMatchObject({ language: 'fr', canonical: live });
  expect(now.body).toContain('Nouvelle SA');
  expect(now.links).toEqual([live, `${live}/v/1`]);
  expect(now.body).not.toContain('a remplacé celle-ci');
  for (const [path, language] of [
    ['/v/1', 'de'],
    ['/de/v/1', 'de'],
    ['/en/v/1', 'en'],
  ] as const) {
    const old = await pageAt(one, `${live}${path}`);
    expect(old).toMatchObject({ status: 200, language, canonical: live });
    expect(old.body).toContain('Muster GmbH');
    const inLanguage = language === 'de' ? `${live}/v/1` : `${live}/en/v/1`;
    // The languages, the version that has replaced it, and all versions.
    expect(old.links).toEqual([`${live}/v/1`, `${live}/en/v/1`, live, live, inLanguage]);
    expect(old.body).toContain(language === 'de' ? 'durch eine neuere ersetzt' : 'has replaced this one');
  }
  for (const link of [...now.links, ...(await pageAt(one, `${live}/en/v/1`)).links]) {
    expect([link, (await pageAt(one, link)).status]).toEqual([link, 200]);
  }
  expect((await pageAt(one, `${live}/fr/v/1`)).status).toBe(404);
  expect(await pageAt(one, `${live}/v/2`)).toMatchObject({ status: 200, canonical: live });
});

test('the credit line appears under free agreements only, and disappears with the first payment', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const live = await liveOf(holder.id);
  expect((await pageAt(one, live)).body).toContain(credit);
  await holder.update({ ...complete, extra: 'yes' }, 1);
  expect((await pageAt(one, live)).body).toContain(credit);
  await holder.process(await holder.order(), { token: 'approve' });
  expect((await pageAt(one, live)).body).not.toContain(credit);
  expect((await pageAt(one, `${live}/v/1`)).body).not.toContain(credit);
});

test('an unpaid update does not change the live page', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const live = await liveOf(holder.id);
  const before = await pageAt(one, live);
  const changed = { ...twoLanguages, owner: 'Andere AG', website_url: 'other.example' };
  expect((await holder.update(changed, 1))['data'].status).toBe('unfinished');
  const after = await pageAt(one, live);
  expect(after.body).toBe(before.body);
  expect(after.etag).toBe(before.etag);
  expect((await pageAt(one, `${live}/de`)).status).toBe(404);
});

test('a deleted agreement answers gone at each of its URLs, in its language', async () => {
  await using one = await visitor(database.db);
  const { id, live } = await twoVersions(one);
  expect((await pageAt(one, live)).status).toBe(200);
  await database.db
    .updateTable('agreements')
    .set({ deleted_at: one.clock(), interface_language: 'de' })
    .where('id', '=', id)
    .execute();
  for (const path of ['', '/de', '/v/1', '/en/v/1', '/nothing']) {
    const gone = await pageAt(one, `${live}${path}`);
    expect([path, gone.status, gone.language]).toEqual([path, 410, 'de']);
    expect(gone.body).toContain('entfernt');
    expect(gone.body).not.toContain('Muster');
  }
});

test('answers 304 to every conditional request for an unchanged page', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const live = await liveOf(holder.id);
  const { etag } = await pageAt(one, live);
  for (const given of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
    expect([given, (await pageAt(one, live, { 'if-none-match': given })).status]).toEqual([given, 304]);
  }
  expect((await pageAt(one, live, { 'if-none-match': '"x"' })).status).toBe(200);
});

test('counts cache misses, not hits', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const live = await liveOf(holder.id);
  for (let time = 0; time < 650; time += 1) expect((await pageAt(one, live)).status).toBe(200);
  const statuses = new Set<number>();
  for (let time = 0; time < 650; time += 1) statuses.add((await pageAt(one, '/live/unknown')).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await pageAt(one, live)).status).toBe(200);
});

test('a deletion reaches a constantly requested page within the cache lag, which is short', async () => {
  await using one = await visitor(database.db);
  const { id } = await one.made(complete);
  const live = await liveOf(id);
  const statusAt = async (): Promise<number> => (await one.app.inject({ url: live })).statusCode;
  expect(await statusAt()).toBe(200);
  await database.db.updateTable('agreements').set({ deleted_at: one.clock() }).where('id', '=', id).execute();
  for (let waited = 0; waited < cacheLagMs; waited += 10) {
    await statusAt();
    one.clock.advance(10);
  }
  expect(await statusAt()).toBe(410);
  expect(cacheLagMs).toBeLessThanOrEqual(1000);
});
