/** The banner on a page of a strict site, as visitors with Firefox meet it. */
import type { Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { runAxe } from '../support/accessibility.ts';
import { openPage, settled, type WatchedPage } from '../support/browser.ts';
import { inFirefox, launchFirefoxOnce } from '../support/firefox.ts';
import { launchFirefox } from '../../tooling/firefox.ts';
import { saveScreenshot } from '../banner/support/screenshot.ts';
import { strictPolicy } from '../banner/support/site.ts';
import { useShop } from '../banner/support/use-shop.ts';
import { eightVendors, siteVendor } from '../banner/support/vendors.ts';

const shop = useShop(launchFirefoxOnce);
beforeEach(() => {
  shop.site.show({ vendors: [...eightVendors, siteVendor('hotjar', 'ANALYTICS', { cookies: ['_hj*'] })] });
  shop.site.hits.length = 0;
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog');
const ran = (page: Page) => expect.poll(() => page.evaluate('window.ran ?? []'));
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

/** Scripts, a film and a picture of others; what runs says so, and leaves a cookie. */
function stockOf(tracker: string): string {
  return `<script type="text/plain" nonce="abc" data-consent="analytics" data-vendor="hotjar" src="http://${tracker}/hot.js"></script>
    <script type="text/plain" nonce="abc" data-consent="analytics" data-vendor="hotjar">document.cookie = '_hj=1;path=/'; (window.ran ??= []).push('inline')</script>
    <iframe title="Film" width="300" height="200" data-consent="functionality" data-vendor="youtube" data-src="http://${tracker}/film"></iframe>
    <img alt="" data-consent="advertising" data-src="http://${tracker}/pixel">
    ${'<p>Thrown and fired by two people.</p>'.repeat(40)}`;
}
const everything = ['/film', '/hot.js', '/pixel'];
const strictPage = () =>
  shop.site.page(stockOf(shop.site.tracker), { policy: strictPolicy, script: 'async nonce="abc"' });

/**
 * The banner writes and deletes cookies on each domain above the host, of which browsers refuse the outermost. Firefox
 * says so among its errors.
 */
const faultsOf = ({ faults }: WatchedPage) =>
  faults.filter((fault) => !/Cookie “\w+” has been rejected for invalid domain/u.test(fault));

/** What has the focus, also inside of roots, and whether one sees that it has. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (element === null || element === document.body) return 'the browser';
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return `${name.trim()}${getComputedStyle(element).outlineStyle === 'none' ? ' without a ring' : ''}`;
  });

/** Presses Tab and answers where the focus stopped, up to the last; beyond it Firefox itself would have the keyboard. */
async function stopsUntil(page: Page, last: string): Promise<string[]> {
  const stops: string[] = [];
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    stops.push(stop);
    if (stop.startsWith(last)) return stops;
  }
  throw new Error(`the focus did not come to ${last}: ${stops.join(' | ')}`);
}

inFirefox('a refusal by keyboard keeps everything out, and nobody is asked again', async () => {
  const watched = await shop.newcomer();
  const { page } = watched;
  const url = strictPage();
  await page.goto(url);
  await button(page, 'Reject all').waitFor();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    await saveScreenshot(page, `firefox-layer-1-${width}`);
  }
  expect((await runAxe(page)).violations).toEqual([]);
  const stops = await stopsUntil(page, 'Privacy choices');
  expect(stops.slice(0, 3)).toEqual(['Reject all', 'Accept all', 'Choose']);
  expect(stops.filter((stop) => stop.includes('without a ring'))).toEqual([]);

  await button(page, 'Reject all').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shop.site.records).toMatchObject([{ action: 2, layer: 1, granted: 0 }]);
  await page.goto(url);
  await expect.poll(() => page.evaluate('clausewright.consent().answered')).toBe(true);
  expect(await page.locator('body > cw-consent').count()).toBe(0);
  await ran(page).toEqual([]);
  expect(shop.site.hits).toEqual([]);
  expect(await cookies(page)).toEqual(['cw_consent']);
  expect(faultsOf(watched)).toEqual([]);
});

inFirefox('what was accepted loads at once, and what is withdrawn goes with its cookies', async () => {
  const watched = await shop.newcomer();
  const { page } = watched;
  await page.goto(strictPage());
  await button(page, 'Accept all').click();
  await ran(page).toEqual(['/hot.js', 'inline']);
  await expect.poll(() => [...shop.site.hits].sort()).toEqual(everything);
  await page.frameLocator('iframe').getByText('A film.').waitFor();
  expect(await cookies(page)).toEqual(['_hj', 'cw_consent']);

  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await Promise.all([
    page.waitForEvent('load'),
    dialog(page).getByRole('button', { name: 'Reject all' }).click(),
  ]);
  await expect.poll(() => cookies(page)).toEqual(['cw_consent']);
  await ran(page).toEqual([]);
  expect(shop.site.records.map(({ action, layer }) => [action, layer])).toEqual(
    expect.arrayContaining([
      [1, 1],
      [5, 2],
    ]),
  );
  expect(faultsOf(watched)).toEqual([]);
});

inFirefox('the second layer holds the focus, gives it back, and stores each switch', async () => {
  const watched = await shop.newcomer();
  const { page } = watched;
  await page.goto(strictPage());
  await button(page, 'Choose').waitFor();
  const link = page.getByRole('link', { name: 'Privacy choices' });
  await link.focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  expect(await focused(page)).toMatch(/^Close without changing anything/u);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    await saveScreenshot(page, `firefox-layer-2-${width}`);
  }
  expect((await runAxe(page)).violations).toEqual([]);
  const stops = await stopsUntil(page, 'Save my choices');
  expect(stops).toEqual(expect.arrayContaining(['Reject all', 'Accept all']));
  expect(stops.filter((stop) => /Northlight|Privacy choices|without a ring/u.test(stop))).toEqual([]);

  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toMatch(/^Privacy choices/u);
  expect(shop.site.records).toEqual([]);

  await button(page, 'Choose').click();
  const analytics = dialog(page).getByRole('checkbox', { name: 'Analytics', exact: true });
  await analytics.focus();
  await page.keyboard.press('Space');
  await dialog(page).getByRole('button', { name: 'Save my choices' }).press('Enter');
  await ran(page).toEqual(['/hot.js', 'inline']);
  expect(shop.site.hits).toEqual(['/hot.js']);
  await expect.poll(() => shop.site.records).toMatchObject([{ action: 3, layer: 2, offered: 15 }]);
  await link.click();
  expect(await analytics.isChecked()).toBe(true);
  expect(faultsOf(watched)).toEqual([]);
});

inFirefox('Firefox’s own Global Privacy Control refuses where the law lets it', async () => {
  shop.site.show({ regime: 'opt-out' });
  await using browser = await launchFirefox({ 'privacy.globalprivacycontrol.enabled': true });
  const watched = await openPage(browser);
  const { page } = watched;
  shop.site.welcome();
  const url = strictPage();
  await page.goto(url);
  expect(await page.evaluate('navigator.globalPrivacyControl')).toBe(true);
  await expect
    .poll(() => shop.site.records)
    .toMatchObject([{ action: 4, layer: 0, granted: 0, offered: 15, gpc: true, regime: 'opt-out' }]);
  await page.goto(url);
  await expect.poll(() => page.evaluate('clausewright.consent().gpc')).toBe(true);
  expect(await page.locator('body > cw-consent').count()).toBe(0);
  await ran(page).toEqual([]);
  expect(shop.site.hits).toEqual([]);
  expect(faultsOf(watched)).toEqual([]);
});
