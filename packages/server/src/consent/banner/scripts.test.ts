import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PackedConfig, PreferencesConfig } from '@clausewright/contract/banner';
import { useTestDatabase } from '../../testing/test-database.ts';
import { maxStateAge } from './served-sites.ts';
import { bannerServer, consentUrl } from './testing/banner-server.ts';
import { makeInterruptible } from './testing/interruptible-database.ts';
import { makeConsentSite, publishSite } from './testing/published-site.ts';

// Every test has sites of its own.
const database = useTestDatabase({ keep: true });
/** What a script was given. */
const configIn = (body: string): unknown =>
  runInNewContext(`(${/(?:core|full|extras|preferences|frame)\((.*)\);$/m.exec(body)?.[1] ?? ''})`);
/** Vendors travel as lines. */
const coreIn = (body: string) => {
  const core = configIn(body) as PackedConfig;
  return { ...core, vendors: core.vendors.split('\n').map((line) => ({ id: line.split('\t')[0] })) };
};
const isEmpty = (body: string): boolean => /^\/\*.*\*\/\s*$/.test(body);

test('a published banner is one script per language, usable by any site and cached for five minutes', async () => {
  const { site, hashes } = await publishSite(database.db);
  await using server = await bannerServer(database.db);
  const { status, headers, body } = await server.get(`/c/${site}/de.js`, { cookie: 'i18n=en; a=b' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-language': 'de',
    'cache-control': 'public, max-age=120, stale-while-revalidate=180, stale-if-error=604800',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(headers['set-cookie']).toBeUndefined();
  const core = coreIn(body);
  expect(core).toMatchObject({
    site,
    language: 'de',
    regime: 'opt-in',
    snapshot: hashes.get('de'),
    origin: consentUrl,
    vendors: [{ id: 'cart' }, { id: 'chat' }, { id: 'counter' }, { id: 'advert' }],
  });
  // TCF-0: nothing of it where the operator is not registered.
  expect(core.frameworks).toBeUndefined();
  expect((await server.get('/banner/tcf.0.js')).status).toBe(404);
  const second = await server.get(core.preferences);
  expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(second.body).not.toContain('</');
  const notices = configIn(second.body) as PreferencesConfig;
  expect(notices.notices[0]?.company).toContain('cart </script> GmbH');
  // What stands in place of a frame lies beside it, and says what no other file does.
  const frame = await server.get(core.preferences.replace('/preferences.', '/frame.'));
  expect(frame.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(configIn(frame.body)).toMatchObject({ allowOnce: 'Einmal laden' });
  expect(second.body).not.toContain('Einmal laden');
});

test('DES-12: without a language in the URL the browser language is used if published, else the first', async () => {
  const { site } = await publishSite(database.db);
  await using server = await bannerServer(database.db);
  const spoken = async (wishes?: string, path = `/c/${site}.js`) =>
    coreIn((await server.get(path, wishes === undefined ? {} : { 'accept-language': wishes })).body).language;
  expect(await spoken()).toBe('de');
  expect(await spoken('fr, nl;q=0.5')).toBe('de');
  expect(await spoken('fr, en-GB;q=0.5')).toBe('en');
  expect(await spoken('x'.repeat(8000))).toBe('de');
  // A language that the owner took away: the site's snippet still finds a banner.
  expect(await spoken('en', `/c/${site}/fr.js`)).toBe('de');
  expect((await server.get(`/c/${site}.js`)).headers['vary']).toBe('Accept-Encoding, Accept-Language');
});

test('a banner speaks languages that documents do not have', async () => {
  const { site } = await publishSite(database.db, { appearance: { languages: ['en', 'nb', 'ar'] } });
  await using server = await bannerServer(database.db);
  const served = async (wishes: string) =>
    coreIn((await server.get(`/c/${site}.js`, { 'accept-language': wishes })).body);
  expect((await served('nn-NO, en;q=0.5')).language).toBe('nb');
  expect((await served('no')).words.buttons[0]).toEqual(['reject', 'Avvis alle']);
  const arabic = await served('ar-EG, en;q=0.8');
  expect(arabic.language).toBe('ar');
  expect(arabic.style).toContain('direction:rtl');
  expect((await served('nb')).style).not.toContain('rtl');
  expect((await server.get(arabic.preferences)).body).toContain('حفظ اختياراتي');
});

test('the country decides if the owner wants it, as reported by a trusted proxy', async () => {
  const everywhere = await publishSite(database.db);
  const { site } = await publishSite(database.db, { appearance: { regions: 'by-country' } });
  await using server = await bannerServer(database.db, {
    countryHeader: 'cf-ipcountry',
    trustProxy: ['127.0.0.1'],
  });
  const regime = async (
    country: string,
    from: Record<string, string> = { 'x-forwarded-for': '192.0.2.7' },
  ) => {
    const { headers, body } = await server.get(`/c/${site}/de.js`, { 'cf-ipcountry': country, ...from });
    expect(headers['vary']).toBe('Accept-Encoding, cf-ipcountry');
    const core = coreIn(body);
    return [core.regime, core.words.buttons[0]?.[1]];
  };
  const [optIn] = [await regime('DE')];
  expect(optIn[0]).toBe('opt-in');
  expect((await regime('GB'))[0]).toBe('exempt');
  expect((await regime('US'))[0]).toBe('opt-out');
  expect(await regime('XX')).toEqual(optIn);
  // Who is not behind the proxy says nothing.
  expect(await regime('US', {})).toEqual(optIn);
  const other = await server.get(`/c/${everywhere.site}/de.js`, { 'cf-ipcountry': 'US' });
  expect(other.headers['vary']).toBe('Accept-Encoding');
});

test('a script is compressed, answers conditional requests with 304, and HEAD matches', async () => {
  const { site } = await publishSite(database.db);
  await using server = await bannerServer(database.db);
  const url = `/c/${site}/en.js`;
  const plain = await server.get(url);
  const br = await server.get(url, { 'accept-encoding': 'gzip, br' });
  const gz = await server.get(url, { 'accept-encoding': 'gzip, br;q=0' });
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.body);
  expect(gunzipSync(gz.bytes).toString()).toBe(plain.body);
  const etag = String(plain.headers['etag']);
  const again = await server.get(url, { 'if-none-match': `"x", ${etag}` });
  expect([again.status, again.body]).toEqual([304, '']);
  for (const name of ['etag', 'cache-control', 'vary']) expect(again.headers[name]).toBe(plain.headers[name]);
  expect((await server.get(url, { 'if-none-match': '"x"' })).status).toBe(200);
  const head = await server.send('HEAD', url);
  expect([head.status, head.headers['etag'], head.body]).toEqual([200, etag, '']);
  for (const method of ['PUT', 'DELETE'] as const) expect((await server.send(method, url)).status).toBe(404);
});

test('an inactive banner is an empty script, whatever the reason', async () => {
  const published = await publishSite(database.db);
  const deleted = await publishSite(database.db);
  const off = await publishSite(database.db);
  const consent = (site: string) => database.db.updateTable('consents').where('site_id', '=', site);
  await consent(deleted.site).set({ deleted_at: new Date() }).execute();
  await consent(off.site).set({ active: false }).execute();
  await using server = await bannerServer(database.db);
  const { site } = published;
  const ids = [await makeConsentSite(database.db), deleted.site, off.site, 'x'.repeat(22)];
  const malformed = ['a', 'x'.repeat(90), "a'--", `${site}%2f..`, 'ä'.repeat(22), '__proto__'];
  const urls = [
    ...[...ids, ...malformed].flatMap((id) => [`/c/${id}.js`, `/c/${id}/de.js`]),
    `/c/${site}`,
    `/c/${site}/xx.js`,
    `/c/${site}/de`,
    `/c/${site}/DE.js`,
    `/c/${site}/constructor.js`,
  ];
  for (const url of urls) {
    const { status, headers, body } = await server.get(url);
    expect([url, status, isEmpty(body)]).toEqual([url, 200, true]);
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  }
  expect(isEmpty((await server.get(`/c/${site}/de.js`)).body)).toBe(false);
});

test('the second layer is served only under its site and language; other builds are not cached', async () => {
  const mine = await publishSite(database.db);
  const other = await publishSite(database.db, { vendors: ['tracker'] });
  await using server = await bannerServer(database.db);
  const path = coreIn((await server.get(`/c/${mine.site}/de.js`)).body).preferences;
  const old = await server.get(path.replace(/[\da-f]{8}\.js$/, '00000000.js'));
  expect([old.status, old.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  const wrong = [
    path.replace(mine.site, other.site),
    path.replace('/de/', '/en/'),
    path.replace(mine.hashes.get('de') ?? '', '0'.repeat(32)),
    path.replace('preferences', 'core'),
  ];
  for (const url of wrong) expect([url, (await server.get(url)).status]).toEqual([url, 404]);
});

test('publishing and disabling reach the script within a minute, and its age includes caching', async () => {
  const { site } = await publishSite(database.db);
  await using server = await bannerServer(database.db);
  const read = () => server.get(`/c/${site}/de.js`);
  expect(coreIn((await read()).body).vendors).toHaveLength(4);
  await publishSite(database.db, { site, number: 2, vendors: ['cart'] });
  server.clock.advance(maxStateAge - 1000);
  const held = await read();
  expect([coreIn(held.body).vendors.length, held.headers['age']]).toEqual([4, '59']);
  server.clock.advance(1000);
  const news = await read();
  expect([coreIn(news.body).vendors.length, news.headers['age']]).toEqual([1, undefined]);
  await database.db.updateTable('consents').set({ active: false }).where('site_id', '=', site).execute();
  server.clock.advance(maxStateAge);
  expect(isEmpty((await read()).body)).toBe(true);
  expect(maxStateAge).toBeLessThanOrEqual(60_000);
});

test('without a database the cached state is served, and errors are not cached', async () => {
  const { db, cut } = makeInterruptible(database.db);
  const { site } = await publishSite(db);
  await using server = await bannerServer(db);
  const before = await server.get(`/c/${site}/de.js`);
  cut(true);
  server.clock.advance(7 * 86_400_000);
  const after = await server.get(`/c/${site}/de.js`);
  expect([after.status, after.body]).toEqual([200, before.body]);
  for (const url of [`/c/${'x'.repeat(22)}.js`, `/c/${site}/en.js`]) {
    const { status, headers } = await server.get(url);
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
    expect(headers['access-control-allow-origin']).toBe('*');
  }
  cut(false);
  server.clock.advance(60_000);
  expect((await server.get(`/c/${site}/en.js`)).status).toBe(200);
});

test('an operator with an IAB Europe id adds to each script the framework that applies, its stub first', async () => {
  const { site } = await publishSite(database.db, { appearance: { regions: 'by-country' } });
  await using server = await bannerServer(database.db, {
    tcf: { cmpId: 31, gvlUrl: 'https://shop.example/gvl.json', vendors: { advert: 12, stranger: 13 } },
    operator: { country: 'FR' } as never,
    countryHeader: 'cf-ipcountry',
    trustProxy: ['127.0.0.1'],
  });
  const from = async (country: string) => {
    const headers = { 'cf-ipcountry': country, 'x-forwarded-for': '192.0.2.7' };
    return (await server.get(`/c/${site}/de.js`, headers)).body;
  };
  for (const country of ['FR', 'GB']) {
    const script = await from(country);
    expect(script).toMatch(/^tcfStub\(\);\s+extras/);
    expect(script).not.toContain('gpp');
    const tcf = coreIn(script).frameworks?.tcf;
    expect(tcf).toMatchObject({ cmpId: 31, country: 'FR', vendors: { advert: 12 } });
    expect(tcf?.vendors).not.toHaveProperty('stranger');
  }
  const american = await from('US');
  expect(american).toMatch(/^gppStub\(\);\s+extras/);
  expect(american).not.toContain('tcf');
  const modules = { tcf: coreIn(await from('FR')), gpp: coreIn(american) };
  for (const name of ['tcf', 'gpp'] as const) {
    const { body, headers } = await server.get(modules[name].frameworks?.[name]?.module ?? '');
    expect(body).toBe(`export default ${name};\n`);
    expect(headers['cache-control']).toContain('immutable');
  }
});

test('the preview runs only its own script, in a frame of the app only', async () => {
  await using server = await bannerServer(database.db, { publicUrl: 'https://app.example' });
  const { status, headers, body } = await server.get('/banner/preview');
  expect(status).toBe(200);
  expect(headers['x-frame-options']).toBeUndefined();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'sha256-");
  expect(policy).toContain("frame-ancestors https://app.example; require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
  const script = /src="([^"]+)"/.exec(body)?.[1] ?? '';
  expect((await server.get(script)).body).toBe('preview();\n');
});

test('limits unknown ids per address without affecting others', async () => {
  const { site } = await publishSite(database.db);
  await using server = await bannerServer(database.db);
  await server.get(`/c/${site}/de.js`);
  const tried = Array.from({ length: 620 }, (_, at) => server.get(`/c/${String(at).padStart(22, 'x')}.js`));
  const statuses = (await Promise.all(tried)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(21);
  expect((await server.get(`/c/${site}/de.js`)).status).toBe(200);
});
