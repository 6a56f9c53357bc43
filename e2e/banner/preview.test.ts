import type { PreviewMessage, PreviewReport } from '@clausewright/contract/banner';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, openPage } from '../support/browser.ts';
import { keepPicture } from './support/picture.ts';
import { type Site, startSite } from './support/site.ts';
import { type Shown, configOf, usuallyShown } from './support/vendors.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const message = (shown: Partial<Shown>, layer: 1 | 2): PreviewMessage => ({
  ...configOf({ ...usuallyShown, ...shown }, { origin: '', preferences: '' }),
  layer,
});

/** An editor: a field that has the focus, and the preview beside it. */
async function openEditor(page: Page): Promise<FrameLocator> {
  await page.goto(
    site.page(
      `<label>Title <input></label><iframe title="Preview" src="${site.service}/banner/preview" width="800" height="700"></iframe>`,
      {
        head: '<script>window.reports=[];onmessage=(event)=>reports.push(event.data)</script>',
        script: null,
      },
    ),
  );
  // Said again until somebody answers.
  await expect.poll(async () => (await reports(page)).length).toBeGreaterThan(1);
  await page.locator('input').focus();
  return page.frameLocator('iframe');
}

const reports = (page: Page): Promise<PreviewReport[]> =>
  page.evaluate(() => (window as unknown as { reports: PreviewReport[] }).reports);
const post = (page: Page, what: unknown): Promise<void> =>
  page.evaluate((given) => document.querySelector('iframe')!.contentWindow!.postMessage(given, '*'), what);

test('shows what is being edited, at once and in both layers, and leaves the focus where one types', async () => {
  const { page, faults } = await openPage(browser);
  const preview = await openEditor(page);
  await post(page, message({}, 1));
  await preview.getByRole('heading', { name: 'We ask before we use optional cookies' }).waitFor();
  await keepPicture(page, 'preview-1-en');
  const blue = message({ language: 'de', appearance: { colour: 'blue' } }, 1);
  await post(page, blue);
  await preview.getByRole('button', { name: 'Alle akzeptieren' }).waitFor();
  expect(await preview.getByRole('button', { name: 'Accept all' }).count()).toBe(0);
  for (const colour of ['green', 'dark'] as const) {
    await post(page, message({ appearance: { colour } }, 2));
    const save = preview.getByRole('button', { name: 'Save my choices' });
    await expect
      .poll(() => save.evaluate((button) => getComputedStyle(button).backgroundColor))
      .toBe(colour === 'green' ? 'rgb(15, 90, 69)' : 'rgb(255, 255, 255)');
  }
  await keepPicture(page, 'preview-2-en');
  await page.keyboard.type('We ask');
  expect(await page.locator('input').inputValue()).toBe('We ask');
  expect(await preview.locator('cw-consent').count()).toBe(1);

  // Pressed in: the layers lead to one another, answers lead nowhere.
  await preview.getByRole('button', { name: 'Close without changing anything' }).click();
  await preview.getByRole('button', { name: 'Choose' }).click();
  await preview.getByRole('button', { name: 'Accept all' }).click();
  await preview.getByRole('button', { name: 'Choose' }).waitFor();
  const shown = (await reports(page)).filter(({ clausewright }) => clausewright !== 'ready');
  expect(shown.map((report) => (report.clausewright === 'shown' ? report.layer : 0))).toEqual([
    1, 1, 2, 2, 1, 2, 1,
  ]);
  expect(shown.every((report) => report.clausewright === 'shown' && report.height > 80)).toBe(true);
  expect(await page.context().cookies()).toEqual([]);
  expect(site.records).toEqual([]);
  expect(faults).toEqual([]);
});

test('says what it cannot show, and hears nobody but the editor', async () => {
  const { page } = await openPage(browser);
  const preview = await openEditor(page);
  await post(page, { layer: 1 });
  await expect.poll(async () => (await reports(page)).at(-1)?.clausewright).toBe('failed');
  await page.goto(page.url().replace('northlight', 'elsewhere'));
  await preview.locator('.page').waitFor();
  await post(page, message({}, 1));
  // Sent before this, so heard before this.
  await preview.locator('body').evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await preview.locator('cw-consent').count()).toBe(0);
  expect(await reports(page)).toEqual([]);
});
