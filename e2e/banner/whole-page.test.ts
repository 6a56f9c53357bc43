/** One page with what shops have (analytics, ads, a film, a chat), each by a stand-in at the vendor's own address. */
import { loadBannerCatalogue } from '@clausewright/library/banner-catalogue';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { type Site, startSite, strictPolicy } from './support/site.ts';

let site: Site;
let browser: Browser;
let vendors: Parameters<Site['show']>[0]['vendors'] & object;
beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
  const catalogue = await loadBannerCatalogue('en');
  // As the catalogue knows them: by their real addresses and the names of their cookies.
  vendors = ['stripe', 'google-analytics', 'google-ads', 'youtube', 'intercom'].map((id) => ({
    ...catalogue[id]!.vendor,
    id,
    active: true,
  }));
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});
beforeEach(() => {
  site.show({ vendors, core: { google: [] } });
});

/** What each vendor's own script does, in short: cookies on every domain that it can reach, storage, more requests. */
const standIns: Readonly<Record<string, string>> = {
  'www.googletagmanager.com/gtag/js?id=G-NORTH': `for (const to of ['', ';domain=northlight.localhost']) for (const name of ['_ga', '_ga_NORTH', '_gid']) document.cookie = name + '=1;path=/' + to;
    new Image().src = 'https://region1.google-analytics.com/g/collect'; (window.ran ??= []).push('analytics')`,
  'www.googletagmanager.com/gtag/js?id=AW-NORTH': `document.cookie = '_gcl_au=1;path=/;domain=northlight.localhost'; (window.ran ??= []).push('ads')`,
  'widget.intercom.io/widget/north': `document.cookie = 'intercom-id-north=1;path=/'; localStorage['intercom-state'] = 1; sessionStorage['intercom-open'] = 1; (window.ran ??= []).push('chat')`,
  'js.stripe.com/v3/': `document.cookie = '__stripe_mid=1;path=/'`,
};

const waiting = (type: string, vendor: string, rest: string): string =>
  `<script type="text/plain" nonce="abc" data-consent="${type}" data-vendor="${vendor}" ${rest}</script>`;
const shop = `
  <script nonce="abc" src="https://js.stripe.com/v3/"></script>
  ${waiting('analytics', 'google-analytics', 'src="https://www.googletagmanager.com/gtag/js?id=G-NORTH">')}
  ${waiting('analytics', 'google-analytics', `>(window.ran ??= []).push('inline')`)}
  ${waiting('advertising', 'google-ads', 'src="https://www.googletagmanager.com/gtag/js?id=AW-NORTH">')}
  ${waiting('functionality', 'intercom', 'src="https://widget.intercom.io/widget/north">')}
  <iframe title="Film" width="560" height="315" data-consent="functionality" data-vendor="youtube" data-src="https://www.youtube-nocookie.com/embed/kiln"></iframe>
  <img alt="" width="1" height="1" data-consent="advertising" data-vendor="google-ads" data-src="https://www.googleadservices.com/pagead/conversion/north">
  ${'<p>Thrown and fired by two people.</p>'.repeat(60)}`;
const policy = strictPolicy
  .replace(
    '{service} {tracker};',
    '{service} https://js.stripe.com https://www.googletagmanager.com https://widget.intercom.io;',
  )
  .replace('img-src {tracker}', 'img-src https://www.googleadservices.com https://*.google-analytics.com')
  .replace('frame-src {tracker}', 'frame-src https://www.youtube-nocookie.com');

const everyone = [
  'region1.google-analytics.com',
  'widget.intercom.io',
  'www.googleadservices.com',
  'www.googletagmanager.com',
  'www.youtube-nocookie.com',
];

/** A new visitor; `asked`: hosts of others that were asked for something, Stripe's aside, which the shop needs. */
async function visit(options?: BrowserContextOptions) {
  const asked = new Set<string>();
  site.welcome();
  const { page, faults } = await openPage(browser, options);
  await page.context().route(/^https:/, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    if (host !== 'js.stripe.com') asked.add(host);
    const script = standIns[host + pathname + search];
    await route.fulfill(
      script === undefined
        ? { contentType: 'text/html', body: '<!doctype html><title>Film</title><p>A film.</p>' }
        : { contentType: 'text/javascript', body: script },
    );
  });
  return { page, faults, asked };
}

/** On a host below the site's domain, where cookies may be those of the parent. */
const below = (url: string): string => url.replace('//', '//shop.');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cookies = async (page: Page) =>
  (await page.context().cookies('http://shop.northlight.localhost')).map(({ name }) => name).sort();
const inStorage = (page: Page) =>
  page.evaluate('[...Object.keys(localStorage), ...Object.keys(sessionStorage)]');

