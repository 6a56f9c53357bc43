import { createHash, randomUUID } from 'node:crypto';
import { canonicalJson, defaultAppearance } from '@clausewright/banner/publish';
import type { Appearance, BannerFields } from '@clausewright/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Json } from '../../documents/agreements/testing/visitor.ts';
import { planWorld, type Subscriber } from '../../billing/subscriptions/testing/plan-world.ts';
import { makeConsentPlan } from '../../platform/http/testing/consent-rows.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findConsent } from './consent-store.ts';
import { essential, someVendor } from './testing/some-vendor.ts';

const database = useTestDatabase();
const codes = ({ success, messages = [] }: Json): string[] =>
  success === true
    ? []
    : messages.map((one: Json) => (one['field'] ? `${one['field']} ${one['code']}` : one['code']));

const publish = (who: Subscriber, id: string, body = {}) =>
  who.call('POST', `/privacy-consent/publish/${id}`, body);
const details = async (who: Subscriber, id: string) =>
  (await who.call('GET', `/privacy-consent/details/${id}`))['data'] as Json;
const versions = async (id: string) => {
  const { siteId = '' } = (await findConsent(database.db, id)) ?? {};
  const query = database.db.selectFrom('banner_versions').selectAll().where('site_id', '=', siteId);
  return query.orderBy('number').execute();
};
const words = (given: Partial<BannerFields>): BannerFields => ({
  title: '',
  introduction: '',
  accept: '',
  reject: '',
  choose: '',
  privacy_url: '',
  cookies_url: '',
  imprint_url: '',
  contact: '',
  ...given,
});

test('publishing needs a plan and equal legible buttons', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const id = await ada.consent('shop.example');
  const update = (appearance: Appearance) => ada.call('PUT', `/privacy-consent/${id}`, { appearance });
  expect(codes(await publish(ada, id))).toEqual(['not-paid']);
  expect(codes(await ada.call('POST', `/privacy-consent/discard/${id}`, {}))).toEqual(['not-published']);
  await makeConsentPlan(database, ada, id);
  const usual = defaultAppearance('en');
  const custom = { background: '#ffffff', text: '#777777', button: '#222222', button_text: '#ffffff' };
  expect(codes(await update({ ...usual, colour: 'custom' }))).toEqual([
    'answers-invalid',
    'appearance.custom required',
  ]);
  expect(
    codes(await update({ ...usual, colour: 'custom', custom: { ...custom, reject_button: '#dddddd' } })),
  ).toEqual([]);
  const fields = { de: words({ accept: 'Ja' }), en: words({ accept: 'Yes' }) };
  expect(codes(await ada.call('PUT', `/privacy-consent/update-fields/${id}`, { fields }))).toEqual([]);
  const refused = await publish(ada, id);
  expect(codes(refused)).toEqual([
    'banner-unlawful',
    'appearance.custom.text contrast-low',
    'appearance.custom.reject_button buttons-unequal',
    'fields.en.reject buttons-unequal',
  ]);
  expect(refused['messages'][1].value).toContain('4.4:1');
  const dark = { ...custom, background: '#111111', text: '#ffffff' };
  const themed = { ...usual, colour: 'custom', custom: dark, custom_dark: custom, theme: 'auto' } as const;
  const logo = { logo_url: 'https://cdn.example/logo.svg' };
  expect(codes(await update({ ...themed, ...logo }))).toEqual([]);
  expect(codes(await publish(ada, id))).toEqual([
    'banner-unlawful',
    'appearance.custom.button contrast-low',
    'appearance.custom_dark.text contrast-low',
    'appearance.logo_url logo-elsewhere',
    'fields.en.reject buttons-unequal',
  ]);
  expect(await versions(id)).toEqual([]);

  const languages: Appearance['languages'] = ['de', 'en', 'de'];
  const updated = await update({ ...usual, colour: 'blue', languages, regions: 'by-country' });
  expect(updated['data']).toMatchObject({
    published_at: null,
    changed: true,
    regimes: ['opt-in', 'exempt', 'opt-out'],
  });
  const bad = { en: words({ title: 'A\u2066B', introduction: 'Two\nlines', imprint_url: 'https://[' }) };
  expect(codes(await ada.call('PUT', `/privacy-consent/update-fields/${id}`, { fields: bad }))).toEqual([
    'answers-invalid',
    'fields.en.title unusable-characters',
    'fields.en.imprint_url wrong-format',
  ]);
  await ada.call('PUT', `/privacy-consent/update-fields/${id}`, {
    fields: { en: words({ title: 'Cookies' }) },
  });
  const published = (await publish(ada, id))['data'];
  expect(published).toMatchObject({ version: 1, languages: ['de', 'en'] });
  expect(await details(ada, id)).toMatchObject({
    published,
    published_at: published.published_at,
    changed: false,
  });
  expect(codes(await publish(ada, id))).toEqual(['nothing-to-publish']);
});

