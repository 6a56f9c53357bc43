import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtFiles } from '@clausewright/banner/built';
import type { PreviewMessage, PreviewReport } from '@clausewright/contract/banner';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiptPage } from '../../packages/server/src/consent/banner/receipt-page.ts';
import { runAxe } from '../support/accessibility.ts';
import { launchBrowser, openPage } from '../support/browser.ts';
import { saveScreenshot } from './support/screenshot.ts';
import { receiptKey, buildReceipt, hashSnapshot } from './support/build-receipt.ts';
import { type Site, startSite } from './support/site.ts';
import { type Shown, buildBannerConfig, buildPublishedBanner, defaultShown } from './support/vendors.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-receipt-'));
let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  browser = await launchBrowser();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const message = (shown: Partial<Shown>, layer: 1 | 2): PreviewMessage => ({
  ...buildBannerConfig({ ...defaultShown, ...shown }, { origin: '', preferences: '' }),
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

test('previews edits at once in both layers and leaves the focus in the form', async () => {
  const { page, faults } = await openPage(browser);
  const preview = await openEditor(page);
  await post(page, message({}, 1));
  await preview.getByRole('heading', { name: 'Only if you agree' }).waitFor();
  await saveScreenshot(page, 'preview-1-en');
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
  await saveScreenshot(page, 'preview-2-en');
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

test('reports what it cannot show, and accepts messages from the editor only', async () => {
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

test('the receipt page verifies an answer offline, in its language, and from a local file', async () => {
  const published = buildPublishedBanner(defaultShown);
  site.show({ core: { snapshot: hashSnapshot(published) } });
  const visit = await openPage(browser);
  await visit.page.goto(site.page('<p>Pots.</p>'));
  await visit.page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => site.records.length).toBe(1);
  const [record] = site.records;
  const receipt = JSON.stringify(buildReceipt('4711', record!, published));
  const file = { name: 'consent-receipt.json', mimeType: 'application/json', buffer: Buffer.from(receipt) };

  const script = readFileSync(new URL('receipt.js', builtFiles), 'utf8');
  const { html, policy } = receiptPage({ origin: site.service, name: 'Clausewright', script });
  const text = html('en', [receiptKey]);
  site.pages.set('/receipt', { html: text, policy });
  const saved = join(folder, 'receipt.html');
  writeFileSync(saved, text);
  // Another browser: what the banner still sends of the visit is not the receipt's.
  const { page, faults } = await openPage(browser, { viewport: { width: 390, height: 800 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const address of [
    `${site.service}/receipt?site=${'x'.repeat(22)}&visitor=${record!.visitor}`,
    `file://${saved}`,
  ]) {
    await page.goto(address);
    await page.getByLabel('Receipt file').setInputFiles(file);
    await page.getByText('Records: 1. Proven: 1. Still open: 0. Not proven: 0.').waitFor();
    await page.getByRole('article').getByText('Accepted all').waitFor();
    await page.getByText('Read what was shown').click();
    await page.getByText('Only if you agree').waitFor();
  }
  expect(await runAxe(page)).toEqual({ violations: [], incomplete: [] });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await saveScreenshot(page, 'receipt-en');

  // One byte of what was decided.
  await page.getByLabel('Or paste the text').fill(receipt.replace('"granted":15', '"granted":14'));
  await page.getByRole('button', { name: 'Check the text' }).click();
  await page.getByText('The record is not the one that was sealed.').waitFor();
  await page.getByLabel('Language').selectOption('de');
  await page.getByText('Der Eintrag ist nicht der, der versiegelt wurde.').waitFor();
  await page.getByLabel('Oder fügen Sie').fill('{}');
  await page.getByRole('button', { name: 'Text prüfen' }).click();
  await page.getByRole('status').getByText('Das ist kein Einwilligungsbeleg.').waitFor();
  expect(await page.title()).toBe('Einwilligungsbeleg prüfen');

  await page.goto(asked[0]!);
  expect(await page.getByRole('link', { name: 'Load the receipt' }).getAttribute('href')).toBe(
    `${site.service}/c/${'x'.repeat(22)}/receipt/${record!.visitor}`,
  );
  // Pages alone were asked for.
  expect(asked).toEqual([asked[0], `file://${saved}`, asked[0]]);
  expect(faults).toEqual([]);
});
