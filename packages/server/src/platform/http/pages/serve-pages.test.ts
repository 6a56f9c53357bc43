import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { hashSource, type ForeignSources } from '../security-headers.ts';

let build = '';
const id = 'a_random-id-of-22-char';
const script = 'document.title';

beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), 'pages-'));
  const records = ['en', 'de'].flatMap((language) =>
    ['/', '/wizard', '/profile/login', '/404', '/maintenance', '/_shell'].map((path) => {
      const file = `${language}${path.replaceAll('/', '-')}.html`;
      const html = `<html lang="${language}"><p>${path}</p><script>${script}</script></html>`;
      writeFileSync(join(build, file), html);
      writeFileSync(join(build, `${file}.br`), brotliCompressSync(html));
      writeFileSync(join(build, `${file}.gz`), gzipSync(html));
      return {
        language,
        path,
        file,
        hash: `hash-${language}${path}`,
        scripts: [hashSource(script)],
        styles: [],
      };
    }),
  );
  writeFileSync(join(build, 'pages.json'), JSON.stringify(records));
  writeFileSync(
    join(build, 'shells.json'),
    JSON.stringify([
      '/download/:id?',
      '/wizard/pay/:id?',
      '/privacy-consent/wizard/pay/:id',
      '/profile/billing/payment-methods',
      '/profile/billing/payment-methods/add',
      '/profile/activate-account/:id?',
      '/profile/reset-password/:id?',
      '/profile/login/:id?',
      '/questions',
    ]),
  );
  mkdirSync(join(build, 'client/assets'), { recursive: true });
  writeFileSync(join(build, 'client/assets/app-1.js'), 'let a');
  writeFileSync(join(build, 'client/assets/app-1.js.br'), brotliCompressSync('let a'));
  writeFileSync(join(build, 'client/favicon.svg'), '<svg/>');
  writeFileSync(join(build, 'client/index.html'), 'a page of the router, not ours');
});
afterAll(() => rmSync(build, { recursive: true }));

async function get(
  url: string,
  headers: Record<string, string> = {},
  payPageSources: readonly ForeignSources[] = [],
) {
  const config = { uiLanguages: ['en', 'de', 'fr'] } as const;
  await using server = await testServer({ webBuild: build, config, payPageSources });
  return server.app.inject({ url, headers });
}

const provider: ForeignSources = {
  script: ['https://js.pay.example'],
  frame: ['https://js.pay.example', 'https://hooks.pay.example'],
  connect: ['https://api.pay.example'],
  img: [],
};

test.each([
  `/wizard/pay/${id}`,
  `/wizard/pay/${id}/`,
  `/privacy-consent/wizard/pay/${id}?plan=year`,
  '/profile/billing/payment-methods/add',
])('on %s provider scripts may run, and nothing inline or evaluated', async (url) => {
  const { headers } = await get(url, {}, [provider]);
  const policy = String(headers['content-security-policy']);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `script-src 'self' '${hashSource(script)}' https://js.pay.example`,
      "connect-src 'self' https://api.pay.example",
      'frame-src https://js.pay.example https://hooks.pay.example',
      "form-action 'self' https://js.pay.example https://hooks.pay.example",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|trusted-types/);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['permissions-policy']).toContain('payment=(self "https://js.pay.example"');
});

test.each([
  '/',
  '/wizard',
  '/wizard/pay',
  `/download/${id}`,
  '/wizard/pay/abc',
  `/wizard/pay/${id}/more`,
  '/profile/billing/payment-methods',
])('%s allows no provider', async (url) => {
  const [strict, offering] = [await get(url), await get(url, {}, [provider])];
  for (const name of ['content-security-policy', 'cross-origin-opener-policy', 'permissions-policy']) {
    expect(offering.headers[name]).toBe(strict.headers[name]);
  }
  expect(String(offering.headers['content-security-policy'])).not.toContain('pay.example');
});