test('two concurrent publications make one version; its snapshots are content-addressed and immutable', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const id = await ada.consent('shop.example');
  await makeConsentPlan(database, ada, id);
  await ada.call('POST', `/privacy-consent/vendors/${id}`, { vendors: [essential, someVendor()] });
  await ada.call('POST', `/privacy-consent/additional-domain/add/${id}`, { domain: 'shop.test' });
  await ada.call('PUT', `/privacy-consent/${id}`, {
    appearance: { ...defaultAppearance('fr'), languages: ['fr', 'nl'] },
  });
  const both = await Promise.all([publish(ada, id), publish(ada, id)]);
  expect(both.map((reply) => codes(reply).join()).toSorted()).toEqual(['', 'nothing-to-publish']);
  expect(await versions(id)).toMatchObject([{ number: 1, revision: 1 }]);
  const { siteId = '' } = (await findConsent(database.db, id)) ?? {};
  const snapshots = await database.db.selectFrom('banner_snapshots').selectAll().execute();
  expect(snapshots.map(({ body }) => body.core.language).toSorted()).toEqual(['fr', 'nl']);
  for (const { hash, body, site_id: site } of snapshots) {
    expect([site, body.core.site]).toEqual([siteId, siteId]);
    expect(createHash('sha256').update(canonicalJson(body)).digest('hex').slice(0, 32)).toBe(hash);
    expect(body.preferences.notices.map(({ name }) => name)).toEqual(['Basket', 'Own statistics']);
    expect(body.core.domains).toEqual([
      'shop.test',
      'localhost',
      '127.0.0.1',
      '*.localhost',
      'shop.example',
      'www.shop.test',
      '*.shop.example',
    ]);
  }
  const edit = ada.call('POST', `/privacy-consent/vendors/${id}`, {
    vendors: [someVendor({ name: 'Second' })],
  });
  const [asked, edited] = await Promise.all([publish(ada, id, { ask_again: true }), edit]);
  expect([codes(asked), codes(edited)]).toEqual([[], []]);
  const seen = (await versions(id)).at(-1)?.draft.vendors.length;
  expect(await details(ada, id)).toMatchObject({ changed: seen === 2 });
  for (const table of ['banner_snapshots', 'banner_versions', 'banner_version_snapshots']) {
    const change = sql`update ${sql.table(table)} set site_id = site_id`.execute(database.db);
    await expect(change, table).rejects.toThrow();
  }
});

