import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { teenApp } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { hydrated, openPage } from './support/browser.ts';
import { chooseTestPayment, waitForFiles, clickPay } from './support/checkout.ts';
import {
  type Customer,
  type Json,
  logInTo,
  makeCustomer,
  payFor,
  createUnpaidAgreement,
} from './support/customer.ts';
import { hasName, checkFocusStop, type StopFaults, tabTo } from './support/keyboard.ts';
import { checkScreen } from './support/check-screen.ts';
import { further, test } from './support/main-and-further.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const type = 'PRIVACY_POLICY';
const review = 8;

interface Made {
  id: string;
  token: string;
}

/** A call of somebody without an account; answers its data. */
async function call(path: string, body: object, token = ''): Promise<Json> {
  const reply = await fetch(`${journey.server.origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-agreement-token': token },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as Json;
  if (answer['success'] !== true) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  return answer['data'] as Json;
}

/** A free policy of an app, made by a visitor. */
async function freeApp(): Promise<Made> {
  const made = await call('/agreement/new', { request_id: randomUUID(), type, answers: teenApp });
  return { id: made['agreement_id'] as string, token: made['access_token'] as string };
}

const addressOf = (id: string) => `${journey.server.origin}/wizard/privacy-policy/update/${id}`;
const generate = (page: Page) => page.getByRole('button', { name: 'Generate' }).click();
const difference = (page: Page) => page.getByRole('region', { name: 'What changes in your document' });

async function toStep(page: Page, number: number): Promise<void> {
  await page
    .locator('.steps a')
    .nth(number - 1)
    .click();
  await page.waitForFunction((step) => document.title.includes(`Step ${step} `), number);
}

/** Writes into a field of a step and comes back to the review. */
async function change(page: Page, step: number, name: string, value: string): Promise<void> {
  await toStep(page, step);
  await page.locator(`[name="${name}"]`).fill(value);
  await toStep(page, review);
}

async function unchanged(page: Page): Promise<void> {
  await page.locator('.upd p').filter({ hasText: 'Nothing changes.' }).waitFor();
}

async function settled(page: Page): Promise<void> {
  await page.locator('.upd[aria-busy="false"]').waitFor();
}

/** The field is there, and comes to hold the text. */
async function holds(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`);
  await field.waitFor();
  await expect.poll(() => field.inputValue(), { timeout: 10_000 }).toBe(value);
}

async function liveText({ id, token }: Made): Promise<string> {
  const reply = await fetch(`${journey.server.origin}/api/v1/agreement/details/${id}`, {
    headers: { 'x-agreement-token': token },
  });
  const { data } = (await reply.json()) as Json;
  return (await fetch(data['live_url'] as string)).text();
}

test('a free agreement is updated after reviewing the diff, and no input is lost', async () => {
  const made = await freeApp();
  const { page, faults } = await openPage(journey.browser);
  // A new wizard of the same type is half filled in.
  await page.goto(`${journey.server.origin}/wizard/privacy-policy`);
  await hydrated(page);
  await page.locator('[name="agreement_for"][value="website"]').locator('xpath=ancestor::label').click();
  await page.locator('[name="website_name"]').fill('Half filled in');

  await page.goto(`${addressOf(made.id)}?token=${made.token}`);
  await unchanged(page);
  expect(page.url()).toBe(`${addressOf(made.id)}?step=${review}`);
  await expect.poll(() => page.locator('.steps a').count()).toBe(review);
  await change(page, 1, 'app_name', 'Snapavenue');
  await settled(page);
  await difference(page)
    .locator('p')
    .filter({ hasText: /clauses? changes?, \d+ stay as before\./ })
    .waitFor();
  await expect
    .poll(() => difference(page).locator('.redline del').first().innerText())
    .toContain('Snapstreet');
  await expect
    .poll(() => difference(page).locator('.redline ins').first().innerText())
    .toContain('Snapavenue');
  await checkScreen(page, 'update-difference-en');

  // Reloaded, closed and opened again, it is still there; the saved answers are one press away.
  await page.reload();
  await difference(page).locator('p').filter({ hasText: 'One clause changes' }).waitFor();
  await page.goto(`${addressOf(made.id)}?step=1`);
  await holds(page, 'app_name', 'Snapavenue');
  await page.getByRole('button', { name: 'Start over from the saved answers' }).click();
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await expect.poll(() => page.locator('[name="app_name"]').inputValue()).toBe('Snapavenue');
  await page.getByRole('button', { name: 'Start over from the saved answers' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start over from the saved answers' }).click();
  await holds(page, 'app_name', 'Snapstreet');
  await page.locator('[name="app_name"]').fill('Snapalley');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('drafts'))).toContain('Snapalley');

  // Another tab sees what was typed here.
  const other = await page.context().newPage();
  await other.goto(`${addressOf(made.id)}?step=1`);
  await holds(other, 'app_name', 'Snapalley');
  await other.locator('[name="app_name"]').fill('Snapboulevard');
  await page.getByRole('button', { name: 'Show the newer answers' }).click();
  await expect.poll(() => page.locator('[name="app_name"]').inputValue()).toBe('Snapboulevard');
  await other.close();

  await toStep(page, review);
  await difference(page).getByText('Snapboulevard').first().waitFor();
  await settled(page);
  await generate(page);
  await waitForFiles(page);
  expect(await liveText(made)).toContain('Snapboulevard');
  // Back from the files: the new version, nothing changed in it.
  await page.goBack();
  await unchanged(page);
  await page.goto(`${journey.server.origin}/wizard/privacy-policy?step=1`);
  await holds(page, 'website_name', 'Half filled in');
  expect(faults).toEqual([]);
});

