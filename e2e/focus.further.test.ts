/** By keyboard from the kind of business to the banner: no press leaves the focus on nothing. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, openPage } from './support/browser.ts';
import { createUnpaidAgreement, logInTo, makeCustomer, payFor } from './support/customer.ts';
import { useJourney } from './support/use-journey.ts';
import { answerOneScreen, type OwnersAnswers, potter, type Walk } from './support/way-in-driver.ts';

const journey = useJourney();

const owner: OwnersAnswers = {
  ...potter,
  website_url: 'https://focus.example',
  business_name: 'Focus GmbH',
  request_email: 'hello@focus.example',
};

/** Presses what is named and tells where the focus is when the page has come to rest. */
function walker(page: Page) {
  const lost: string[] = [];
  const look = async (after: string): Promise<string> => {
    const at = () =>
      page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        return `${element.tagName.toLowerCase()} ${element.id} “${(element.textContent ?? '').slice(0, 40)}”`;
      });
    await expect
      .poll(at, { timeout: 5000 })
      .not.toMatch(/^body/u)
      .catch(() => undefined);
    const found = await at();
    if (found.startsWith('body')) lost.push(after);
    return found;
  };
  const press = async (name: string | RegExp, role: 'button' | 'link' = 'button'): Promise<string> => {
    const control = page.getByRole(role, { name }).first();
    await control.press('Enter', { timeout: 15_000 });
    await page.waitForTimeout(600);
    return look(String(name));
  };
  return { lost, look, press };
}

test('on the way in every press leads the focus on', async () => {
  const { page, faults } = await openPage(journey.browser, { locale: 'en-GB' });
  const { lost, look, press } = walker(page);
  const walk: Walk = { questions: 0, presses: 0 };
  await page.goto(`${journey.server.origin}/start`);
  await hydrated(page);
  await press(/^Continue ?: Without/u);
  await press('Your documents');
  await page.getByRole('radio', { name: 'Blog or magazine' }).press('Space');
  await page.locator('#country').selectOption('DE');
  await press('Your documents');
  await press('Go Back');
  await press('Your documents');
  await page.getByRole('checkbox', { name: 'Consent banner' }).press('Space');
  await look('the banner');
  await press(/^Answer \d+ questions?$/u);
  await press('Finish later');
  await press('Go on now');
  await press('Next Step');
  while (new URL(page.url()).searchParams.get('page') === 'questions') {
    await answerOneScreen(page, owner, walk);
    const before = page.url();
    await press('Next Step');
    if (page.url() === before) throw new Error(await page.locator('.summary').innerText());
  }
  await press('Go Back');
  await press('Next Step');
  await press(/^Change ?: /u);
  await press(/^Done ?: /u);
  await press(/^Generate /u);
  await page.getByRole('heading', { level: 1, name: 'Your documents' }).waitFor();
  await look('Generate');
  expect(await press('Begin with another website')).toContain('Stay here');
  await press('Stay here');
  await page.locator('.files').first().waitFor({ timeout: 120_000 });
  await look('files');
  await press('Set up the banner', 'link');
  for (const step of ['Next Step', 'Next Step', 'Next Step', 'Next Step']) await press(step);
  await press('Previous Step');
  await page.goBack();
  await look('back in the browser');
  await page.goto(`${journey.server.origin}/start?page=done`);
  await hydrated(page);
  await press('Begin with another website');
  expect(await press('Begin anew')).toContain('input address');
  // A draft of an earlier visit.
  await page.goto(`${journey.server.origin}/help`);
  await page.evaluate(() => {
    const draft = { kind: 'blog', country: 'DE', types: ['DISCLAIMER'], page: '?page=documents', at: 1 };
    localStorage.setItem('start', JSON.stringify(draft));
  });
  await page.goto(`${journey.server.origin}/start`);
  await hydrated(page);
  await press('Continue');
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
});

test('on the pages of a document every press leads the focus on', async () => {
  const ada = await makeCustomer(journey.server, 'ada@focus.example');
  const id = await createUnpaidAgreement(ada);
  await payFor(ada, { item_type: 'agreement', item_id: id });
  const { page, faults } = await openPage(journey.browser, { locale: 'en-GB' });
  const { lost, look, press } = walker(page);
  await logInTo(page, journey.server.origin, ada, `/wizard/privacy-policy/update/${id}`);
  await press('Previous Step');
  await press('Next Step');
  await page.goto(`${journey.server.origin}/profile/agreements`);
  await hydrated(page);
  await press(/^Edit Text/u);
  await page.getByRole('dialog').getByRole('button', { name: 'Edit Text' }).press('Enter');
  await page.getByRole('switch', { name: 'Markdown' }).waitFor();
  await look('the editor');
  await page.getByRole('switch', { name: 'Markdown' }).press('Space');
  await page.locator('.cm-content').waitFor();
  await look('Markdown');
  await page.getByRole('switch', { name: 'Markdown' }).press('Space');
  await look('formatted');
  await press('Discard changes');
  await press('Keep my text');
  await press('Discard changes');
  await press('Discard');
  await press('Publish');
  await press('Go Back', 'link');
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
});

test('what comes late above the focus does not push it off the screen', async () => {
  const ada = await makeCustomer(journey.server, 'ada@late.example');
  const id = await createUnpaidAgreement(ada);
  await payFor(ada, { item_type: 'agreement', item_id: id });
  const { page, faults } = await openPage(journey.browser, { locale: 'en-GB' });
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/agreement/coverage/**', async (route) => {
    await held;
    await route.continue();
  });
  await logInTo(page, journey.server.origin, ada, `/download/${id}`);
  const duties = page.locator('.cov__all > summary');
  await duties.waitFor();
  await duties.focus();
  await page.waitForTimeout(300);
  await duties.evaluate((summary) => {
    scrollBy(0, summary.getBoundingClientRect().bottom - innerHeight + 20);
  });
  await page.waitForTimeout(300);
  const before = await duties.evaluate((summary) => summary.getBoundingClientRect().top + scrollY);
  arrive();
  await page.locator('.cov__promises').waitFor();
  await expect
    .poll(() => duties.evaluate((summary) => summary.getBoundingClientRect().top + scrollY))
    .toBeGreaterThan(before + 100);
  await expect
    .poll(() => duties.evaluate((summary) => summary.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  expect(faults).toEqual([]);
});

test.each(['en', 'de', 'es', 'fr', 'it', 'nl'])(
  'the bar of the site has one row when logged in, in %s',
  async (locale) => {
    const ada = await makeCustomer(journey.server, `ada-${locale}@focus.example`, locale);
    const { page } = await openPage(journey.browser, { locale });
    await logInTo(page, journey.server.origin, ada, '/help');
    await page.locator('.head--in').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    await page.locator('.nav').waitFor();
    const height = await page.locator('.head').evaluate((head) => head.clientHeight);
    expect(height).toBeLessThan(80);
  },
);
