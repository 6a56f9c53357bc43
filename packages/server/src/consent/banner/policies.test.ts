import { shortName } from '@clausewright/banner/publish';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import type { SiteLook } from '../install/describe-protection.ts';
import { bannerServer, consentUrl } from './testing/banner-server.ts';
import { makeConsentSite, publishSite } from './testing/published-site.ts';

const database = useTestDatabase({ keep: true });
const look: SiteLook = {
  at: new Date(0),
  services: [
    {
      id: 'counter',
      known: true,
      name: 'Counter',
      type: 'ANALYTICS',
      hosts: ['seen.counter.example'],
      passes: [],
      pages: [],
      requests: 1,
      cookies: [],
      storage: [],
      evidence: [],
    },
  ],
};

test('a server of the site is told the level and, at the level server, the policy by the last look', async () => {
  const { site } = await publishSite(database.db, { appearance: { protection: 'server' } });
  const asked: string[] = [];
  await using server = await bannerServer(
    database.db,
    { documentsUrl: 'https://docs.example' },
    async (_db, _owner, domain) => {
      asked.push(domain);
      return look;
    },
  );
  const { status, headers, body } = await server.get(`/c/${site}/policy.json`);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=60',
  });
  const policy = JSON.parse(body) as { always: string; vendors: Record<string, string> };
  expect(policy).toMatchObject({
    format: 1,
    site,
    published: true,
    level: 'server',
    async: false,
    languages: ['de', 'en'],
    domains: ['shop.example'],
    documents: 'https://docs.example',
  });
  expect(asked).toEqual(['shop.example']);
  // The essential vendor is allowed to everybody, the others by their yes.
  expect(policy.always).toContain(`${consentUrl} shop.example`);
  expect(policy.always).toContain('cart.example');
  expect(policy.always).not.toMatch(/chat|counter|advert/);
  const short = shortName({ id: 'counter', type: 'ANALYTICS' });
  expect(policy.vendors[short]).toContain('counter.example wss://counter.example seen.counter.example');
});

test('other levels have no policy, and the script may come late where all tags wait for it', async () => {
  await using server = await bannerServer(database.db);
  const of = async (appearance: object) => {
    const { site } = await publishSite(database.db, { appearance });
    return JSON.parse((await server.get(`/c/${site}/policy.json`)).body) as object;
  };
  const tagged = await of({ protection: 'tagged', mode: 'basic' });
  expect(tagged).toMatchObject({ level: 'tagged', async: true });
  expect(Object.keys(tagged)).not.toContain('always');
  expect(await of({ protection: 'automatic', mode: 'basic' })).toMatchObject({
    level: 'automatic',
    async: false,
  });
});

test('without a banner that is published and on, that is said', async () => {
  const documents = 'https://docs.example';
  await using server = await bannerServer(database.db, { documentsUrl: documents });
  const nothing = (site: string) => ({ format: 1, site, published: false, documents });
  const told = async (site: string) =>
    JSON.parse((await server.get(`/c/${site}/policy.json`)).body) as object;
  const never = await makeConsentSite(database.db);
  expect(await told(never)).toEqual(nothing(never));
  expect(await told('short')).toEqual(nothing('short'));
  const { site } = await publishSite(database.db);
  await database.db.updateTable('consents').set({ active: false }).where('site_id', '=', site).execute();
  expect(await told(site)).toEqual(nothing(site));
});
