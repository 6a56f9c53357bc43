import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { planWorld } from '../billing/subscriptions/testing/plan-world.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase();
const codeOf = (reply: Record<string, any>) => reply['messages']?.[0]?.code as string; // oxlint-disable-line typescript/no-explicit-any -- compared as it is

test('a consent is added once per request, with a site that carries its domain', async () => {
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
  expect(listed['data']).toEqual({ consents: [first['data']] });
  const sites = await database.db.selectFrom('sites').select(['owner_id', 'name', 'address']).execute();
  expect(sites).toEqual([{ owner_id: ada.id, name: 'shop.example', address: 'https://shop.example' }]);
});

test('the same domain twice is refused to its owner only, also at the same moment', async () => {
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

test("a request id of another body or another's account is refused", async () => {
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
])('%s is refused as an address', async (siteUrl) => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber();
  const reply = await ada.call('POST', '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: siteUrl,
  });
  expect(reply['success']).toBe(false);
  expect(reply['messages'].at(-1).field).toBe('site_url');
});

test('the page before payment shows plans and their labels; to others the consent is not shown', async () => {
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

test('an address that is not confirmed cannot add a consent', async () => {
  await using world = await planWorld(database.db);
  const ada = await world.subscriber({ confirmed: false });
  const body = { request_id: randomUUID(), site_url: 'shop.example' };
  expect(codeOf(await ada.call('POST', '/privacy-consent/new', body))).toBe('email-not-confirmed');
});
