import { type EmbeddedDocument, embeddedDocument } from '@clausewright/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { useTestDatabase } from '../../testing/test-database.ts';
import { complete, type Json, twoLanguages, visitor, type Visitor } from '../agreements/testing/visitor.ts';
import { cacheLagMs } from './read-hosted-page.ts';

const database = useTestDatabase();
const credit = 'Made with Clausewright';

async function ask(one: Visitor, url: string, headers: Record<string, string> = {}) {
  one.clock.advance(cacheLagMs);
  const { statusCode: status, body, headers: answered } = await one.app.inject({ url, headers });
  return { status, body, headers: answered };
}

/** What the JSON says, held against its description. */
async function json(one: Visitor, url: string): Promise<EmbeddedDocument> {
  const { status, body } = await ask(one, url);
  expect([url, status]).toEqual([url, 200]);
  return z.parse(embeddedDocument, JSON.parse(body));
}

/** A paid version in German and English, and after it one in English alone. */
async function twoVersions(one: Visitor) {
  const holder = await one.made({ ...twoLanguages, effective_date: '2026-05-01' });
  await holder.process(await holder.order(), { token: 'approve' });
  one.clock.advance(86_400_000);
  await holder.update({ ...twoLanguages, document_languages: ['en'], owner: 'Second Ltd' }, 1);
  const { live_url: url } = (await holder.read('details'))['data'] as Json;
  return { id: holder.id, holder, live: new URL(String(url)).pathname };
}

test('JSON and HTML hold the same document, in the version and language asked for', async () => {
  await using one = await visitor(database.db);
  const { live } = await twoVersions(one);
  const now = await json(one, `${live}.json`);
  expect(now).toMatchObject({ language: 'en', languages: ['en'], version: 2, current_version: 2 });
  expect(now).toMatchObject({ publisher: 'shop.example', fallback: false });
  expect(now.canonical).toBe(`http://localhost:3000${live}`);
  expect(now.url).toBe(now.canonical);
  expect(now.html).toMatch(/^<article lang="en" dir="ltr">\n<h1 id="section-/);
  expect(now.html).toContain('Second Ltd');
  for (const { id, number, title } of now.sections) {
    expect(now.html).toContain(`<h2 id="${id}">${number === null ? '' : `${number}. `}${title}</h2>`);
  }
  expect((await ask(one, `${live}.html`)).body).toBe(now.html);

  const old = await json(one, `${live}.json?version=1&language=de`);
  expect(old).toMatchObject({ language: 'de', languages: ['de', 'en'], version: 1, current_version: 2 });
  expect(old).toMatchObject({ effective_date: '2026-05-01', updated_at: '2026-03-01T12:00:00.000Z' });
  expect(old.url).toBe(`http://localhost:3000${live}/v/1`);
  expect(old.canonical).toBe(now.canonical);
  expect(old.html).toContain('Muster GmbH');
  expect(await json(one, `${live}/de/v/1.json`)).toEqual(old);
  expect(await json(one, `${live}/v/1.json`)).toEqual(old);
  expect((await ask(one, `${live}/de/v/1.html`)).body).toBe(old.html);
});

test('a language that is not there is answered in the first one, and says so', async () => {
  await using one = await visitor(database.db);
  const { live } = await twoVersions(one);
  for (const path of [
    '.json?language=fr',
    '.json?language=xx',
    '.json?language=',
    '/fr.json',
    '/no-such.json',
  ])
    expect(await json(one, `${live}${path}`)).toMatchObject({ language: 'en', fallback: true });
  const { headers } = await ask(one, `${live}.html?language=de`);
  expect(headers['content-language']).toBe('en');
});

test('headings begin at the level asked for, down to the sixth', async () => {
  await using one = await visitor(database.db);
  const { live } = await twoVersions(one);
  const levels = async (heading: number) => {
    const { html } = await json(one, `${live}.json?heading=${heading}`);
    return [...html.matchAll(/<h(\d)[ >]/g)].map(([, level]) => Number(level) - heading);
  };
  const shape = await levels(1);
  for (const heading of [2, 3, 4]) expect(await levels(heading)).toEqual(shape);
});

test('any website may ask, without cookies, and an unchanged document is not sent again', async () => {
  await using one = await visitor(database.db);
  const { live, holder } = await twoVersions(one);
  for (const url of [`${live}.json`, `${live}.html`, `${live}/en.json?heading=2`]) {
    const { status, headers } = await ask(one, url);
    const etag = String(headers['etag']);
    expect([url, status, etag]).toEqual([url, 200, expect.stringMatching(/^"[\w-]{43}"$/)]);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    for (const given of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await ask(one, url, { 'if-none-match': given });
      expect([url, given, again.status, again.body]).toEqual([url, given, 304, '']);
    }
    expect((await ask(one, url, { 'if-none-match': `"x", "${'y'.repeat(5000)}"` })).status).toBe(200);
    one.clock.advance(cacheLagMs);
    const head = await one.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.body, head.headers['etag']]).toEqual([200, '', etag]);
  }
  const before = String((await ask(one, `${live}.json`)).headers['etag']);
  await holder.update({ ...twoLanguages, document_languages: ['en'], owner: 'Third Ltd' }, 2);
  const after = await ask(one, `${live}.json`, { 'if-none-match': before });
  expect(after.status).toBe(200);
  expect(after.body).toContain('Third Ltd');
});