test('without provider scripts the payment page is as strict as every other one', async () => {
  const [pay, home] = [await get(`/wizard/pay/${id}`), await get('/')];
  for (const name of ['cross-origin-opener-policy', 'permissions-policy']) {
    expect(pay.headers[name]).toBe(home.headers[name]);
  }
  // All others may frame the preview of a banner, and that page alone.
  const preview = 'frame-src http://localhost:3000/banner/preview; ';
  const policy = String(home.headers['content-security-policy']);
  expect(policy).toContain(preview);
  expect(pay.headers['content-security-policy']).toBe(policy.replace(preview, ''));
});

test.each([
  ['/', {}, 200, 'en', '/'],
  ['/wizard', { 'accept-language': 'de-CH,de;q=0.9' }, 200, 'de', '/wizard'],
  ['/wizard/', { cookie: 'i18n=de', 'accept-language': 'en' }, 200, 'de', '/wizard'],
  ['/wizard?data=abc', { cookie: 'i18n=it', 'accept-language': 'fr' }, 200, 'en', '/wizard'],
  ['/download', {}, 200, 'en', '/_shell'],
  ['/profile/login', {}, 200, 'en', '/profile/login'],
  [`/profile/login/${id}`, {}, 200, 'en', '/_shell'],
  [`/download/${id}`, { cookie: 'i18n=de' }, 200, 'de', '/_shell'],
  [`/wizard/pay/${id}?token=${id}&utm_source=letter`, {}, 200, 'en', '/_shell'],
  // The browser's router knows these routes: another page under their address could not be hydrated.
  ['/download/abc', { cookie: 'i18n=de' }, 404, 'de', '/_shell'],
  [`/download/${id}?token=abc`, {}, 404, 'en', '/_shell'],
  ['/wizard?step=two', {}, 404, 'en', '/_shell'],
  // Links of letters, as mail programs leave them.
  ['/profile/reset-password/abc', {}, 200, 'en', '/_shell'],
  [`/profile/activate-account/${id}=`, {}, 200, 'en', '/_shell'],
  [`/download/${id}/more`, {}, 404, 'en', '/404'],
  ['/_shell', {}, 404, 'en', '/404'],
  ['/nothing', { cookie: 'i18n=de' }, 404, 'de', '/404'],
  ['/wizard/../../etc/passwd', {}, 404, 'en', '/404'],
])('%s %j -> %i %s %s', async (url, headers, status, language, content) => {
  const reply = await get(url, headers);
  expect(reply.statusCode).toBe(status);
  expect(reply.body).toContain(`<html lang="${language}"><p>${content}</p>`);
  expect(reply.headers).toMatchObject({
    'content-language': language,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Language, Accept-Encoding',
  });
  expect(reply.headers['content-security-policy']).toContain(`script-src 'self' '${hashSource(script)}'`);
});

test.each([
  ['/maintenance', '/'],
  ['/maintenance/?x=1', '/'],
  ['/%6daintenance', '/'],
  ['/Maintenance', '/maintenance'],
  // The browser's router does not mind capitals: it would look for this page under the one of a 404.
  ['/WIZARD?data=Abc', '/wizard?data=Abc'],
  ['/Download/aB_random-id-of-22-char/', '/download/aB_random-id-of-22-char'],
  ['/download/%22/%2f', undefined],
  ['/Download/short', '/download/short'],
  ['/Profile/Billing/payment-methods/Add', '/profile/billing/payment-methods/add'],
  ['//WIZARD', undefined],
  ['//evil.example/download', undefined],
  ['/Nothing', undefined],
])('%s redirects to %s', async (url, to) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers.location]).toEqual(to === undefined ? [404, undefined] : [302, to]);
});

test('a percent-encoded URL resolves to its page', async () => {
  const { statusCode, body } = await get('/w%69zard');
  expect([statusCode, body]).toEqual([200, expect.stringContaining('<p>/wizard</p>')]);
});

