/** Pages that make it hard for a banner: what they do to themselves, and what a browser keeps from them. */
import { expect, test, beforeEach } from 'vitest';
import type { Page } from 'playwright-core';
import { useShop } from './support/use-shop.ts';
import { eightVendors, siteVendor } from './support/vendors.ts';

const shop = useShop();
beforeEach(() => {
  shop.site.show({});
  shop.site.hits.length = 0;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const accept = (page: Page) => button(page, 'Accept all');
const tag = (name: string) =>
  `<script type="text/plain" data-consent="analytics">(window.ran ??= []).push('${name}')</script>`;
const long = Array.from({ length: 60 }, (_, line) => `<p>Bowl ${line}</p>`).join('');
/** What lies at the middle of an element, of all that is there. */
const isClear = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  });

test('a page that replaces its body thirty times still has the banner, and then the button', async () => {
  const { page, faults } = await shop.newcomer();
  await page.goto(shop.site.page('<p>Thrown.</p>'));
  await accept(page).waitFor();
  const replace = () =>
    page.evaluate(async () => {
      for (let times = 0; times < 30; times += 1) {
        document.body = document.createElement('body');
        document.body.append('new');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
  await replace();
  await accept(page).click();
  await button(page, 'Privacy choices').waitFor();
  await replace();
  await button(page, 'Privacy choices').click();
  await page.locator('dialog').waitFor();
  expect(faults).toEqual([]);
});

test('a page that removes the banner whenever it sees it goes on working', async () => {
  const { page, faults } = await shop.newcomer();
  await page.goto(
    shop.site.page(
      `<script>new MutationObserver(() => document.querySelector('cw-consent')?.remove()).observe(document, { childList: true, subtree: true })</script><p>Thrown.</p>`,
    ),
  );
  await page.waitForTimeout(500);
  expect(
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve('alive')))),
  ).toBe('alive');
  expect(faults).toEqual([]);
});

test('where storage is full an answer is recorded all the same', async () => {
  const { page, faults } = await shop.newcomer();
  await page.goto(
    shop.site.page(
      `<script>Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }</script>${tag('counts')}`,
    ),
  );
  await accept(page).click();
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['counts']);
  await expect.poll(() => shop.site.records).toMatchObject([{ action: 1 }]);
  expect(faults).toEqual([]);
});

