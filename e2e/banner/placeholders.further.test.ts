import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { runAxe } from '../support/accessibility.ts';
import { saveScreenshot } from './support/screenshot.ts';
import { strictPolicy } from './support/site.ts';
import { useShop } from './support/use-shop.ts';
import { siteVendor } from './support/vendors.ts';

const shop = useShop();
beforeEach(() => {
  shop.site.show({});
  shop.site.hits.length = 0;
});

const film = (vendor: string, path: string, more = 'width="560" height="315"'): string =>
  `<iframe data-consent="functionality" data-vendor="${vendor}" data-src="http://${shop.site.tracker}${path}" title="Film" ${more}></iframe>`;
const box = (page: Page, vendor: string): Locator => page.getByRole('group', { name: vendor, exact: true });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

test('a blocked frame is replaced by a placeholder of its size that names the vendor and passes axe', async () => {
  const { page, faults } = await shop.newcomer();
  const look =
    '<style nonce="abc">.wide{border:0;width:100%;aspect-ratio:16/9;border-radius:9px}*{letter-spacing:9px}</style>';
  const body = `<div>${film('youtube', '/one')}</div><div>${film('vimeo', '/two', 'class="wide"')}</div><p>${film('youtube', '/pixel', 'width="1" height="1"')}</p>`;
  const url = shop.site.page(body, { policy: strictPolicy, script: 'async nonce="abc"', head: look });
  const bare = shop.site.page(body.replaceAll('data-consent', 'data-bare'), {
    policy: strictPolicy,
    head: look,
  });
  const sizes = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { x, y, width, height } = (
          one.shadowRoot?.querySelector('.box') ?? one
        ).getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      }),
    );
  await page.goto(bare);
  await page.getByRole('button', { name: 'Choose' }).waitFor();
  const frames = await sizes('iframe');
  await page.goto(url);
  await box(page, 'Youtube').first().waitFor();
  await expect.poll(() => sizes('main cw-consent')).toEqual([...frames.slice(0, 2), [0, 0, 0, 0]]);
  // Also on a narrower screen, where the second one shrinks with its column.
  await page.setViewportSize({ width: 600, height: 900 });
  await expect.poll(async () => (await sizes('main cw-consent'))[1]![2]).toBe(552);
  expect(
    await box(page, 'Vimeo')
      .locator('p')
      .evaluate((text) => getComputedStyle(text).letterSpacing),
  ).toBe('normal');
  expect((await runAxe(page)).violations).toEqual([]);
  await saveScreenshot(page, 'placeholder-en-600');
  const heights = await box(page, 'Vimeo')
    .getByRole('button')
    .evaluateAll((all) => all.map((button) => button.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(42);
  expect(shop.site.hits).toEqual([]);
  expect(faults).toEqual([]);
});

test('loading once loads the frame now and stores nothing', async () => {
  const { page } = await shop.newcomer();
  const url = shop.site.page(`${film('youtube', '/one')}${film('youtube', '/two')}`);
  await page.goto(url);
  await box(page, 'Youtube').first().getByRole('button', { name: 'Load once' }).press('Enter');
  await expect.poll(() => shop.site.hits).toEqual(['/one']);
  await page.frameLocator('iframe').first().getByText('A film.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
  // What the page does next leaves it in peace.
  await page.evaluate(() => document.querySelector('main')!.append(document.createElement('p')));
  expect(await box(page, 'Youtube').count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Accept all' }).count()).toBe(1);
  await page.goto(url);
  await expect.poll(() => box(page, 'Youtube').count()).toBe(2);
  expect(shop.site.hits).toEqual(['/one']);
  expect(shop.site.records).toEqual([]);
});

test('always allowing a frame consents to this vendor alone and can be withdrawn', async () => {
  const { page } = await shop.newcomer();
  const url = shop.site.page(
    `${film('youtube', '/one')}${film('youtube', '/two')}${film('vimeo', '/three')}`,
  );
  await page.goto(url);
  await box(page, 'Youtube').first().getByRole('button', { name: 'Always allow Youtube' }).click();
  await expect.poll(() => [...shop.site.hits].sort()).toEqual(['/one', '/two']);
  expect(await box(page, 'Vimeo').count()).toBe(1);
  await expect.poll(() => shop.site.records.length).toBe(1);
  expect(shop.site.records[0]).toMatchObject({ action: 3, granted: 1 });
  // Both essential ones and YouTube.
  expect([...Buffer.from(shop.site.records[0]!.vendors!, 'base64url')]).toEqual([0b111]);
  await page.goto(url);
  await expect.poll(() => shop.site.hits.length).toBe(4);
  expect(await box(page, 'Youtube').count()).toBe(0);

  await page.locator('a[href="#privacy-choices"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Reject all' }).click();
  await expect.poll(() => box(page, 'Youtube').count()).toBe(2);
  expect(await page.locator('iframe[src]').count()).toBe(0);
});

// kiprotect/klaro#396: the film loads although it was declined.
test('a declined frame stays blocked: now, on the next page, when a script adds it, and by its URL alone', async () => {
  shop.site.show({
    vendors: [siteVendor('youtube', 'FUNCTIONALITY', { patterns: [`${shop.site.tracker}/`] })],
  });
  const { page } = await shop.newcomer();
  const url = shop.site.page(film('youtube', '/one'));
  await page.goto(url);
  await press(page, 'Reject all');
  await expect.poll(() => shop.site.records.length).toBe(1);
  await page.goto(url);
  await box(page, 'Youtube').waitFor();
  await page.evaluate((address) => {
    const [tagged, bare] = [document.createElement('iframe'), document.createElement('iframe')];
    tagged.dataset['consent'] = 'functionality';
    tagged.dataset['vendor'] = 'youtube';
    tagged.dataset['src'] = `${address}/two`;
    bare.src = `${address}/three`;
    document.querySelector('main')!.append(tagged, bare);
  }, `http://${shop.site.tracker}`);
  await expect.poll(() => box(page, 'Youtube').count()).toBe(3);
  expect(shop.site.hits).toEqual([]);

  await page.locator('a[href="#privacy-choices"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => [...shop.site.hits].sort()).toEqual(['/one', '/three', '/two']);
  expect(await box(page, 'Youtube').count()).toBe(0);
});
