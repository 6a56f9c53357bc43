import { questionnaires } from '@clausewright/library/clauses';
import { wizardSteps } from '@clausewright/library/questionnaires';
import { formats } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { teenApp } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { withoutOutageFaults, hydrated, openPage } from './support/browser.ts';
import { downloadFile, expectedDocument, diffWords } from './support/download-files.ts';
import { fillStep, filling, generate } from './support/wizard-driver.ts';
import { useOwnServer } from './support/use-journey.ts';

const journey = useOwnServer({}, { data: 'empty' });

const questionnaire = questionnaires.PRIVACY_POLICY;
if (questionnaire === undefined) throw new Error('there is no wizard for a privacy policy');

test('a Californian app for teenagers creates its policy for free, on a phone', async () => {
  const { page, faults } = await openPage(journey.browser, {
    locale: 'en-US',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.goto(`${journey.server.origin}/wizard/privacy-policy`);
  await hydrated(page);
  const app = filling(questionnaire, teenApp);
  for (const [index, step] of wizardSteps(questionnaire).entries()) {
    await page.waitForFunction((number) => document.title.includes(`Step ${number} `), index + 1);
    await fillStep(page, app, step.id);
    // There is no room beside the questions: the preview comes over them, and closing it leads back.
    if (index === 1) {
      const show = page.getByRole('button', { name: 'Preview', exact: true });
      await show.press('Enter');
      await page.getByRole('dialog').getByText('Snapstreet').first().waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      await expect.poll(() => show.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await page.getByRole('button', { name: 'Next Step' }).click();
  }
  await page.waitForFunction(() => document.title.includes('Check your answers'));
  await page.getByText('CalOPPA').first().waitFor();
  await generate(page);
  await page.locator('a[href*="/files/"]').first().waitFor();

  const plain = expectedDocument(questionnaire, teenApp, 'en');
  for (const format of formats) {
    expect(`${format} ${diffWords(format, await downloadFile(page, format), plain)}`).toBe(`${format} `);
  }

  // The hosted page needs no script, and the copied HTML says the same words.
  const live = await page.locator('input[value*="/live/"]').inputValue();
  const context = await journey.browser.newContext({ javaScriptEnabled: false });
  const hosted = await context.newPage();
  const reply = await hosted.goto(live.startsWith('http') ? live : `http://${live}`);
  expect(reply?.status()).toBe(200);
  await expect.poll(() => hosted.locator('script').count()).toBe(0);
  await expect.poll(() => hosted.getByRole('heading', { level: 1 }).textContent()).toBe('Privacy Policy');
  await expect.poll(() => hosted.getByText('Do Not Track').count()).toBeGreaterThan(0);
  await context.close();

  // Killed while nobody looks, the server comes back with everything.
  expect(faults).toEqual([]);
  await journey.server.kill();
  await journey.server.restart();
  await page.reload();
  await page.locator('a[href*="/files/"]').first().waitFor();
  expect(withoutOutageFaults(faults)).toEqual([]);

  // The private link opens the agreement in another browser, and the token leaves the address.
  await page.getByRole('button', { name: 'Copy your private link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openPage(journey.browser);
  await other.page.goto(link);
  await other.page.locator('a[href*="/files/"]').first().waitFor();
  expect(other.page.url()).not.toContain('token');
  expect([...faults, ...other.faults]).toEqual([]);
});

test('a changed answer creates a new version of the same agreement', async () => {
  const { page } = await openPage(journey.browser);
  await page.goto(`${journey.server.origin}/wizard/privacy-policy`);
  await hydrated(page);
  const app = filling(questionnaire, teenApp);
  for (const [index, step] of wizardSteps(questionnaire).entries()) {
    await page.waitForFunction((number) => document.title.includes(`Step ${number} `), index + 1);
    await fillStep(page, app, step.id);
    await page.getByRole('button', { name: 'Next Step' }).click();
  }
  await generate(page);
  const address = page.url();

  // The browser's own button leads back to the agreement that was made, not to a wizard of another one.
  await page.goBack();
  await page.waitForURL(`**/wizard/privacy-policy/update/*?step=${wizardSteps(questionnaire).length + 1}`);
  await page.getByText('You are changing the agreement for Snapstreet.').waitFor();
  await page.locator('.steps a').first().click();
  await page.locator('[name="app_name"]').fill('Snapavenue');
  await page.locator('.steps a').last().click();
  await page.locator('.upd[aria-busy="false"] .redline ins').filter({ hasText: 'Snapavenue' }).waitFor();
  await generate(page);
  expect(page.url()).toBe(address);
  await page.getByText('Snapavenue').first().waitFor();
});
