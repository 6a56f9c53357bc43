import { wizardSteps } from '@clausewright/library/questionnaires';
import { randomUUID } from 'node:crypto';
import { questionnaires } from '@clausewright/library/clauses';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { germanShop, teenApp } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { hydrated, openPage } from './support/browser.ts';
import { answerByKeyboard } from './support/keyboard-answers.ts';
import { hasName, focusOn, checkFocusStop, type StopFaults, tab, tabTo } from './support/keyboard.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const questionnaire = questionnaires.PRIVACY_POLICY;
if (questionnaire === undefined) throw new Error('there is no wizard for a privacy policy');

async function focused(page: Page, faults: StopFaults, selector: string) {
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
  return checkFocusStop(page, faults);
}

function stepOnScreen(page: Page, number: number) {
  return page.waitForFunction((wanted) => document.title.includes(`Step ${wanted} `), number);
}

test('an app policy is created by keyboard alone with a visible focus at every stop', async () => {
  const { page, faults: errors } = await openPage(journey.browser, { locale: 'en-US' });
  const faults: StopFaults = [];
  const press = (key: string) => page.keyboard.press(key);

  await page.goto(journey.server.origin);
  await hydrated(page);
  expect((await tab(page, faults)).words).toBe('Skip to the content');
  await tabTo(page, faults, hasName('Privacy Policy'));
  await press('Enter');
  expect((await focused(page, faults, 'h1')).words).toBe('Where it is used');

  // Nothing is answered: the summary takes the focus, and its links lead to the fields.
  await tabTo(page, faults, hasName('Next Step'));
  await press('Enter');
  await focused(page, faults, '.summary');
  await expect.poll(() => page.title()).toMatch(/^Error: /);
  await tab(page, faults);
  await press('Enter');
  await focusOn(page, faults, { field: 'agreement_for' });
  await tab(page, faults, 'Shift+Tab');

  for (const [index, step] of wizardSteps(questionnaire).entries()) {
    await stepOnScreen(page, index + 1);
    await answerByKeyboard(page, faults, teenApp, 'Next Step');
    if (step.id === 'finalize') {
      // Enter in a field means Next Step.
      await tabTo(page, faults, ({ field }) => field === 'delivery_email', 'Shift+Tab');
    }
    await press('Enter');
    expect((await focused(page, faults, 'h1')).id).toBe('wizard-heading');
  }
  await page.waitForFunction(() => document.title.includes('Check your answers'));

  // Change and back; Previous Step and back.
  await tabTo(page, faults, hasName('Change Rights'));
  await press('Enter');
  await stepOnScreen(page, 6);
  expect((await focused(page, faults, 'h1')).words).toBe('Rights');
  await tabTo(page, faults, hasName('Next Step'));
  await press('Enter');
  await page.waitForFunction(() => document.title.includes('Check your answers'));
  await focused(page, faults, 'h1');

  await tabTo(page, faults, hasName('Generate'));
  await press('Enter');
  await page.waitForURL('**/download/**');
  await page.locator('a[href*="/files/"]').first().waitFor();
  expect((await focused(page, faults, 'h1')).words).toBe('Privacy Policy');

  await tabTo(page, faults, hasName('Change the answers'));
  await tabTo(page, faults, hasName('PDF'));
  const [download] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await tabTo(page, faults, hasName('Copy the live link'));
  await press('Enter');
  const live = await page.evaluate(() => navigator.clipboard.readText());
  await tabTo(page, faults, hasName('Copy your private link'));
  await press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('?token=');

  await page.goto(live);
  for (let links = await page.locator('a').count(); links > 0; links -= 1) await tab(page, faults);
  expect(faults).toEqual([]);
  expect(errors).toEqual([]);
});

