import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultAppearance } from '@clausewright/banner/publish';
import { limits } from '@clausewright/contract';
import { makeDiscount } from '../../billing/quotes/testing/seller.ts';
import { planWorld } from '../../billing/subscriptions/testing/plan-world.ts';
import { makeConsentPlan } from '../../platform/http/testing/consent-rows.ts';
import { findConsent } from './consent-store.ts';
import { someVendor } from './testing/some-vendor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const noWords = {
  title: '',
  introduction: '',
  accept: '',
  reject: '',
  choose: '',
  privacy_url: '',
  cookies_url: '',
  imprint_url: '',
  contact: '',
};
const codeOf = (reply: Record<string, any>) => reply['messages']?.[0]?.code as string; // oxlint-disable-line typescript/no-explicit-any -- compared as it is

test('a consent is created once per request, with a site for its domain', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const body = { request_id: randomUUID(), site_url: 'https://www.Shop.example/start?x=1' };
  const [first, second] = await Promise.all([
    ada.call('POST', '/privacy-consent/new', body),
    ada.call('POST', '/privacy-consent/new', body),
  ]);
  expect(first['data']).toMatchObject({ site_url: 'shop.example', active: true, paid: false });
  expect(second['data']).toEqual(first['data']);
  const listed = await ada.call('GET', '/privacy-consent/list');
  expect(listed['data']).toMatchObject({ consents: [first['data']] });
  const sites = await database.db.selectFrom('sites').select(['owner_id', 'name', 'address']).execute();
  expect(sites).toEqual([{ owner_id: ada.id, name: 'shop.example', address: 'https://shop.example' }]);
});

test('a duplicate domain is rejected for its owner only, also concurrently', async () => {
  await using world = await planWorld(database.db);
  const [ada, bob] = [await world.subscriber(), await world.subscriber()];
  const add = (who: typeof ada, url: string) =>
    who.call('POST', '/privacy-consent/new', { request_id: randomUUID(), site_url: url });
  const both = await Promise.all([add(ada, 'shop.example'), add(ada, 'http://shop.example/')]);
  expect(both.map((reply) => (reply['success'] === true ? 'ok' : codeOf(reply))).toSorted()).toEqual([
    'domain-exists',
    'ok',
  ]);
  expect((await add(bob, 'shop.example'))['success']).toBe(true);
  expect((await ada.call('GET', '/privacy-consent/list'))['data'].consents).toHaveLength(1);
});

test('rejects a request id reused with another body or by another account', async () => {
  await using world = await planWorld(database.db);
  const [ada, bob] = [await world.subscriber(), await world.subscriber()];
  const request = { request_id: randomUUID(), site_url: 'shop.example' };
  await ada.call('POST', '/privacy-consent/new', request);
  const other = await ada.call('POST', '/privacy-consent/new', { ...request, site_url: 'blog.example' });
  expect(codeOf(other)).toBe('request-reused');
  expect(codeOf(await bob.call('POST', '/privacy-consent/new', request))).toBe('request-reused');
});

test.each([
  '',
  'localhost',
  '127.0.0.1',
  'shop',
  'ftp://shop.example',
  'https://a b.example',
  'x'.repeat(3000),
])('%s is rejected as an address', async (siteUrl) => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const reply = await ada.call('POST', '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: siteUrl,
  });
  expect(reply['success']).toBe(false);
  expect(reply['messages'].at(-1).field).toBe('site_url');
});

test('the page before payment shows plans and their labels; others cannot see the consent', async () => {
  await using world = await planWorld(database.db);
  const [ada, bob] = [await world.subscriber(), await world.subscriber()];
  const id = await ada.consent('shop.example');
  const { data } = await ada.call('GET', `/privacy-consent/sale-details/${id}`);
  expect(data).toMatchObject({ id, site_url: 'shop.example', paid: false, subscription: null });
  expect(data.plans).toMatchObject([
    { code: 'monthly', price: 1000, currency: 'EUR', discount_label: null },
    { code: 'yearly', price: 10_800, discount_label: '10%' },
    { code: 'three_years', price: 18_000, discount_label: '50%' },
  ]);
  expect(codeOf(await bob.call('GET', `/privacy-consent/sale-details/${id}`))).toBe('other-account');
  const unknown = await ada.call('GET', `/privacy-consent/sale-details/${'x'.repeat(22)}`);
  expect(codeOf(unknown)).toBe('not-found');
});

