import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from './support/browser.ts';
import { command } from './support/checkout.ts';
import { buyPlan, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { checkScreen } from './support/check-screen.ts';
import { findEmailTo } from './support/outbox.ts';
import { further, test } from './support/main-and-further.ts';
import { useOwnServer } from './support/use-journey.ts';

const journey = useOwnServer({ OPERATOR_EMAIL: 'help@clausewright.example', LIMIT_LOGIN: '100/60' });

async function typeInto(page: Page, faults: StopFaults, field: string, words: string): Promise<void> {
  await tabTo(page, faults, (stop) => stop.field === field && stop.type !== 'hidden');
  await page.keyboard.type(words);
}

further(
  'from the account menu and plan list the cancellation page is reachable where pages have no footer',
  async () => {
    const bea = await makeCustomer(journey.server, 'bea@kiln.example');
    const { page, faults } = await openPage(journey.browser);
    await logInTo(page, journey.server.origin, bea, '/profile/billing/subscriptions');
    const link = { name: 'Cancel contracts here' };
    await page.locator('main').getByRole('link', link).waitFor();
    await page.locator('header summary', { hasText: 'Account' }).click();
    await page.locator('header').getByRole('link', link).click();
    await page.waitForURL(`${journey.server.origin}/cancel-plan/en`);
    expect(faults).toEqual([]);
  },
);

test('a plan is cancelled from the footer by keyboard without an account, and the e-mail states the end date', async () => {
  const ada = await makeCustomer(journey.server, 'ada@kiln.example', 'de');
  await buyPlan(ada, 'kiln.example');
  // Its policy lets no script run, the judge's neither.
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE', bypassCSP: true });
  const stops: StopFaults = [];
  await page.goto(journey.server.origin);
  await page.locator('footer').getByRole('link', { name: 'Verträge hier kündigen' }).click();
  await page.getByRole('heading', { level: 1, name: 'Verträge hier kündigen' }).waitFor();
  await checkScreen(page, 'cancel-plan-form-de');
  await page.setViewportSize({ width: 390, height: 844 });
  await tabTo(page, stops, hasName('Zum Formular springen'));
  await page.keyboard.press('Enter');
  await tabTo(page, stops, (stop) => stop.field === 'kind');
  await page.keyboard.press('ArrowDown');
  await typeInto(page, stops, 'name', 'Ada Lovelace');
  await typeInto(page, stops, 'contract', 'kiln.example');
  await page.keyboard.press('Enter');
  await page.getByText('Bitte berichtigen Sie:').waitFor();
  await checkScreen(page, 'cancel-plan-faults-de');
  await page.setViewportSize({ width: 390, height: 844 });
  await tabTo(page, stops, (stop) => stop.field === 'kind');
  await page.keyboard.press('ArrowUp');
  await typeInto(page, stops, 'account', ada.email);
  await tabTo(page, stops, hasName('jetzt kündigen'));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Ihre Kündigung ist eingegangen' }).waitFor();
  await checkScreen(page, 'cancel-plan-received-de');
  expect(stops).toEqual([]);
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);

  const letter = await findEmailTo(journey.server, ada.email, 'hat Ihre Kündigung erhalten');
  expect(letter.text).toMatch(/Ihr Tarif für kiln\.example endet am \d+\. \S+ \d{4}\./);
  const { subscriptions } = await ada.call('GET', '/customer/subscription/all');
  expect(subscriptions).toMatchObject([{ cancel_at_period_end: true, next_charge_at: null }]);
  expect(command(journey.server, 'cancellation', 'list')).toContain('contract: kiln.example');
});

further(
  'works for strangers without JavaScript: for cause in English, saved as a file, and in French with its review step',
  async () => {
    const { page, faults } = await openPage(journey.browser, {
      javaScriptEnabled: false,
      acceptDownloads: true,
    });
    const { page: judged } = await openPage(journey.browser, { bypassCSP: true });
    await judged.goto(`${journey.server.origin}/cancel-plan/en`);
    await checkScreen(judged, 'cancel-plan-form-en');
    await page.goto(`${journey.server.origin}/cancel-plan/en`);
    await page.getByRole('radio', { name: 'Cancellation for cause' }).check();
    await page.getByRole('textbox', { name: 'Reason' }).fill('Down for a month');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Charles Babbage');
    await page.getByRole('textbox', { name: 'Which contract?' }).fill('Invoice 4711');
    await page.getByRole('textbox', { name: 'E-mail address of the contract' }).fill('charles@mail.example');
    await page.getByRole('button', { name: 'cancel now' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'Your cancellation was received' }).waitFor();
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the cancellation' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^cancellation-\d{4}-\d{2}-\d{2}\.txt$/);
    expect(readFileSync(await file.path(), 'utf8')).toContain('Reason: Down for a month');
    await findEmailTo(journey.server, 'charles@mail.example', 'received your cancellation');
    const notice = await findEmailTo(journey.server, 'help@clausewright.example', 'A cancellation needs you');
    expect(notice.text).toContain('> Contract: Invoice 4711');
    expect(command(journey.server, 'cancellation', 'list', '--open')).toContain('Charles Babbage');

    await judged.goto(`${journey.server.origin}/cancel-plan/fr`);
    await judged.getByRole('textbox', { name: 'Vos nom et prénom' }).fill('Émilie du Châtelet');
    await judged.getByRole('textbox', { name: 'Quel contrat ?' }).fill('cirey.example');
    await judged.getByRole('textbox', { name: 'Adresse e-mail du contrat' }).fill('emilie@mail.example');
    await judged.getByRole('button', { name: 'Continuer' }).click();
    await judged.getByRole('heading', { level: 1, name: 'Vérifiez votre résiliation' }).waitFor();
    await checkScreen(judged, 'cancel-plan-check-fr');
    await judged.getByRole('button', { name: 'notification de la résiliation' }).click();
    await judged.getByRole('heading', { level: 1, name: 'Votre résiliation a été reçue' }).waitFor();
    expect(await judged.context().cookies()).toEqual([]);
    expect(faults).toEqual([]);
  },
);
