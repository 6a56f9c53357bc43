/** Taking back: what was allowed stops, and what it left goes (DES-5, DES-7, DES-8). */
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { useShop } from './support/use-shop.ts';
import { eightVendors, siteVendor } from './support/vendors.ts';

const shop = useShop();
beforeEach(() => {
  shop.site.show({
    vendors: [
      ...eightVendors,
      siteVendor('hotjar', 'ANALYTICS', { cookies: ['_hj*', 'shared', '__Secure-hj'] }),
      siteVendor('cart', 'ESSENTIAL', { cookies: ['shared', 'cart*'] }),
    ],
  });
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();
/** What was on its way when the page was left may come twice; its number says so. */
const recorded = () => [...new Map(shop.site.records.map((record) => [record.id, record])).values()];
const analytics = (text: string) =>
  `<script type="text/plain" data-consent="analytics" data-vendor="hotjar">${text}</script>`;

test('DES-8: withdrawal stops vendors and deletes their cookies on every reachable domain and path', async () => {
  const { page, faults } = await shop.newcomer();
  const [, at] = shop.site
    .page(
      analytics(`
        sessionStorage.setItem('_hjSession', 1); localStorage.setItem('_hj', 1); localStorage.setItem('basket', 1);
        for (const to of ['', ';domain=northlight.localhost', ';domain=shop.northlight.localhost', ';path=/', ...[1, 2, 3, 4].map((end) => ';path=' + location.pathname.split('/').slice(0, end).join('/')), ';path=' + location.pathname + '/'])
          document.cookie = '_hj' + to.replace(/\\W/g, '') + '=1' + to;
        document.cookie = 'shared=1'; document.cookie = 'cart=1'; document.cookie = '_hj=again;domain=northlight.localhost;path=/';
        addEventListener('pagehide', () => { document.cookie = '_hjlast=1' });
        window.runs = 1`),
    )
    .split('northlight');
  await page.goto(`http://shop.northlight${at}/pots/blue`);
  await press(page, 'Accept all');
  await expect.poll(() => page.evaluate('window.runs')).toBe(1);
  expect((await names(page)).length).toBeGreaterThan(9);

  // One press to open, one to withdraw, as many as it took to accept from there.
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await Promise.all([
    page.waitForNavigation(),
    page.getByRole('dialog').getByRole('button', { name: 'Reject all', exact: true }).click(),
  ]);
  // Also what was written while the page was left.
  await expect.poll(() => names(page)).toEqual(['cart', 'cw_consent', 'shared']);
  await expect
    .poll(() => page.evaluate('[window.runs, Object.keys(localStorage), Object.keys(sessionStorage)]'))
    .toEqual([undefined, ['basket'], []]);
  expect(recorded().map(({ action, layer, granted }) => [action, layer, granted])).toEqual([
    [1, 1, 15],
    [5, 2, 0],
  ]);
  expect(new Set(shop.site.records.map(({ visitor }) => visitor)).size).toBe(1);
  // On the widest of the site's domains, so that each of its hosts knows.
  const [kept] = (await page.context().cookies()).filter(({ name }) => name === 'cw_consent');
  expect(kept).toMatchObject({ domain: '.northlight.localhost', path: '/', sameSite: 'Lax' });
  expect(kept!.expires - Date.now() / 1000).toBeGreaterThan(179 * 86_400);
  expect(faults).toEqual([]);
});

test('DES-8: withdrawal reloads the page only where something ran that cannot be stopped', async () => {
  const { page } = await shop.newcomer();
  const url = shop.site.page(
    `${analytics('window.ran = 1')}<iframe title="Film" data-consent="functionality" data-vendor="youtube" data-src="http://${shop.site.tracker}/film"></iframe>`,
  );
  await page.goto(url);
  await page.evaluate('window.same = 1');
  await press(page, 'Reject all');
  await expect.poll(() => shop.site.records.length).toBe(1);
  await page.evaluate(`clausewright.set(['youtube'])`);
  await expect.poll(() => page.locator('iframe').getAttribute('src')).toContain('/film');
  // A frame is emptied where it stands.
  await page.evaluate('clausewright.reject()');
  await expect.poll(() => page.locator('iframe').getAttribute('src')).toBe(null);
  await expect.poll(() => shop.site.records.length).toBe(3);
  expect(await page.evaluate('window.same')).toBe(1);

  await page.evaluate(`clausewright.set(['hotjar'])`);
  await expect.poll(() => page.evaluate('window.ran')).toBe(1);
  await Promise.all([page.waitForNavigation(), page.evaluate('clausewright.reject()')]);
  expect(await page.evaluate('[window.same, window.ran]')).toEqual([undefined, undefined]);
  await expect.poll(() => recorded().map(({ action }) => action)).toEqual([2, 3, 5, 3, 5]);
});

test('DES-7: every page has a way to reopen the banner, as our button only where the page has no link', async () => {
  const { page, faults } = await shop.newcomer();
  await page.goto(shop.site.page(''));
  await press(page, 'Accept all');
  await expect.poll(() => shop.site.records.length).toBe(1);
  expect(await page.locator('cw-consent').count()).toBe(0);
  await page.evaluate(() => document.querySelector('footer')!.remove());
  await page.reload();
  await page.evaluate(() => document.querySelector('footer')!.remove());
  await page.evaluate(() => document.body.append(document.createElement('p')));
  const button = page.getByRole('button', { name: 'Privacy choices' });
  await button.focus();
  const { height } = (await button.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  await button.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await button.waitFor();
  // A link that comes later takes its place.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/shop#privacy-choices',
      textContent: 'Choices',
    });
    document.body.append(link);
  });
  await expect.poll(() => button.count()).toBe(0);
  await page.getByRole('link', { name: 'Choices' }).click();
  await page.getByRole('dialog').waitFor();
  expect(faults).toEqual([]);
});