test('an account with an unconfirmed address cannot create a consent', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber({ confirmed: false });
  const body = { request_id: randomUUID(), site_url: 'shop.example' };
  expect(codeOf(await ada.call('POST', '/privacy-consent/new', body))).toBe('email-not-confirmed');
});

test('a card counts only its own site and month', async () => {
  await using world = await planWorld(database.db);
  world.clock.set(new Date('2026-12-31T23:59:59.999Z'));
  const [ada, bob] = [await world.subscriber(), await world.subscriber()];
  const id = await ada.consent('shop.example');
  const other = await bob.consent('shop.example');
  await ada.call('POST', `/privacy-consent/vendors/${id}`, {
    vendors: [someVendor(), someVendor({ name: 'Second' })],
  });
  const { data } = await ada.call('GET', `/privacy-consent/vendors/${id}`);
  await ada.call('PUT', `/privacy-consent/vendor-toggle/${data.vendors[0].id}`, { active: false });
  const fields = { en: { ...noWords, title: 'Cookies' } };
  await ada.call('PUT', `/privacy-consent/update-fields/${id}`, { fields });
  await ada.call('POST', `/privacy-consent/additional-domain/add/${id}`, {
    domain: 'https://*.Bücher.test/',
  });
  for (const [consent, day, answers] of [
    [id, '2026-11-30', 100],
    [id, '2026-12-01', 1],
    [id, '2026-12-31', 2],
    [id, '2027-01-01', 200],
    [other, '2026-12-31', 400],
  ] as const) {
    const { siteId = '' } = (await findConsent(database.db, consent)) ?? {};
    const of = { site_id: siteId, snapshot: '', country: 'DE', regime: 'opt-in', writer: 3 } as const;
    const row = { ...of, day, action: 1, answers };
    await database.db
      .insertInto('consent_days')
      .values([row, { ...row, action: 2 }])
      .execute();
  }
  const card = {
    id,
    plan: null,
    additional_domains: 1,
    vendors: { total: 2, off: 1 },
    answers_this_month: 6,
    regimes: ['opt-in'],
    published_at: null,
    changed: true,
  };
  const listed = (await ada.call('GET', '/privacy-consent/list'))['data'].consents;
  expect(listed).toMatchObject([card]);
  const { data: details } = await ada.call('GET', `/privacy-consent/details/${id}`);
  expect(details).toEqual({
    ...listed[0],
    appearance: defaultAppearance('en'),
    fields,
    domains: [{ id: expect.any(String), domain: '*.bücher.test' }],
    published: null,
    draft_revision: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect((await ada.call('GET', `/privacy-consent/get-fields/${id}`))['data']).toEqual({ fields });
  const serving = await ada.call('POST', `/privacy-consent/check-customer-active/${id}`, {});
  expect(serving['data']).toEqual({ active: false, missing: ['plan', 'publication'] });
  world.clock.advance(1);
  expect((await ada.call('GET', '/privacy-consent/list'))['data'].consents[0].answers_this_month).toBe(400);
});

test('stats state the next charge minus a still valid discount code', async () => {
  await using world = await planWorld(database.db);
  await makeDiscount(database.db, { code: 'SPRING', percent: 2500, periods: 2 });
  const ada = await world.subscriber();
  const [first, second, third] = [await ada.consent(), await ada.consent(), await ada.consent()];
  const card = await ada.card('pm_ada');
  await ada.buy(first, 'monthly', card, { discount_code: 'SPRING' });
  await ada.buy(second, 'yearly', card);
  const { data: before } = await ada.call('GET', '/privacy-consent/subscription-stats');
  const byId = (data: typeof before) =>
    [first, second, third].map((id) => data.consents.find((one: { id: string }) => one.id === id));
  expect(byId(before)).toMatchObject([
    {
      plan: { code: 'monthly', state: 'active', renews: true },
      domains_used: 1,
      answers_this_month: 0,
      next_charge: { net: 750, currency: 'EUR' },
    },
    { next_charge: { net: 10_800, at: expect.stringMatching(/Z$/) } },
    { plan: null, next_charge: null },
  ]);
  expect(byId(before)[0].next_charge.at).toBe(byId(before)[0].plan.ends_at);
  const { id: subscriptionId } = await database.db
    .selectFrom('subscriptions')
    .select('id')
    .where('consent_id', '=', second)
    .executeTakeFirstOrThrow();
  expect(codeOf(await ada.call('DELETE', `/privacy-consent/delete/${second}`))).toBe('plan-runs');
  await database.db
    .updateTable('subscriptions')
    .set({ cancel_at_period_end: true })
    .where('id', '=', subscriptionId)
    .execute();
  const { data: after } = await ada.call('GET', '/privacy-consent/subscription-stats');
  expect(byId(after)[1]).toMatchObject({ plan: { state: 'active', renews: false }, next_charge: null });
  expect((await ada.call('DELETE', `/privacy-consent/delete/${second}`))['success']).toBe(true);
  expect((await ada.call('GET', '/privacy-consent/subscription-stats'))['data'].consents).toHaveLength(2);
});

test('duplicate domains are reported for one’s own consents only', async () => {
  await using world = await planWorld(database.db);
  const [ada, bob] = [await world.subscriber(), await world.subscriber()];
  const id = await ada.consent('shop.example');
  await ada.call('POST', `/privacy-consent/additional-domain/add/${id}`, { domain: 'shop.test' });
  const ask = async (who: typeof ada, url: string) =>
    (await who.call('POST', '/privacy-consent/domain-exists', { site_url: url }))['data'];
  expect(await ask(ada, 'https://www.Shop.Test/a')).toEqual({ exists: true, domain: 'shop.test' });
  expect(await ask(ada, 'de.shop.example')).toEqual({ exists: true, domain: 'de.shop.example' });
  expect(await ask(ada, 'myshop.example')).toEqual({ exists: false, domain: 'myshop.example' });
  expect(await ask(bob, 'shop.example')).toEqual({ exists: false, domain: 'shop.example' });
});

test('a domain that is not a single site is rejected everywhere, with its reason in the owner’s language', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const id = await ada.consent('shop.example');
  const said = async (given: string) => {
    const body = { site_url: given };
    const replies = [
      await ada.call('POST', '/privacy-consent/new', { ...body, request_id: randomUUID() }),
      await ada.call('PUT', `/privacy-consent/${id}`, body),
      await ada.call('POST', '/privacy-consent/domain-exists', body),
      await ada.call('POST', `/privacy-consent/additional-domain/add/${id}`, { domain: given }),
    ];
    return new Set(replies.map((reply) => reply['messages']?.at(-1).code as string));
  };
  expect(await said('https://www.co.uk/')).toEqual(new Set(['domain-shared']));
  expect(await said('metadata.google.internal')).toEqual(new Set(['domain-not-public']));
  expect(await said('p\u0430ypal.com')).toEqual(new Set(['domain-mixed-scripts']));
});

test('an existing site under such a domain continues', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const id = await ada.consent('shop.example');
  await database.db.updateTable('consents').set({ domain: 'github.io' }).where('id', '=', id).execute();
  const change = (site: string) => ada.call('PUT', `/privacy-consent/${id}`, { site_url: site });
  expect((await change('https://github.io'))['data']).toMatchObject({ site_url: 'github.io' });
  expect(codeOf(await change('gitlab.io'))).toBe('answers-invalid');
  expect((await change('shop.example'))['success']).toBe(true);
});