test('after a plan has ended everything stays: the banner can be disabled and deleted, not edited', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const id = await ada.consent('shop.example');
  const planId = await makeConsentPlan(database, ada, id);
  const { vendors } = (await ada.call('POST', `/privacy-consent/vendors/${id}`, { vendors: [someVendor()] }))[
    'data'
  ];
  const { domains } = (
    await ada.call('POST', `/privacy-consent/additional-domain/add/${id}`, { domain: 'a.test' })
  )['data'];
  await publish(ada, id);
  await ada.call('PUT', `/privacy-consent/update-fields/${id}`, { fields: { en: words({ title: 'New' }) } });
  const vendorId = vendors[0].id as string;
  const edits = [
    ['PUT', `/${id}`, { site_url: 'other.example' }],
    ['PUT', `/${id}`, { appearance: defaultAppearance('de') }],
    ['PUT', `/update-fields/${id}`, { fields: {} }],
    ['POST', `/additional-domain/add/${id}`, { domain: 'b.test' }],
    ['DELETE', `/additional-domain/delete/${id}/${domains[0].id}`, undefined],
    ['POST', `/vendors/${id}`, { vendors: [someVendor()] }],
    ['PUT', `/vendor-edit/${vendorId}`, someVendor({ name: 'New' })],
    ['PUT', `/vendor-toggle/${vendorId}`, { active: false }],
    ['DELETE', `/vendor-delete/${vendorId}`, undefined],
    ['PUT', `/update-vendors-order/${id}`, { order: [vendorId] }],
    ['POST', `/publish/${id}`, { ask_again: true }],
    ['POST', `/discard/${id}`, {}],
  ] as const;
  const plan = (set: object) =>
    database.db.updateTable('subscriptions').set(set).where('id', '=', planId).execute();
  const ends = new Date(world.clock().getTime() - 1);
  // Its renewal is not paid yet: the days of grace count as paid.
  await plan({ state: 'past-due', period_ends_at: ends });
  expect(await details(ada, id)).toMatchObject({ paid: true, plan: { state: 'past-due', renews: true } });
  expect(codes(await ada.call('DELETE', `/privacy-consent/delete/${id}`))).toEqual(['plan-runs']);
  await plan({ cancel_at_period_end: true });
  const before = await details(ada, id);
  expect(before).toMatchObject({ paid: false, changed: true, plan: { state: 'ended', renews: false } });
  for (const [method, path, body] of edits) {
    const reply = await ada.call(method, `/privacy-consent${path}`, body);
    expect([path, codes(reply)]).toEqual([path, ['plan-ended']]);
  }
  expect(await details(ada, id)).toEqual(before);
  const serving = () => ada.call('POST', `/privacy-consent/check-customer-active/${id}`, {});
  expect((await serving())['data']).toEqual({ active: true, missing: [] });
  const off = await ada.call('PUT', `/privacy-consent/active-toggle/${id}`, { active: false });
  expect(off['data']).toMatchObject({ id, active: false });
  expect((await serving())['data']).toEqual({ active: false, missing: ['switched-on'] });
  expect(codes(await ada.call('DELETE', `/privacy-consent/delete/${id}`))).toEqual([]);
  expect(codes(await serving())).toEqual(['not-found']);
  const site = await database.db.selectFrom('banner_versions').select('site_id').execute();
  expect(site).toHaveLength(1);
  const { state } = await database.db.selectFrom('subscriptions').select('state').executeTakeFirstOrThrow();
  expect(state).toBe('ended');
  // The domain is free again.
  expect(await ada.consent('shop.example')).not.toBe(id);
});

test('reverting to the published state is rejected where another consent now has the domain', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const id = await ada.consent('shop.example');
  await makeConsentPlan(database, ada, id);
  await publish(ada, id);
  await ada.call('PUT', `/privacy-consent/${id}`, { site_url: 'moved.example' });
  const site = await database.db.selectFrom('sites').select(['name', 'address']).execute();
  expect(site).toEqual([{ name: 'moved.example', address: 'https://moved.example' }]);
  const [made, discarded] = await Promise.all([
    ada.call('POST', '/privacy-consent/new', { request_id: randomUUID(), site_url: 'shop.example' }),
    ada.call('POST', `/privacy-consent/discard/${id}`, {}),
  ]);
  expect([codes(made).join(), codes(discarded).join()].toSorted()).toEqual(['', 'domain-exists']);
});