test('an entry removed by keyboard is restored by keyboard', async () => {
  const { page } = await openPage(journey.browser);
  const faults: StopFaults = [];
  const press = (key: string) => page.keyboard.press(key);
  const entry = page.locator('[name^="pd_types.own/"]');

  // An address beyond the first open step leads to that step.
  await page.goto(`${journey.server.origin}/wizard/privacy-policy?step=3`);
  await hydrated(page);
  await stepOnScreen(page, 1);
  await page.waitForURL('**?step=1');
  // Written on another page, because the wizard keeps its own draft when it is left.
  await page.goto(`${journey.server.origin}/help`);
  const [, , third] = questionnaires.PRIVACY_POLICY?.steps ?? [];
  await page.evaluate((step) => {
    const draft = { answers: {}, visited: [], reached: [step], current: step, version: 1, at: Date.now() };
    localStorage.setItem('drafts', JSON.stringify({ PRIVACY_POLICY: draft }));
  }, third?.id);
  await page.goto(`${journey.server.origin}/wizard/privacy-policy?step=3`);
  await hydrated(page);
  await stepOnScreen(page, 3);
  await tabTo(page, faults, hasName('Add Your Own'));
  await press('Enter');
  await focused(page, faults, '[name$="/name"]');
  await page.keyboard.insertText('Shoe size');
  await press('Enter');
  await focusOn(page, faults, { words: 'Add Your Own' });
  await tabTo(page, faults, hasName('Remove'), 'Shift+Tab');
  await press('Enter');
  await focused(page, faults, '.toast button');
  await press('Enter');
  await focusOn(page, faults, { words: 'Add Your Own' });
  await tabTo(page, faults, hasName('Remove'), 'Shift+Tab');
  await press('Enter');
  await focused(page, faults, '.toast button');
  await press('Escape');
  await focusOn(page, faults, { words: 'Add Your Own' });
  await expect.poll(() => page.getByText('Shoe size', { exact: true }).count()).toBe(0);
  await expect.poll(() => entry.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('pays by keyboard on a phone in German', async () => {
  const reply = await fetch(`${journey.server.origin}/api/v1/agreement/new`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ request_id: randomUUID(), type: 'PRIVACY_POLICY', answers: germanShop }),
  });
  const { data } = (await reply.json()) as { data: { agreement_id: string; access_token: string } };
  const { page } = await openPage(journey.browser, {
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  });
  const faults: StopFaults = [];
  await page.goto(`${journey.server.origin}/wizard/pay/${data.agreement_id}?token=${data.access_token}`);
  await page.locator('.pay__button').waitFor();
  await tabTo(page, faults, ({ field }) => field === 'method');
  await page.keyboard.press('Space');
  await tabTo(page, faults, ({ id }) => id === 'pay-withdrawal');
  await page.keyboard.press('Space');
  await tabTo(page, faults, hasName('Jetzt 39,00 € zahlen'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/download/**');
  await page.getByRole('heading', { level: 1, name: 'Datenschutzerklärung' }).waitFor();
  await page.locator('a[href*="/files/"]').first().waitFor();
  // The confirmation has the focus; behind it stand the next step and the invoice.
  expect((await tab(page, faults)).words).toBe('Link zeigen');
  await tabTo(page, faults, ({ words }) => /^Rechnung TEST-\d{4}-\d{6} \(PDF\)$/.test(words));

  // Tabs are left and entered as one stop and changed by arrows.
  await tabTo(page, faults, ({ id }) => id === 'tab-de');
  await page.keyboard.press('ArrowRight');
  await focusOn(page, faults, { id: 'tab-en' });
  // The files of the other language are there before anybody goes on.
  await expect.poll(() => page.getByText('privacy-policy-en.html').count()).toBe(1);
  await tabTo(page, faults, hasName('HTML'));
  expect(faults).toEqual([]);
});

test('arrow keys move through countries without selecting, and Enter selects one', async () => {
  const { page } = await openPage(journey.browser);
  await page.goto(`${journey.server.origin}/help`);
  const step = questionnaires.PRIVACY_POLICY?.steps.find(({ questions }) =>
    questions.some(({ id }) => id === 'hosting_country'),
  );
  await page.evaluate((id) => {
    const draft = { answers: {}, visited: [], reached: [id], current: id, version: 1, at: Date.now() };
    localStorage.setItem('drafts', JSON.stringify({ PRIVACY_POLICY: draft }));
  }, step?.id);
  await page.goto(`${journey.server.origin}/wizard/privacy-policy`);
  await hydrated(page);
  const list = page.locator('select[name=hosting_country]');
  const chosen = page.locator('.choice--own');
  await list.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
  expect(await chosen.count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => chosen.count()).toBe(1);
  // What a pointer or a screen reader chooses is added at once.
  await list.selectOption('DE');
  await expect.poll(() => chosen.allInnerTexts()).toContainEqual(expect.stringContaining('Germany'));
  const doubt = page.locator('[name=hosting_country-unknown]');
  await doubt.check();
  await expect.poll(() => chosen.count()).toBe(0);
  await list.selectOption('FR');
  await expect.poll(() => chosen.count()).toBe(1);
  expect(await doubt.isChecked()).toBe(false);
});