test('without the second file the first layer withdraws consent, and the record is sent by a later page', async () => {
  const { page, faults } = await shop.newcomer();
  const url = shop.site.page(analytics('window.ran = 1'));
  await page.goto(url);
  await press(page, 'Accept all');
  await expect.poll(() => shop.site.records.length).toBe(1);
  const secondFile = '**/p/preferences.js';
  await page.route(secondFile, (route) => route.abort());
  await page.goto(url);
  await page.getByRole('link', { name: 'Privacy choices' }).click();
  await Promise.all([page.waitForNavigation(), press(page, 'Reject all')]);
  expect(await page.evaluate('[clausewright.consent().answered, clausewright.allows("ANALYTICS")]')).toEqual([
    true,
    false,
  ]);
  expect(await page.evaluate('[window.ran, localStorage.cw_unsent.split("\\n").length]')).toEqual([
    undefined,
    1,
  ]);
  expect(await page.locator('cw-consent').count()).toBe(0);
  expect(shop.site.records).toHaveLength(1);
  await page.unroute(secondFile);
  await page.goto(url);
  await expect.poll(() => recorded().map(({ action }) => action)).toEqual([1, 5]);
  await expect.poll(() => page.evaluate('localStorage.length')).toBe(0);
  // The browser itself says what it could not load; nothing was thrown.
  expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([]);
});

test('a choice made in another tab applies when this tab becomes visible', async () => {
  const { page } = await shop.newcomer();
  const url = shop.site.page('');
  await page.goto(url);
  await page.getByRole('button', { name: 'Accept all', exact: true }).waitFor();
  const other = await page.context().newPage();
  await other.goto(url);
  await press(other, 'Accept all');
  await expect.poll(() => shop.site.records.length).toBe(1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => page.locator('cw-consent').count()).toBe(0);
  expect(await page.evaluate('clausewright.consent()')).toEqual(
    await other.evaluate('clausewright.consent()'),
  );
  expect(shop.site.records).toHaveLength(1);
  await other.close();
});
