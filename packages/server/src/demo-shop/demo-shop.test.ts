import { expect, test } from 'vitest';
import { publishSite } from '../consent/banner/testing/published-site.ts';
import { type Config, loadConfig } from '../platform/config/config.ts';
import { testServer } from '../platform/http/testing/test-server.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { serveDemo } from './routes.ts';
import { demoTags } from './tags.ts';

const database = useTestDatabase({ keep: true });

async function shop(given: Partial<Config> = {}) {
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const config = { ...loaded.config, ...given };
  const server = await testServer({
    config,
    addRoutes: (app) => serveDemo(app, { db: database.db, config }),
  });
  return { server, get: (url: string) => server.app.inject({ url, headers: { host: 'localhost:3000' } }) };
}

test('the sample shop loads the banner of the requested site, and nothing of its own before', async () => {
  const basic = await publishSite(database.db);
  const advanced = await publishSite(database.db, { appearance: { mode: 'advanced' } });
  const { server, get } = await shop({ consentUrl: 'http://consent.example' });
  await using _ = server;
  const { body, headers } = await get(`/demo/shop?site=${basic.site}&lang=de`);
  expect(body).toContain(`<script async src="http://consent.example/c/${basic.site}/de.js"></script>`);
  expect(body).toContain('href="#privacy-choices"');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("script-src 'self' http://consent.example; ");
  expect(policy).not.toContain('unsafe');
  for (const { waitsFor } of Object.values(demoTags)) expect(body).toContain(`data-consent="${waitsFor}"`);
  expect(body.match(/<(?:iframe|img)[^>]* src=/)).toBe(null);
  const pasted = encodeURIComponent(`http://consent.example/c/${advanced.site}/en.js`);
  expect((await get(`/demo/shop?site=${pasted}`)).body).toContain(
    `<script src="http://consent.example/c/${advanced.site}.js"></script>`,
  );
});

test.each(['', '?site=', `?site=${'x'.repeat(22)}`, '?site=%22%3E%3Cscript%3E', '?site=a&site=b'])(
  'without a banner (%s) the shop explains how to get one',
  async (query) => {
    const { server, get } = await shop();
    await using _ = server;
    const { statusCode, body } = await get(`/demo/shop${query}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<form action="/demo/shop">');
    expect(body).not.toContain('/c/x');
    expect(body).not.toContain('"><script>');
  },
);

test('the stand-ins of the sample shop exist, except in production', async () => {
  const files = ['shop', 'shop.js', 'shop.css', 'film', 'pixel.svg', 'tags/analytics.js'];
  for (const [mode, status] of [
    ['standalone', 200],
    ['production', 404],
  ] as const) {
    const { server, get } = await shop({ mode });
    await using _ = server;
    for (const file of files) expect([file, (await get(`/demo/${file}`)).statusCode]).toEqual([file, status]);
    for (const file of ['tags/none.js', 'tags/constructor.js', 'tags/ads', 'tags/..%2fshop.js'])
      expect([file, (await get(`/demo/${file}`)).statusCode]).toEqual([file, 404]);
  }
});