test('further domains: at most 50, each once, none of another consent, also concurrently', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const [shop, blog] = [await ada.consent('shop.example'), await ada.consent('blog.example')];
  await makeConsentPlan(database, ada, shop);
  const add = (id: string, domain: string) =>
    ada.call('POST', `/privacy-consent/additional-domain/add/${id}`, { domain });
  const outcome = (reply: Awaited<ReturnType<typeof add>>) =>
    reply['success'] === true ? 'ok' : (reply['messages'].at(-1).code as string);
  const both = await Promise.all([add(shop, 'news.test'), add(shop, 'NEWS.test')]);
  expect(both.map(outcome).toSorted()).toEqual(['domain-exists', 'ok']);
  const rivals = await Promise.all([add(shop, '*.land.test'), add(blog, 'de.land.test')]);
  expect(rivals.map(outcome).toSorted()).toEqual(['domain-overlaps', 'ok']);
  const moved = await Promise.all([
    ada.call('PUT', `/privacy-consent/${blog}`, { site_url: 'new.test' }),
    add(shop, 'new.test'),
  ]);
  expect(moved.map(outcome).toSorted()).toEqual(['domain-overlaps', 'ok']);
  expect(outcome(await add(shop, 'a..test'))).toBe('wrong-format');
  expect(outcome(await add(shop, '-.test.example!'))).toBe('wrong-format');

  const { siteId = '' } = (await findConsent(database.db, shop)) ?? {};
  const { domains } = (await ada.call('GET', `/privacy-consent/details/${shop}`))['data'];
  const rows = Array.from({ length: limits.domains - 1 - domains.length }, (_, number) => ({
    site_id: siteId,
    id: `some-id-of-a-domain-${String(number).padStart(4, '0')}`,
    domain: `d${number}.many.test`,
    created_at: world.clock(),
  }));
  await database.db.insertInto('consent_domains').values(rows).execute();
  const last = await Promise.all([add(shop, 'one.test'), add(shop, 'two.test')]);
  expect(last.map(outcome).toSorted()).toEqual(['ok', 'too-many']);
  const remove = (id: string, domainId: string) =>
    ada.call('DELETE', `/privacy-consent/additional-domain/delete/${id}/${domainId}`);
  const domainId = domains[0].id as string;
  expect(outcome(await remove(blog, domainId))).toBe('not-found');
  const left = await remove(shop, domainId);
  expect(left['data'].domains).toHaveLength(limits.domains - 1);
  expect(outcome(await remove(shop, domainId))).toBe('not-found');
});

test('a domain with an umlaut is displayed with it, and stored in ASCII', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const request = { request_id: randomUUID(), site_url: 'https://Blütenkosmetik.example/' };
  const made = await ada.call('POST', '/privacy-consent/new', request);
  const id = made['data'].id as string;
  const card = await ada.card('visa');
  await ada.buy(id, 'monthly', card);
  const shown = 'blütenkosmetik.example';
  const read = async (path: string) => (await ada.call('GET', path))['data'];
  expect((await read('/privacy-consent/list')).consents[0].site_url).toBe(shown);
  expect((await read(`/privacy-consent/sale-details/${id}`)).site_url).toBe(shown);
  expect((await read('/privacy-consent/subscription-stats')).consents[0].site_url).toBe(shown);
  expect((await read('/customer/subscription/all')).subscriptions[0].domain).toBe(shown);
  const asked = { site_url: shown };
  expect((await ada.call('POST', '/privacy-consent/domain-exists', asked))['data'].domain).toBe(shown);
  const paid = await database.db.selectFrom('transactions').select('quote').executeTakeFirstOrThrow();
  expect(JSON.stringify(paid.quote)).toContain(shown);
  expect((await findConsent(database.db, id))?.domain).toBe('xn--bltenkosmetik-xob.example');
});
