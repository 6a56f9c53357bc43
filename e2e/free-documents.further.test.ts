/** Documents that a law asks for, from their card to their files: nothing to pay, in any number of languages. */
import { agreementSlugs, formats } from '@clausewright/contract';
import { questionnaires } from '@clausewright/library/clauses';
import { type Answers, wizardSteps } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { profiles as statements } from '../packages/library/types/accessibility-statement/testing/profiles.ts';
import { profiles as imprints } from '../packages/library/types/imprint/testing/profiles.ts';
import { hydrated, openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { diffWords, downloadFile, expectedDocument } from './support/download-files.ts';
import { useJourney } from './support/use-journey.ts';
import { fillStep, filling } from './support/wizard-driver.ts';

const journey = useJourney();

const german = {
  locale: 'de-DE',
  width: 390,
  step: 'Schritt',
  next: 'Nächster Schritt',
  generate: 'Erstellen',
} as const;
const english = {
  locale: 'en-GB',
  width: 1280,
  step: 'Step',
  next: 'Next Step',
  generate: 'Generate',
} as const;

const journeys = [
  {
    ...german,
    type: 'IMPRINT',
    looked: 'activity',
    card: 'Impressum',
    answers: { ...imprints.germanLawyers, document_languages: ['de', 'en'] } as Answers,
    tabs: { de: 'Deutsch', en: 'English' },
  },
  {
    ...english,
    type: 'IMPRINT',
    looked: 'activity',
    card: 'Legal notice (imprint)',
    answers: { ...imprints.austrianTrader, document_languages: ['en', 'de'] } as Answers,
    tabs: { en: 'English', de: 'Deutsch' },
  },
  {
    ...german,
    type: 'ACCESSIBILITY_STATEMENT',
    looked: 'state',
    card: 'Erklärung zur Barrierefreiheit',
    answers: { ...statements.germanShop, document_languages: ['de', 'en'] } as Answers,
    tabs: { de: 'Deutsch', en: 'English' },
  },
  {
    ...english,
    type: 'ACCESSIBILITY_STATEMENT',
    looked: 'state',
    card: 'Accessibility statement',
    answers: { ...statements.britishCouncil, document_languages: ['en', 'de'] } as Answers,
    tabs: { en: 'English', de: 'Deutsch' },
  },
] as const;

test.each(journeys)(
  'a $type is free from start to end, in $locale',
  async (one) => {
    const questionnaire = questionnaires[one.type];
    const wizard = `/wizard/${agreementSlugs[one.type]}`;
    const { page, faults } = await openPage(journey.browser, {
      locale: one.locale,
      viewport: { width: one.width, height: 900 },
    });
    await page.goto(journey.server.origin);
    await hydrated(page);
    await page.locator('.contents__item').getByRole('link', { name: one.card, exact: true }).click();
    await page.waitForURL(`**${wizard}**`);
    const owner = filling(questionnaire, one.answers);
    for (const [index, step] of wizardSteps(questionnaire).entries()) {
      await page.waitForFunction(([word, number]) => document.title.includes(`${word} ${number} `), [
        one.step,
        index + 1,
      ] as const);
      await fillStep(page, owner, step.id);
      if (step.id === one.looked) await checkScreen(page, `${one.type} ${step.id} ${one.locale}`);
      await page.getByRole('button', { name: one.next }).focus();
      await page.keyboard.press('Enter');
    }
    const generate = page.getByRole('button', { name: one.generate });
    await generate.waitFor();
    await generate.click();
    // Words that are asked in each language lack the second one, which came last.
    const summary = page.locator('.summary');
    await Promise.race([page.waitForURL('**/download/**'), summary.waitFor()]);
    if (!page.url().includes('/download/')) {
      for (const [index, step] of wizardSteps(questionnaire).entries()) {
        await page.goto(`${journey.server.origin}${wizard}?step=${index + 1}`);
        await hydrated(page);
        await fillStep(page, owner, step.id);
      }
      await page.goto(`${journey.server.origin}${wizard}?step=${wizardSteps(questionnaire).length + 1}`);
      await hydrated(page);
      await generate.click();
      await page.waitForURL('**/download/**');
    }
    await page.locator('a[href*="/files/"]').first().waitFor();
    for (const [language, tab] of Object.entries(one.tabs) as ['de' | 'en', string][]) {
      const plain = expectedDocument(questionnaire, one.answers, language);
      await page.getByRole('tab', { name: tab }).click();
      for (const format of formats) {
        expect(`${language}.${format} ${diffWords(format, await downloadFile(page, format), plain)}`).toBe(
          `${language}.${format} `,
        );
      }
    }
    await checkScreen(page, `${one.type} ready ${one.locale}`);
    expect(faults).toEqual([]);
  },
  240_000,
);
