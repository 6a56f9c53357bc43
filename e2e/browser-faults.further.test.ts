import { wizardSteps } from '@clausewright/library/questionnaires';
import { questionnaires } from '@clausewright/library/clauses';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { freeDisclaimer } from '../packages/server/src/testing/owner-over-http.ts';
import { hydrated, openPage } from './support/browser.ts';
import { logInTo, makeCustomer } from './support/customer.ts';
import { fillStep, filling, generate } from './support/wizard-driver.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const questionnaire = questionnaires.DISCLAIMER;
if (questionnaire === undefined) throw new Error('there is no such wizard');
const steps = wizardSteps(questionnaire);
const wizard = '/wizard/disclaimer';
const shop = () => filling(questionnaire, freeDisclaimer);

const openWizard = (page: Page) => page.goto(journey.server.origin + wizard);
/** Fills in the step of that number and goes on. */
async function passStep(page: Page, given: ReturnType<typeof shop>, number: number): Promise<void> {
  await page.waitForFunction((wanted) => document.title.includes(`Step ${wanted} `), number);
  await fillStep(page, given, steps[number - 1]?.id ?? '');
  await page.getByRole('button', { name: 'Next Step' }).click();
}
async function passFrom(page: Page, given: ReturnType<typeof shop>, first: number): Promise<void> {
  for (let number = first; number <= steps.length; number += 1) await passStep(page, given, number);
  await page.waitForFunction(() => document.title.includes('Check your answers'));
}
async function generateFiles(page: Page): Promise<void> {
  await generate(page);
  await page.locator('a[href*="/files/"]').first().waitFor();
}

test('storage that fills up during the wizard is reported, and the document is still created', async () => {
  const { page, faults } = await openPage(journey.browser);
  await openWizard(page);
  const given = shop();
  await passStep(page, given, 1);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await passStep(page, given, 2);
  await page.getByText('This browser does not store data, so your answers are lost').waitFor();
  await passFrom(page, given, 3);
  await generateFiles(page);
  expect(faults).toEqual([]);
});

test('after a tab crash during the wizard the next tab restores its step and answers', async () => {
  const { page } = await openPage(journey.browser);
  await openWizard(page);
  const given = shop();
  await passStep(page, given, 1);
  await passStep(page, given, 2);
  await page.waitForFunction(() => document.title.includes('Step 3 '));
  const url = page.url();
  const kept = () => page.evaluate(() => localStorage.getItem('drafts'));
  // Typed words are kept after a pause of 300 ms; who dies within it loses them.
  await expect.poll(kept).toContain(`"current":"${steps[2]?.id}"`);
  const context = page.context();
  const crashed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // Its answer never comes: the renderer that would give it is gone.
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;

  const next = await context.newPage();
  await next.goto(url);
  await hydrated(next);
  await passFrom(next, given, 3);
  await generateFiles(next);
});

test('an access token that expires during the wizard loses no answers, and the document is created in the account', async () => {
  const customer = await makeCustomer(journey.server, 'mid@lost.example');
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, journey.server.origin, customer, '/profile/agreements');
  await openWizard(page);
  const given = shop();
  await passStep(page, given, 1);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('app_data') ?? '{}') as Record<string, string>;
    localStorage.setItem('app_data', JSON.stringify({ ...session, token: 'x'.repeat(43) }));
  });
  await passFrom(page, given, 2);
  await generateFiles(page);
  const stored = await page.evaluate(() => localStorage.getItem('app_data'));
  expect(stored).toContain(customer.email);
  expect(stored).not.toContain('xxxxx');
  const { agreements } = await customer.call('GET', '/customer/agreements/all');
  expect(agreements).toHaveLength(1);
  expect(faults.filter((fault) => !fault.includes('401'))).toEqual([]);
});