further('premium alone is bought for a price shown beforehand', async () => {
  const made = await freeApp();
  const { page, faults } = await openPage(journey.browser);
  await page.goto(`${addressOf(made.id)}?premium=1&token=${made.token}`);
  const price = page.getByRole('region', { name: 'Price', exact: true });
  await price.locator('.sum__total dd').filter({ hasText: '€24.00' }).waitFor();
  expect(new URL(page.url()).search).toBe(`?step=${review}`);
  await price.getByRole('button', { name: 'Continue with the free version' }).click();
  await price.getByText('Anything that would cost more is left out.').waitFor();
  await settled(page);
  await price.getByLabel('Update to Premium').check();
  await price.locator('.sum__total dd').filter({ hasText: '€24.00' }).waitFor();
  await checkScreen(page, 'update-premium-en');
  await generate(page);
  await page.waitForURL('**/wizard/pay/**');
  // By the browser's own button one is back where one was.
  await page.goBack();
  await price.locator('.sum__total dd').filter({ hasText: '€24.00' }).waitFor();
  await generate(page);
  await page.waitForURL('**/wizard/pay/**');
  await page.locator('.pay__button').waitFor();
  await chooseTestPayment(page, 'approve');
  await clickPay(page);
  await page
    .locator('#paid-title')
    .filter({ hasText: /^Paid: €/ })
    .waitFor();
  await waitForFiles(page);
  await page.getByRole('link', { name: 'Change the answers' }).click();
  await price.getByText('Nothing more to pay').waitFor();
  await expect.poll(() => price.getByLabel('Update to Premium').count()).toBe(0);
  expect(faults).toEqual([]);
});

/** Writes by hand into the first two clauses of a language that hold these words. */
async function writeInto(
  { call: ask }: Customer,
  id: string,
  language: string,
  words: string,
): Promise<void> {
  const details = await ask('GET', `/agreement/translation/details/${id}?language=${language}`);
  const all = details['clauses'] as { id: string; markdown: string }[];
  const clauses = all
    .filter(({ markdown }) => markdown.includes(words))
    .slice(0, 2)
    .map((clause) => ({ id: clause.id, markdown: `${clause.markdown}\n\nWritten by hand.` }));
  const revision = details['revision'] as number;
  await ask('POST', `/agreement/translation/update/${id}`, { language, revision, clauses });
}