test.each([
  ['as most sites are', undefined],
  ['under a policy that forbids nearly all', policy],
])(
  'DES-5 DES-8 DES-10 GCM-8: nothing fires before consent, everything after, and withdrawal cleans up, on a page %s',
  async (_, strict) => {
    const { page, faults, asked } = await visit();
    const url = below(site.page(shop, { ...(strict && { policy: strict }), script: 'async nonce="abc"' }));
    // Scrolling, reading and going to the next page are no answer, and nothing stands in their way.
    for (const times of [1, 2]) {
      await page.goto(`${url}/page-${times}`);
      await button(page, 'Accept all').waitFor();
      await page.mouse.move(200, 200);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(0);
    }
    expect(await page.evaluate('[clausewright.consent().answered, window.ran]')).toEqual([false, undefined]);
    expect(await cookies(page)).toEqual(['__stripe_mid']);
    expect(await inStorage(page)).toEqual([]);
    expect([...asked]).toEqual([]);
    expect(site.records).toEqual([]);

    await button(page, 'Accept all').click();
    await expect.poll(() => page.evaluate('window.ran')).toEqual(['analytics', 'inline', 'ads', 'chat']);
    await expect.poll(() => [...asked].sort()).toEqual(everyone);
    await page.frameLocator('iframe').getByText('A film.').waitFor();
    await expect.poll(() => site.records).toMatchObject([{ action: 1, layer: 1, granted: 7 }]);
    expect(await cookies(page)).toEqual(
      ['__stripe_mid', '_ga', '_ga', '_ga_NORTH', '_ga_NORTH', '_gcl_au', '_gid', '_gid'].concat([
        'cw_consent',
        'intercom-id-north',
      ]),
    );
    const kept = (await page.context().cookies()).find(({ name }) => name === 'cw_consent')!;
    expect(Math.round((kept.expires - Date.now() / 1000) / 86_400)).toBe(180);

    await page.getByRole('link', { name: 'Privacy choices' }).click();
    asked.clear();
    await Promise.all([
      page.waitForNavigation(),
      page.getByRole('dialog').getByRole('button', { name: 'Reject all', exact: true }).click(),
    ]);
    await expect.poll(() => cookies(page)).toEqual(['__stripe_mid', 'cw_consent']);
    await expect.poll(() => inStorage(page)).toEqual([]);
    await expect.poll(() => new Set(site.records.map(({ action }) => action))).toEqual(new Set([1, 5]));
    await page.getByRole('group', { name: 'YouTube' }).waitFor();
    expect(await page.evaluate('window.ran')).toBe(undefined);
    expect([...asked]).toEqual([]);
    // Neither the policy nor Trusted Types had anything to report.
    expect(faults).toEqual([]);
  },
);

test('DES-1: one click refuses, and nothing fires afterwards on this page or the next', async () => {
  const { page, faults, asked } = await visit();
  const url = below(site.page(shop, { policy, script: 'async nonce="abc"' }));
  await page.goto(url);
  await button(page, 'Reject all').click();
  await expect.poll(() => site.records).toMatchObject([{ action: 2, layer: 1, granted: 0 }]);
  await page.goto(url);
  await page.getByRole('group', { name: 'YouTube' }).waitFor();
  expect(await button(page, 'Reject all').count()).toBe(0);
  expect(await cookies(page)).toEqual(['__stripe_mid', 'cw_consent']);
  expect([...asked]).toEqual([]);
  expect(faults).toEqual([]);
});

test('without the script nothing fires and the page is unchanged', async () => {
  const without = await visit({ javaScriptEnabled: false });
  await without.page.goto(site.page(shop));
  await without.page.waitForLoadState('networkidle');
  expect(await without.page.locator('cw-consent').count()).toBe(0);
  expect([...without.asked]).toEqual([]);

  const { page, faults, asked } = await visit();
  const script = '**/c/4711/en.js';
  const ways = [
    // An ad blocker; a site that is off, was never paid or is gone; a page that allows no script of others.
    { url: site.page(shop), take: () => page.route(script, (route) => route.abort('blockedbyclient')) },
    { url: site.page(shop), take: () => page.route(script, (route) => route.fulfill({ body: '' })) },
    { url: site.page(shop, { policy: "script-src 'none'" }), take: () => page.unroute(script) },
  ];
  for (const { url, take } of ways) {
    await take();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Privacy choices' }).click();
    expect(await page.evaluate('[window.ran, document.querySelectorAll("cw-consent").length]')).toEqual([
      undefined,
      0,
    ]);
    expect([...asked]).toEqual([]);
  }
  // What the browser itself says of what was not loaded.
  expect(faults.filter((fault) => !/ERR_BLOCKED_BY_CLIENT|script-src/.test(fault))).toEqual([]);
});
