/** Google Consent Mode and Microsoft's consent; the numbers are those of the study of banners. */
import type { CoreConfig } from '@clausewright/contract/banner';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { useShop } from './support/use-shop.ts';
import { eightVendors, siteVendor } from './support/vendors.ts';

const shop = useShop();
beforeEach(() => {
  shop.site.hits.length = 0;
});

const google: CoreConfig['google'] = [];
const googles = () => [
  ...eightVendors,
  siteVendor('google-analytics', 'ANALYTICS', { patterns: [`${shop.site.tracker}/google.js`] }),
];

interface Entry {
  isArguments: boolean;
  said: [command: string, what: string, state: Record<string, unknown>];
}

/** Commands to Google's tags; the event that tells of an answer is none. */
const said = (page: Page): Promise<Entry[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .filter((entry) => !('event' in entry))
      .map((entry) => ({
        isArguments: Object.prototype.toString.call(entry) === '[object Arguments]',
        said: Array.from(entry) as never,
      })),
  );

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
};
const granted = Object.fromEntries(Object.keys(denied).map((type) => [type, 'granted']));

const accept = (page: Page) => page.getByRole('button', { name: 'Accept all', exact: true });
const answered = (page: Page) =>
  expect.poll(() => page.context().cookies()).toMatchObject([{ name: 'cw_consent' }]);

test('GCM-1 GCM-2 GCM-3 GCM-9: one default command with the seven consent types precedes the first tag', async () => {
  shop.site.show({ core: { google, advanced: true }, vendors: googles() });
  const { page, faults } = await shop.newcomer();
  await page.goto(shop.site.page('<script>window.before = [...dataLayer[0]]</script>', { script: '' }));
  expect(await page.evaluate('before')).toEqual(['consent', 'default', denied]);
  await accept(page).waitFor();
  const entries = await said(page);
  expect(entries).toHaveLength(1);
  expect(entries.every(({ isArguments }) => isArguments)).toBe(true);

  // A default of the owner's own is not contradicted.
  const own = `<script>window.dataLayer = []; (function () { dataLayer.push(arguments) })('consent', 'default', { ad_storage: 'denied' })</script>`;
  await page.goto(shop.site.page('', { script: '', head: own }));
  await accept(page).click();
  await expect
    .poll(async () => (await said(page)).map((entry) => entry.said[1]))
    .toEqual(['default', 'update']);
  expect(faults).toEqual([]);
});

test('GCM-4: wait_for_update is half a second, and only where the script may load after the tags', async () => {
  shop.site.show({ core: { google } });
  const { page } = await shop.newcomer();
  for (const [script, waits] of [
    ['', undefined],
    ['async', 500],
    ['defer', 500],
  ] as const) {
    await page.goto(shop.site.page('', { script }));
    await accept(page).waitFor();
    expect([script, (await said(page))[0]!.said[2]['wait_for_update']]).toEqual([script, waits]);
  }
});

test('GCM-5: the stored choice follows the default on each page, before any vendor runs or event fires', async () => {
  shop.site.show({ core: { google }, vendors: googles() });
  const { page } = await shop.newcomer();
  const url = shop.site.page(
    `<script>for (const what of ['ready', 'consent']) document.addEventListener('clausewright:' + what, () => (window[what] = dataLayer.length))</script>
     <script type="text/plain" data-consent="analytics">window.tag = dataLayer.filter((entry) => !entry.event).map((entry) => entry[1])</script>`,
    { script: 'defer' },
  );
  await page.goto(url);
  await accept(page).click();
  await expect.poll(() => page.evaluate('window.tag')).toEqual(['default', 'update']);
  expect(await page.evaluate('[ready, consent]')).toEqual([1, 3]);

  await page.goto(url);
  await expect.poll(() => page.evaluate('window.tag')).toEqual(['default', 'update']);
  expect(await page.evaluate('ready')).toBe(3);
  expect((await said(page)).map((entry) => entry.said[2])).toEqual([
    { ...denied, wait_for_update: 500 },
    granted,
  ]);
});