further('manual edits survive an update, and conflicts are resolved by the owner by keyboard', async () => {
  const ada = await makeCustomer(journey.server, 'ada@update.example');
  const id = await createUnpaidAgreement(ada);
  await payFor(ada, { item_type: 'agreement', item_id: id });
  await writeInto(ada, id, 'en', 'Hafenstraße 14');
  const { page, faults } = await openPage(journey.browser);
  const stops: StopFaults = [];
  await logInTo(page, journey.server.origin, ada, `/wizard/privacy-policy/update/${id}?step=2`);
  await page.locator('[name="business_address"]').fill('Werftweg 2\n24103 Kiel\nDeutschland');
  await toStep(page, review);
  await page.getByText('0 of 2 decided').waitFor();
  await settled(page);
  await checkScreen(page, 'update-conflicts-en');

  for (let open = 2; open > 0; open -= 1) {
    await tabTo(page, stops, hasName('Generate'));
    await page.keyboard.press('Enter');
    await page.getByText('Choose one of the two texts').first().waitFor();
    // The first clause that is not decided.
    const undecided = page
      .locator('.upd__conflict')
      .filter({ hasText: 'Choose one' })
      .locator('input')
      .first();
    await expect.poll(() => undecided.evaluate((input) => input === document.activeElement)).toBe(true);
    await checkFocusStop(page, stops);
    await page.keyboard.press('Space');
    await page.getByText(`${3 - open} of 2 decided`).waitFor();
  }
  // Decisions are kept as answers are.
  await page.reload();
  await page.getByText('2 of 2 decided').waitFor();
  await settled(page);
  await tabTo(page, stops, hasName('Generate'));
  await page.keyboard.press('Enter');
  await waitForFiles(page);
  const { live_url: live } = await ada.call('GET', `/agreement/details/${id}`);
  const english = await (await fetch(`${live as string}/en`)).text();
  expect(english).toContain('Written by hand.');
  expect(english).toContain('Hafenstraße 14');
  expect(await (await fetch(`${live as string}/de`)).text()).toContain('Werftweg 2');

  // Reset instead: said before, done after.
  await page.goto(`${addressOf(id)}?step=${review}`);
  await page.getByLabel('Reset to the new text').check();
  await page.getByText('Your manual edits are lost when you press Generate.').waitFor();
  await settled(page);
  await difference(page).locator('del').filter({ hasText: 'Written by hand.' }).first().waitFor();
  await page.locator('.head .wide summary').filter({ hasText: 'English' }).click();
  await page.locator('.head .wide button[lang="de"]').click();
  await page.locator('html[lang="de"] .upd[aria-busy="false"]').waitFor();
  await checkScreen(page, 'update-reset-de');
  await page.getByRole('button', { name: 'Erstellen' }).click();
  await waitForFiles(page);
  expect(await (await fetch(`${live as string}/en`)).text()).not.toContain('Written by hand.');
  expect([...stops, ...faults]).toEqual([]);
});

further('of two concurrent updates the second sees the diff to the first and keeps its answers', async () => {
  const made = await freeApp();
  const { page, faults } = await openPage(journey.browser);
  await page.goto(`${addressOf(made.id)}?token=${made.token}`);
  await unchanged(page);
  await change(page, 1, 'app_name', 'Snapavenue');
  await settled(page);
  const answers = { ...teenApp, app_name: 'Snapalley' };
  const first = { request_id: randomUUID(), type, answers, revision: 1, edits: 'keep' };
  await call(`/agreement/update/${made.id}`, first, made.token);
  await generate(page);
  await page.getByText('The agreement was changed in the meantime').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('alert');
  await difference(page).locator('del').filter({ hasText: 'Snapalley' }).first().waitFor();
  await settled(page);
  await generate(page);
  await waitForFiles(page);
  expect(await liveText(made)).toContain('Snapavenue');
  expect(faults).toEqual([]);
});

further('each URL of an update works', async () => {
  const made = await freeApp();
  const { page } = await openPage(journey.browser);
  const statusOf = async (path: string) => (await page.goto(journey.server.origin + path))?.status();
  for (const slug of ['cookies-policy', 'privacy-policy', 'terms-conditions']) {
    expect([slug, await statusOf(`/wizard/${slug}/update`)]).toEqual([slug, 404]);
  }
  for (const slug of ['disclaimer', 'eula', 'return-refund-policy']) {
    expect([slug, await statusOf(`/wizard/${slug}/update`)]).toEqual([slug, 200]);
    await page.waitForURL(`**/wizard/${slug}?step=1`);
  }
  // Another type in the address, an agreement that is nobody's, and somebody else's.
  await page.goto(`${journey.server.origin}/wizard/eula/update/${made.id}?token=${made.token}`);
  await page.waitForURL(`**/wizard/privacy-policy/update/${made.id}?step=${review}`);
  await page.goto(addressOf('x'.repeat(22)));
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  const stranger = await openPage(journey.browser, { locale: 'de-DE' });
  await stranger.page.goto(addressOf(made.id));
  await stranger.page.locator('.status h1').waitFor();
  await checkScreen(stranger.page, 'update-foreign-de');
});

further('answers for an agreement that is deleted meanwhile become a new one', async () => {
  const made = await freeApp();
  const { page } = await openPage(journey.browser);
  await page.goto(`${addressOf(made.id)}?token=${made.token}`);
  await unchanged(page);
  const reply = await fetch(`${journey.server.origin}/api/v1/agreement/delete/${made.id}`, {
    method: 'DELETE',
    headers: { 'x-agreement-token': made.token },
  });
  expect(reply.status).toBe(200);
  await change(page, 1, 'app_name', 'Snapavenue');
  await difference(page).getByRole('button', { name: 'Try again' }).waitFor();
  // Nothing can be seen, so nothing is done; the button says so.
  await generate(page);
  await page.getByText('Review the changes first').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('difference-title');
  await page.reload();
  await page.getByRole('button', { name: 'Use it for a new agreement' }).click();
  await page.waitForURL('**/wizard/privacy-policy?step=*');
  await toStep(page, 1);
  await holds(page, 'app_name', 'Snapavenue');
});