test('printing before an answer leaves nothing of the banner on the paper', async () => {
  const { page } = await shop.newcomer();
  await page.goto(shop.site.page('<p>Thrown.</p>'));
  await accept(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  const height = await page
    .locator('cw-consent section')
    .evaluate((element) => element.getBoundingClientRect().height);
  await page.emulateMedia({ media: null });
  expect(height).toBe(0);
});

test('the button can be a sign at the right, and the end of the page scrolls clear of it', async () => {
  const { page } = await shop.newcomer();
  shop.site.show({ appearance: { button_form: 'icon', button_side: 'right' } });
  const body = `${long}<p style="text-align:end"><a id="imprint" href="/imprint">Imprint</a></p>`;
  await page.goto(shop.site.page(body));
  await page.evaluate(`document.querySelector('a[href="#privacy-choices"]').remove()`);
  await accept(page).click();
  const sign = button(page, 'Privacy choices');
  const box = (await sign.boundingBox())!;
  expect(box.width).toBeLessThanOrEqual(48);
  expect(box.x).toBeGreaterThan(1200);
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  expect(await isClear(page, '#imprint')).toBe(true);
});

test.each([
  [390, 844],
  [360, 740],
])(
  'on a phone of %i x %i a third is covered, links are in sight, and the page’s end scrolls clear',
  async (width, height) => {
    const { page } = await shop.newcomer();
    const addresses = {
      privacy_url: 'https://shop.example/privacy',
      imprint_url: 'https://shop.example/imprint',
    };
    const none = {
      title: '',
      introduction: '',
      accept: '',
      reject: '',
      choose: '',
      cookies_url: '',
      contact: '',
    };
    shop.site.show({ fields: { en: { ...none, ...addresses } } });
    await page.setViewportSize({ width, height });
    await page.goto(shop.site.page(`${long}<p id="last">The end</p>`));
    await accept(page).waitFor();
    const banner = (await page.locator('cw-consent section').boundingBox())!;
    expect(banner.height).toBeLessThanOrEqual(height * 0.35);
    for (const name of ['Privacy Policy', 'Legal notice']) {
      const link = (await page.getByRole('link', { name }).boundingBox())!;
      expect(link.y).toBeGreaterThanOrEqual(banner.y);
      expect(link.y + link.height).toBeLessThanOrEqual(height);
    }
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    expect(await isClear(page, '#last')).toBe(true);
  },
);

test('at 400 % zoom every button is in sight', async () => {
  const { page } = await shop.newcomer();
  await page.setViewportSize({ width: 320, height: 200 });
  await page.goto(shop.site.page('<p>Thrown.</p>'));
  for (const name of ['Accept all', 'Reject all', 'Choose']) {
    const box = (await button(page, name).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(200);
  }
});

test('a body that is moved does not move the banner, and a dialog of the page does not lock it', async () => {
  const { page, faults } = await shop.newcomer();
  await page.goto(
    shop.site.page(
      `<style>body{transform:translateY(0)}</style>${long}<dialog id="sale"><p>Sale</p></dialog>`,
    ),
  );
  await accept(page).waitFor();
  const box = (await page.locator('cw-consent section').boundingBox())!;
  // As far from the edge as the card stands.
  expect(900 - Math.round(box.y + box.height)).toBe(15);
  await page.evaluate('sale.showModal()');
  await page.locator('#sale cw-consent').waitFor({ state: 'attached' });
  await button(page, 'Reject all').click();
  await expect.poll(() => shop.site.records).toMatchObject([{ action: 2 }]);
  expect(faults).toEqual([]);
});

test('an English banner on a page from right to left reads from left to right, heading and text alike', async () => {
  const { page } = await shop.newcomer();
  await page.goto(shop.site.page('<p>Thrown.</p>', { language: 'ar', direction: 'rtl' }));
  await accept(page).waitFor();
  const directions = await page
    .locator('cw-consent :is(h2, p)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).direction));
  expect(new Set(directions)).toEqual(new Set(['ltr']));
});

test('each answer is an event for Google Tag Manager, and what waits for the script is called by it', async () => {
  shop.site.show({ vendors: [...eightVendors, siteVendor('google-tag-manager', 'ANALYTICS')] });
  const { page, faults } = await shop.newcomer();
  const queue = '<script>window.clausewright = [(api) => (window.version = api.version)]</script>';
  await page.goto(shop.site.page('', { head: queue }));
  await accept(page).click();
  await expect
    .poll(() => page.evaluate('dataLayer.filter(({ event }) => event === "clausewright_consent")'))
    .toMatchObject([{ clausewright: { types: { ANALYTICS: true } } }]);
  expect(await page.evaluate('version')).toBe('1');
  expect(faults).toEqual([]);
});

test('of two banners one asks, and the page goes on', async () => {
  const { page } = await shop.newcomer();
  const second = `<script async src="${shop.site.service}/c/4711/en.js"></script>`;
  await page.goto(shop.site.page(second));
  await accept(page).waitFor();
  expect(await page.locator('cw-consent').count()).toBe(1);
});

test('where cookies are blocked an answer holds for the page, without a second load', async () => {
  const { page, faults } = await shop.newcomer();
  shop.site.show({ core: { protect: { level: 'automatic', hosts: [], cookies: [] } } });
  let loads = 0;
  page.on('load', () => (loads += 1));
  const blocked =
    "<script>Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set() {} })</script>";
  await page.goto(shop.site.page(tag('counts'), { head: blocked, script: '' }));
  await accept(page).click();
  await expect.poll(() => page.evaluate('window.ran')).toEqual(['counts']);
  await page.waitForTimeout(300);
  expect(loads).toBe(1);
  expect(faults).toEqual([]);
});

test('offline, an answer is kept and sent from a later page', async () => {
  const { page } = await shop.newcomer();
  const url = shop.site.page('<p>Thrown.</p>');
  await page.goto(url);
  await accept(page).waitFor();
  await page.context().setOffline(true);
  await accept(page).click();
  await accept(page).waitFor({ state: 'detached' });
  await page.waitForTimeout(200);
  expect(shop.site.records).toEqual([]);
  await page.context().setOffline(false);
  await page.goto(url);
  await expect.poll(() => shop.site.records).toMatchObject([{ action: 1 }]);
});

test('five hundred vendors are asked for at once', async () => {
  const { page, faults } = await shop.newcomer();
  shop.site.show({
    vendors: Array.from({ length: 500 }, (_, place) =>
      siteVendor(`vendor-${place}`, 'ADVERTISING', { patterns: [`v${place}.example`] }),
    ),
  });
  await page.goto(shop.site.page('<p>Thrown.</p>'));
  await button(page, 'Reject all').click();
  await expect.poll(() => shop.site.records).toMatchObject([{ action: 2, granted: 0 }]);
  expect(faults).toEqual([]);
});

test('a core from before an update works with the second layer of today', async () => {
  const { page, faults } = await shop.newcomer();
  await page.goto(shop.site.page('<p>Thrown.</p>', { script: null }));
  // As text: a function of this file would import as the test runner does.
  await page.evaluate(`(async () => {
    document.cookie = '_fbp=1';
    document.cookie = 'basket=1';
    const { default: module } = await import('${shop.site.service}/p/preferences.js');
    // It says itself which cookies go, and hands over nothing more.
    module.follow({}, (name) => name === '_fbp', () => []);
  })()`);
  expect(await page.evaluate('document.cookie')).toBe('basket=1');
  expect(faults).toEqual([]);
});
