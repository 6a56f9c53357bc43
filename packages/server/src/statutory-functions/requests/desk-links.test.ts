/** The hosted privacy policy and the second layer of the banner lead to the desk of their website while it is on. */
import { runInNewContext } from 'node:vm';
import type { PackedConfig, PreferencesConfig } from '@clausewright/contract/banner';
import { expect, test } from 'vitest';
import { maxStateAge } from '../../consent/banner/served-sites.ts';
import { bannerServer } from '../../consent/banner/testing/banner-server.ts';
import { publishSite } from '../../consent/banner/testing/published-site.ts';
import { cacheLagMs } from '../../documents/hosted/read-hosted-page.ts';
import { json } from '../../platform/database/json.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type DeskWorld, deskWorld } from './testing/desk.ts';

const database = useTestDatabase();
const tokenOf = ({ desk }: DeskWorld): string => new URL(desk.url).pathname.split('/').at(-1) ?? '';
const turn = (one: DeskWorld, active: boolean) =>
  one.owner.call('PUT', `/requests/desk/${one.websiteId}`, {
    trader: 'Muster GmbH',
    email: 'privacy@shop.example',
    active,
  });

/** Publishes the text of the policy; answers the path of its hosted page. */
async function hostedPolicy({ agreementId }: DeskWorld): Promise<string> {
  const { db } = database;
  const { live_token: live, current_version_id: version } = await db
    .selectFrom('agreements')
    .select(['live_token', 'current_version_id'])
    .where('id', '=', agreementId)
    .executeTakeFirstOrThrow();
  if (version === null) throw new Error('no version');
  await db
    .insertInto('served_versions')
    .values({ version_id: version, agreement_id: agreementId, served_at: new Date(0) })
    .execute();
  const tree = {
    type: 'root',
    title: 'Privacy Policy',
    language: 'en',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: 'Privacy Policy' }] },
      { type: 'paragraph', children: [{ type: 'text', value: 'What was published.' }] },
    ],
  };
  await db
    .insertInto('agreement_documents')
    .values({
      version_id: version,
      language: 'en',
      title: tree.title,
      tree: json<unknown>(tree),
      clause_ranges: json<readonly unknown[]>([]),
      hash: '0'.repeat(64),
    })
    .execute();
  return `/live/${live}`;
}

test('the hosted policy, its HTML and its JSON link the desk while it is on, and the text stays', async () => {
  await using one = await deskWorld(database.db);
  const path = await hostedPolicy(one);
  const link = `http://localhost:3000/requests/${tokenOf(one)}/en`;
  const read = async () => {
    one.service.clock.advance(cacheLagMs);
    const page = (await one.ask('GET', path)).body;
    const html = (await one.ask('GET', `${path}.html`)).body;
    return {
      page,
      html,
      json: JSON.parse((await one.ask('GET', `${path}.json`)).body) as Record<string, unknown>,
    };
  };
  const on = await read();
  expect(on.page).toContain(`<a href="${link}">Make a request about personal data</a>`);
  expect(on.html).toContain(`<a href="${link}">`);
  expect(on.json['requests_url']).toBe(link);
  await turn(one, false);
  const off = await read();
  expect(off.page).toContain('What was published.');
  for (const text of [off.page, off.html]) expect(text).not.toContain('/requests/');
  expect(off.json['requests_url']).toBeNull();
  await turn(one, true);
  expect((await read()).page).toContain(link);
});

test('another document of the website links no desk', async () => {
  await using one = await deskWorld(database.db);
  const path = await hostedPolicy(one);
  await database.db
    .updateTable('agreements')
    .set({ type: 'DISCLAIMER' })
    .where('id', '=', one.agreementId)
    .execute();
  expect((await one.ask('GET', path)).body).not.toContain('/requests/');
});

/** What a file of the stand-in build was given. */
const configIn = (body: string): unknown =>
  runInNewContext(`(${/(?:core|preferences|requests)\((.*)\);$/m.exec(body)?.[1] ?? ''})`);

test('the second layer links the desk while it is on; without one both files are as they were', async () => {
  await using one = await deskWorld(database.db);
  const { site } = await publishSite(database.db);
  await using server = await bannerServer(database.db);
  const core = async () => {
    server.clock.advance(maxStateAge);
    return (await server.get(`/c/${site}/de.js`)).body;
  };
  const before = await core();
  const second = async (body: string) => server.get((configIn(body) as PackedConfig).preferences);
  const plain = await second(before);
  expect(plain.body).toMatch(/^export default preferences\(/);

  await database.db.updateTable('sites').set({ website_id: one.websiteId }).where('id', '=', site).execute();
  const on = await core();
  const linked = await second(on);
  expect(linked.headers['cache-control']).toContain('immutable');
  const { requests } = configIn(linked.body) as PreferencesConfig;
  expect(requests).toEqual({
    label: 'Datenschutzanfrage stellen',
    url: `http://localhost:3000/requests/${tokenOf(one)}/de`,
  });
  const { preferences } = configIn(on) as PackedConfig;
  const frame = await server.get(preferences.replace('/preferences.', '/frame.'));
  expect(frame.headers['cache-control']).toContain('immutable');

  await turn(one, false);
  expect(await core()).toBe(before);
  // A page that was loaded before asks for the linked one: it gets what is there now, for five minutes.
  const late = await second(on);
  expect(late.body).toBe(plain.body);
  expect(late.headers['cache-control']).toBe('public, max-age=300');
});