test.each([
  [`/profile/activate-account/${id}`, 'no-referrer'],
  [`/profile/reset-password/${id}`, 'no-referrer'],
  [`/profile/login/${id}?code=a&state=b`, 'no-referrer'],
  [`/download/${id}?token=${id}`, 'no-referrer'],
  ['/questions', 'no-referrer'],
  [`/download/${id}`, 'strict-origin-when-cross-origin'],
])('%s is sent to others as %s', async (url, policy) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['referrer-policy']).toBe(policy);
});

test('an unchanged page answers 304 in any encoding, a changed one is sent', async () => {
  const { headers } = await get('/');
  const etag = String(headers.etag);
  for (const given of [etag, `"x", ${etag}`, etag.slice(2), '*']) {
    const again = await get('/', { 'if-none-match': given, 'accept-encoding': 'br' });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['vary']).toBe('Cookie, Accept-Language, Accept-Encoding');
  }
  expect((await get('/', { 'if-none-match': etag, cookie: 'i18n=de' })).statusCode).toBe(200);
  expect((await get('/nothing', { 'if-none-match': '*' })).statusCode).toBe(404);
});

test('sends the best encoding that the browser accepts', async () => {
  const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toContain('<html lang="en">');
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toContain('<html lang="en">');
  expect((await get('/', {})).headers['content-encoding']).toBeUndefined();
});

test('the prerendered home page with prices is sent while they are current, else the one without', async () => {
  const own = mkdtempSync(join(tmpdir(), 'priced-'));
  const records = ['/', '/_without-prices', '/404'].map((path) => {
    const file = `${path.replaceAll('/', '-')}.html`;
    for (const suffix of ['', '.br', '.gz']) writeFileSync(join(own, `${file}${suffix}`), `<p>${path}</p>`);
    const prices = path === '/' ? { prices: 'these' } : {};
    return { language: 'en', path, file, hash: path, scripts: [], styles: [], ...prices };
  });
  writeFileSync(join(own, 'pages.json'), JSON.stringify(records));
  writeFileSync(join(own, 'shells.json'), '[]');
  let inForce: string | null = 'these';
  await using server = await testServer({ webBuild: own, pricesInForce: async () => inForce });
  const ask = () => server.app.inject({ url: '/' });
  const first = await ask();
  expect(first.body).toBe('<p>/</p>');
  for (const other of ['others', null]) {
    inForce = other;
    const reply = await server.app.inject({ url: '/', headers: { 'if-none-match': first.headers.etag } });
    expect([reply.statusCode, reply.body]).toEqual([200, '<p>/_without-prices</p>']);
  }
  inForce = 'these';
  expect((await ask()).body).toBe('<p>/</p>');
  expect((await server.app.inject({ url: '/_without-prices' })).statusCode).toBe(404);
  await using unasked = await testServer({ webBuild: own });
  expect((await unasked.app.inject({ url: '/' })).body).toBe('<p>/_without-prices</p>');
  rmSync(own, { recursive: true });
});

