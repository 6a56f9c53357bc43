/** Walks the way in as an owner would, and counts what he has to do. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pressUntil } from './browser.ts';

/** By question: an option, several of them, or words. */
export type OwnersAnswers = Readonly<Record<string, string>>;

/** What no website tells: of a German pottery. */
export const potter: OwnersAnswers = {
  website_url: 'https://www.lehmglueck.example',
  entity_type: 'business',
  business_name: 'Lehmglück GmbH',
  business_address: 'Hauptstraße 12\n77694 Kehl',
  state: 'DE_BW',
  analytics: 'no',
  remarketing: 'no',
  hosting_country: 'unknown',
  request_email: 'hallo@lehmglueck.example',
  who_pays: 'customer',
  delivery_days: '3',
  banner: 'none',
  accessibility: 'none',
  eu_adr: 'not-obliged',
  withdrawal_url: 'https://lehmglueck.example/widerruf',
  provider_representatives: 'Anna Lehm',
  publication_director: 'Anna Lehm',
  reg_number: 'Amtsgericht Freiburg, HRB 123456',
  vat_id: 'DE123456789',
  contact_phone: '+49 7851 123456',
  share_capital: '25 000 €',
  sells_online: 'no',
  provider_host: 'OVH SAS, 2 rue Kellermann, 59100 Roubaix',
};

export interface Walk {
  /** Questions that were answered. */
  questions: number;
  /** Presses of buttons and options, a field that is filled in is one. */
  presses: number;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Presses the one primary button of the screen and waits for the next one. */
export async function goOn(page: Page, walk: Walk): Promise<void> {
  const before = page.url();
  walk.presses += 1;
  await page.locator('main').evaluate((main) => main.firstElementChild?.setAttribute('data-left', ''));
  const wrong = page.locator('.summary');
  await pressUntil(page, page.locator('.dock__acts .btn--primary'), (timeout) =>
    Promise.race([page.waitForURL((url) => url.href !== before, { timeout }), wrong.waitFor({ timeout })]),
  );
  if (page.url() === before) throw new Error(await wrong.innerText());
  // What stood there goes a moment later than its address.
  await page.locator('[data-left]').waitFor({ state: 'detached' });
  await heading(page).first().waitFor();
}

/** Answers what the screens ask until the list of assumptions is there. */
export async function answerScreens(page: Page, answers: OwnersAnswers, walk: Walk): Promise<number> {
  let screens = 0;
  while (new URL(page.url()).searchParams.get('page') === 'questions') {
    screens += 1;
    await answerOneScreen(page, answers, walk);
    await goOn(page, walk);
  }
  return screens;
}

/** What the screen asks, with the further questions that an answer brings. */
export async function answerOneScreen(page: Page, answers: OwnersAnswers, walk: Walk): Promise<void> {
  await page.locator('#start-questions .q').first().waitFor();
  const done = new Set<string>();
  for (let found = true; found;) {
    found = false;
    for (const [question, answer] of Object.entries(answers)) {
      if (done.has(question) || !(await answerOne(page, question, answer))) continue;
      done.add(question);
      found = true;
      walk.questions += 1;
      walk.presses += 1;
    }
  }
}

/** False where the question is not on screen. */
async function answerOne(page: Page, question: string, answer: string): Promise<boolean> {
  const form = page.locator('#start-questions');
  const option = form.locator(`input[name="${question}"][value="${answer.replaceAll('\n', '\\a ')}"]`);
  if ((await option.count()) > 0) {
    await option.first().check();
    return true;
  }
  const unknown = form.locator(`input[name="${question}-unknown"]`);
  if (answer === 'unknown' && (await unknown.count()) > 0) {
    await unknown.check();
    return true;
  }
  const field = form.locator(`:is(input, textarea, select)[id="q-${question}"]`);
  if ((await field.count()) === 0) return false;
  const isSelect = await field.evaluate((node) => node.tagName === 'SELECT');
  if (isSelect) await field.selectOption(answer);
  else await field.fill(answer);
  return true;
}

/** Every document is there with its five files. */
export async function expectFiles(page: Page, documents: number): Promise<void> {
  await page
    .locator('.files')
    .nth(documents - 1)
    .waitFor({ timeout: 240_000 });
  expect(await page.locator('.files').count()).toBe(documents);
  const link = page.locator('.files a', { hasText: 'PDF' }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/u);
}
