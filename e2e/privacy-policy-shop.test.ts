import { questionnaires } from '@clausewright/library/clauses';
import { wizardSteps } from '@clausewright/library/questionnaires';
import { formats } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { withoutOutageFaults, hydrated, openPage } from './support/browser.ts';
import { chooseTestPayment } from './support/checkout.ts';
import { downloadFile, expectedDocument, diffWords } from './support/download-files.ts';
import { fillStep, filling } from './support/wizard-driver.ts';
import { useOwnServer } from './support/use-journey.ts';

const journey = useOwnServer();

const questionnaire = questionnaires.PRIVACY_POLICY;
if (questionnaire === undefined) throw new Error('there is no wizard for a privacy policy');

test('a German shop buys two languages in test mode and downloads ten files', async () => {
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  await page.goto(journey.server.origin);
  await hydrated(page);
  await page.getByRole('link', { name: 'Datenschutzerklärung', exact: true }).first().click();
  await page.waitForURL('**/wizard/privacy-policy**');
  const shop = filling(questionnaire, germanShop);

  for (const [index, step] of wizardSteps(questionnaire).entries()) {
    await page.waitForFunction((number) => document.title.includes(`Schritt ${number} `), index + 1);
    await fillStep(page, shop, step.id);
    if (step.id === 'data') {
      // A reload and a killed server in the middle of the answers lose nothing.
      expect(faults).toEqual([]);
      await journey.server.kill();
      await journey.server.restart();
      await page.reload();
      await expect.poll(() => page.locator('[name="pd_types"][value="email"]').isChecked()).toBe(true);
      expect(withoutOutageFaults(faults)).toEqual([]);
      await fillStep(page, shop, step.id);
    }
    await page.getByRole('button', { name: 'Nächster Schritt' }).click();
  }

  // The second language came last: texts that are asked per language still lack it, and Generate says so.
  const generate = page.getByRole('button', { name: 'Erstellen' });
  await generate.click();
  const summary = page.locator('.summary');
  await summary.waitFor();
  await expect.poll(() => page.title()).toMatch(/^Fehler: /);
  await page.locator('.summary a').first().click();
  for (const [index, step] of wizardSteps(questionnaire).entries()) {
    await page.goto(`${journey.server.origin}/wizard/privacy-policy?step=${index + 1}`);
    await hydrated(page);
    await page.waitForFunction((number) => document.title.includes(`Schritt ${number} `), index + 1);
    await fillStep(page, shop, step.id);
  }
  await page.goto(
    `${journey.server.origin}/wizard/privacy-policy?step=${wizardSteps(questionnaire).length + 1}`,
  );
  await hydrated(page);
  await page.getByText('39,00').first().waitFor();
  await generate.dblclick();
  await page.waitForURL('**/wizard/pay/**');
  await page.getByText('39,00').first().waitFor();
  await chooseTestPayment(page, 'approve');
  // The country of the shop is that of the buyer until somebody says otherwise.
  await expect.poll(() => page.locator('#pay-country').inputValue()).toBe('DE');
  await page.locator('#pay-withdrawal').check();
  await page.locator('.pay__button').dblclick();
  await page.waitForURL('**/download/**');
  await page.locator('a[href*="/files/"]').first().waitFor();

  for (const language of ['de', 'en'] as const) {
    const plain = expectedDocument(questionnaire, germanShop, language);
    await page.getByRole('tab', { name: language === 'de' ? 'Deutsch' : 'English' }).click();
    for (const format of formats) {
      expect(`${language}.${format} ${diffWords(format, await downloadFile(page, format), plain)}`).toBe(
        `${language}.${format} `,
      );
    }
  }
  expect(faults).toEqual([]);
});