test('an unknown version, link or level is named in the language asked for', async () => {
  await using one = await visitor(database.db);
  const { live } = await twoVersions(one);
  const coded = async (url: string): Promise<unknown[]> => {
    const { status, body } = await ask(one, url);
    const { success, messages } = JSON.parse(body) as Json;
    return [status, success, messages[0].code, messages[0].value];
  };
  const none = 'Von diesem Dokument ist keine Version mit dieser Nummer veröffentlicht.';
  for (const version of ['3', '0', '-1', '1x', '99999999999', '1e1', '%2e%2e', "1'--"])
    expect(await coded(`${live}.json?language=de&version=${version}`)).toEqual([
      404,
      false,
      'version-unknown',
      none,
    ]);
  expect((await coded(`${live}/v/9.json`)).slice(0, 3)).toEqual([404, false, 'version-unknown']);
  expect((await coded(`/live/${'x'.repeat(22)}.json`)).slice(0, 3)).toEqual([404, false, 'not-found']);
  for (const query of ['heading=0', 'heading=5', 'heading=1&heading=2', `language=${'x'.repeat(36)}`])
    expect((await coded(`${live}.json?${query}`)).slice(0, 2)).toEqual([400, false]);
  const html = await ask(one, `${live}.html?version=9&language=de`);
  expect([html.status, html.headers['content-type'], html.body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    none,
  ]);
  for (const path of [
    '/live/..%2f..%2flive.json',
    '/live/%2e%2e%2f.json',
    '/live/.json',
    '/live/a%00b.json',
    '/live//.html',
  ])
    expect([path, (await ask(one, path)).status]).toEqual([path, 404]);
});

test('the credit line stands where it stands on the hosted page', async () => {
  await using one = await visitor(database.db);
  const free = await one.made(complete);
  const live = new URL((await free.read('details'))['data'].live_url).pathname;
  for (const ending of ['.json', '.html'])
    expect((await ask(one, `${live}${ending}`)).body).toContain(credit);
  const paid = await twoVersions(one);
  for (const ending of ['.json', '.html', '/v/1.json'])
    expect((await ask(one, `${paid.live}${ending}`)).body).not.toContain(credit);
});

test('nothing of an unpaid version, and of a deleted one only that it is deleted', async () => {
  await using one = await visitor(database.db);
  const holder = await one.made(complete);
  const live = new URL((await holder.read('details'))['data'].live_url).pathname;
  await holder.update({ ...complete, extra: 'yes', owner: 'Geheim AG' }, 1);
  expect((await ask(one, `${live}.json`)).body).not.toContain('Geheim');
  expect((await ask(one, `${live}.json?version=2`)).status).toBe(404);
  await database.db
    .updateTable('agreements')
    .set({ deleted_at: one.clock() })
    .where('id', '=', holder.id)
    .execute();
  for (const ending of ['.json', '.html', '.json?version=1', '/en.json']) {
    const gone = await ask(one, `${live}${ending}`);
    expect([ending, gone.status, gone.body.includes('Muster')]).toEqual([ending, 410, false]);
  }
});

test('what an owner writes stays text', async () => {
  await using one = await visitor(database.db);
  const owner = `</article><script>alert(1)</script><img src=x onerror=alert(1)> "'&`;
  const holder = await one.made({ ...complete, owner });
  const live = new URL((await holder.read('details'))['data'].live_url).pathname;
  const { html } = await json(one, `${live}.json`);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html.match(/<\/?(?:article|script|img)\b/g)).toEqual(['<article', '</article']);
});

test('the script of the element stays at its address, for any website and in few bytes', async () => {
  await using one = await visitor(database.db);
  const url = '/live/document.js';
  const { status, headers, body } = await ask(one, url);
  expect([status, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cache-control']).toMatch(/^public, max-age=3600/);
  expect(body).toContain('clausewright-document');
  const coded = await one.app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(coded.rawPayload.byteLength).toBeLessThanOrEqual(1500);
  expect((await ask(one, url, { 'if-none-match': String(headers['etag']) })).status).toBe(304);
});

test('counts what costs, not what is kept', async () => {
  await using one = await visitor(database.db);
  const { live } = await twoVersions(one);
  const url = `${live}.json`;
  expect((await ask(one, url)).status).toBe(200);
  const statuses = new Set<number>();
  for (let time = 0; time < 650; time += 1) statuses.add((await ask(one, '/live/unknown.html')).status);
  expect([...statuses]).toEqual([404, 429]);
  expect((await ask(one, url)).status).toBe(200);
});