test('assets are immutable and compressed, other build files are not', async () => {
  const asset = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
  expect(asset.statusCode).toBe(200);
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-encoding']).toBe('br');
  expect(asset.headers['x-content-type-options']).toBe('nosniff');
  const icon = await get('/favicon.svg');
  expect([icon.statusCode, icon.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  for (const url of [
    '/assets/none.js',
    '/index.html',
    '/pages.json',
    '/assets/../../pages.json',
    '/assets/%2e%2e/index.html',
  ]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});

test('serves nothing beside the pages: no history, settings, sources, source maps or gallery', async () => {
  for (const url of [
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/node_modules/fastify/package.json',
    '/packages/server/src/main.ts',
    '/server/index.js',
    '/shells.json',
    '/client/assets/app-1.js',
    '/assets/app-1.js.map',
    '/assets/%2e%2e%2fpages.json',
    '/debug',
    '/metrics',
    '/api/v1/metrics',
    '/admin',
    '/api/v1/admin',
  ]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});

test('on the other hosts an unknown URL gets a self-contained page', async () => {
  const config = {
    uiLanguages: ['en', 'de'] as const,
    publicUrl: 'https://app.example',
    documentsUrl: 'https://docs.example',
    consentUrl: 'https://consent.example',
  };
  await using server = await testServer({ webBuild: build, config });
  const ask = (host: string) => server.app.inject({ url: '/nothing', headers: { host } });
  expect((await ask('app.example')).body).toContain('<p>/404</p>');
  for (const host of ['docs.example', 'consent.example', 'else.example']) {
    const reply = await ask(host);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('<h1>404</h1>');
    expect(reply.body).not.toContain('<script');
    expect(reply.headers['content-security-policy']).not.toContain('script-src');
  }
});

test('a URL with a null character is not found, on any route', async () => {
  await using server = await testServer({
    webBuild: build,
    addRoutes: (app) =>
      app.get('/thing/:id', { config: { documentClass: 'file' } }, () => Promise.reject(new Error('asked'))),
  });
  for (const url of ['/thing/a%00b', '/%00', '/download/%00', '/api/v1/probe/%00']) {
    expect([url, (await server.app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});

test('an unknown URL below the API answers in JSON', async () => {
  const reply = await get('/api/v1/nothing');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ success: false, messages: [{ code: 'unknown-path' }] });
});

test('without a build every page says the service is unavailable, in the user’s language', async () => {
  await using server = await testServer();
  const reply = await server.app.inject({ url: '/wizard', headers: { 'accept-language': 'de' } });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('5');
  expect(reply.body).toContain('Der Dienst ist gerade nicht erreichbar.');
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
});

test('during maintenance every page and call says so, in the user’s language', async () => {
  await using server = await testServer({
    webBuild: build,
    config: { uiLanguages: ['en', 'de'] },
    inMaintenance: async () => true,
    addRoutes: (app) => {
      app.get('/live/x', { config: { documentClass: 'hosted' } }, () => 'a document');
      app.get('/outbox', { config: { documentClass: 'page' } }, () => 'letters');
    },
  });
  const ask = (url: string) => server.app.inject({ url, headers: { 'accept-language': 'de' } });
  for (const url of ['/', '/wizard', `/download/${id}`, '/nothing', '/maintenance', '/tests']) {
    const { statusCode, headers, body } = await ask(url);
    expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '30']);
    expect(body).toContain('<html lang="de"><p>/maintenance</p>');
  }
  for (const url of ['/api/v1/public/countries/list', '/api/v1/heartbeat']) {
    const reply = await ask(url);
    expect([url, reply.statusCode]).toEqual([url, 503]);
    expect(reply.json()).toMatchObject({ success: false, messages: [{ code: 'maintenance' }] });
  }
  for (const url of ['/live/x', '/outbox', '/healthz', '/readyz', '/assets/app-1.js', '/favicon.svg']) {
    expect([url, (await ask(url)).statusCode]).toEqual([url, 200]);
  }
});

test('development pages redirect home outside development', async () => {
  const statuses = async (mode: 'development' | 'standalone' | 'production') => {
    await using server = await testServer({ webBuild: build, config: { mode } });
    const urls = ['/tests', '/tests/components?x=1', '/more/tests', '/wizard/test', '/wizard/test/update'];
    const replies = await Promise.all(urls.map((url) => server.app.inject({ url })));
    return replies.map(({ statusCode, headers }) => [statusCode, headers['location']]);
  };
  for (const mode of ['standalone', 'production'] as const) {
    expect(await statuses(mode)).toEqual(Array.from({ length: 5 }, () => [302, '/']));
  }
  expect(await statuses('development')).toEqual(Array.from({ length: 5 }, () => [404, undefined]));
});