test('GCM-6: the default is that of the regime and names no other regions', async () => {
  const { page } = await shop.newcomer();
  for (const [regime, state] of [
    ['opt-in', denied],
    ['exempt', { ...denied, analytics_storage: 'granted' }],
    ['opt-out', granted],
  ] as const) {
    shop.site.show({ core: { google }, regime });
    await page.goto(shop.site.page('', { script: '' }));
    await page.locator('cw-consent').waitFor({ state: 'attached' });
    expect([regime, (await said(page)).map((entry) => entry.said[2])]).toEqual([regime, [state]]);
  }
});

test('GCM-7: url_passthrough and ads_data_redaction are set only where the owner chose them', async () => {
  const { page } = await shop.newcomer();
  shop.site.show({ core: { google: ['url_passthrough', 'ads_data_redaction'] } });
  await page.goto(shop.site.page(''));
  await accept(page).waitFor();
  expect((await said(page)).slice(1).map((entry) => entry.said)).toEqual([
    ['set', 'url_passthrough', true],
    ['set', 'ads_data_redaction', true],
  ]);
  shop.site.show({ core: { google } });
  await page.goto(shop.site.page(''));
  await accept(page).waitFor();
  expect(await said(page)).toHaveLength(1);
  shop.site.show({});
  await page.goto(shop.site.page(''));
  await accept(page).waitFor();
  expect(await said(page)).toEqual([]);
});

test('GCM-8: basic mode requests nothing from Google before consent, advanced mode runs its tags at once', async () => {
  const tag = `<script src="http://${shop.site.tracker}/google.js"></script>`;
  const byScript = `<script>{ const tag = document.createElement('script'); tag.src = 'http://${shop.site.tracker}/google.js?2'; document.body.append(tag) }</script>`;
  const { page, faults } = await shop.newcomer();
  shop.site.show({ core: { google }, vendors: googles() });
  await page.goto(
    shop.site.page(
      `${tag.replace('<script', '<script type="text/plain" data-consent="analytics"')}${byScript}`,
      {
        script: '',
      },
    ),
  );
  await accept(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(shop.site.hits).toEqual([]);
  await accept(page).click();
  await expect.poll(() => shop.site.hits).toEqual(['/google.js', '/google.js']);

  await page.context().clearCookies();
  shop.site.hits.length = 0;
  shop.site.show({ core: { google, advanced: true }, vendors: googles() });
  await page.goto(shop.site.page(tag + byScript, { script: '' }));
  await accept(page).waitFor();
  await expect.poll(() => shop.site.hits).toEqual(['/google.js', '/google.js']);
  // Refused, they are told so and stay: nothing has to be stopped with the page.
  await page.getByRole('button', { name: 'Reject all', exact: true }).click();
  await expect
    .poll(async () => (await said(page)).map((entry) => entry.said[1]))
    .toEqual(['default', 'update']);
  await answered(page);
  expect(faults).toEqual([]);
});

test('a refused Google vendor has its storage denied, even if other vendors of its type are allowed', async () => {
  shop.site.show({ core: { google }, vendors: googles() });
  const { page } = await shop.newcomer();
  await page.goto(shop.site.page(''));
  await accept(page).waitFor();
  await page.evaluate(`clausewright.set(['matomo', 'meta'])`);
  expect((await said(page)).at(-1)!.said[2]).toEqual({
    ...denied,
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'granted',
  });
  expect(
    await page.evaluate(
      `[clausewright.allows('matomo'), clausewright.allows('google-analytics'), clausewright.allows('ANALYTICS')]`,
    ),
  ).toEqual([true, false, true]);
});

test('UET-1 UET-2: Microsoft receives the denial before its tags and the choice on each page, Clarity through its own call', async () => {
  shop.site.show({ core: { microsoft: true } });
  const { page, faults } = await shop.newcomer();
  const url = shop.site.page('<script>window.before = [...uetq]</script>', { script: '' });
  await page.goto(url);
  expect(await page.evaluate('before')).toEqual(['consent', 'default', { ad_storage: 'denied' }]);
  await accept(page).click();
  const update = ['consent', 'update', { ad_storage: 'granted' }];
  expect(await page.evaluate('uetq.slice(3)')).toEqual(update);
  await answered(page);
  await page.goto(url);
  expect(await page.evaluate('uetq.slice(3)')).toEqual(update);
  expect(await page.evaluate('Array.from(clarity.q.at(-1))')).toEqual([
    'consentv2',
    { ad_Storage: 'granted', analytics_Storage: 'granted' },
  ]);
  expect(faults).toEqual([]);
});
