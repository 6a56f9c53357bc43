import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { postAnswers, type SomeAnswer } from '../support/answers.ts';
import { hydrated, openPage } from '../support/browser.ts';
import { type Customer, logInTo, makeCustomer, payFor } from '../support/customer.ts';
import { checkScreen } from '../support/check-screen.ts';
import { further, test } from '../support/main-and-further.ts';
import { useJourney } from '../support/use-journey.ts';

const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const computer = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const journey = useJourney();
const { server } = journey;

/** A banner that 42 visitors answered, and 60 after it was published again; its owner's address of the figures. */
async function answeredSite(email: string, host: string, language?: 'de') {
  const owner = await makeCustomer(server, email, language);
  const vendor = { company: 'Kiln Ltd', country: 'IE', about: {}, kept_for: 30, privacy_url: '' };
  const rest = { ...vendor, catalogue_id: null, patterns: [], cookies: [] };
  const counter = { ...rest, name: 'Counter', type: 'ANALYTICS', purpose: 'ENABLE_ANALYTICS_REPORT_USAGE' };
  const request = { request_id: randomUUID(), site_url: host, vendors: [counter] };
  const id = (await owner.call('POST', '/privacy-consent/new', request))['id'] as string;
  await payFor(owner, { item_type: 'consent', item_id: id, plan: 'monthly' });
  const first = await publish(owner, id);
  const { appearance } = await owner.call('GET', `/privacy-consent/details/${id}`);
  const changed = { appearance: { ...(appearance as object), colour: 'blue' } };
  await owner.call('PUT', `/privacy-consent/${id}`, changed);
  const second = await publish(owner, id);
  const { script_url: script } = await owner.call('GET', `/privacy-consent/install-details/${id}`);
  const site = /\/c\/([\w-]+)\.js/.exec(script as string)?.[1] ?? '';
  const of = (count: number, snapshot: string, answer: SomeAnswer): SomeAnswer[] =>
    Array.from({ length: count }, () => ({ offered: 2, snapshot, ...answer }));
  await postAnswers(server, site, [
    ...of(20, first, { granted: 2, userAgent: phone }),
    ...of(20, first, { action: 'reject', userAgent: computer, gpc: true }),
    ...of(2, first, { granted: 2, country: 'MT', userAgent: computer }),
    ...of(45, second, { granted: 2, country: 'FR', userAgent: phone }),
    ...of(15, second, { action: 'reject', country: 'FR', userAgent: phone }),
  ]);
  return { owner, path: `/profile/privacy-consents/figures/${id}` };
}

/** The hash of what is shown from then on. */
async function publish(owner: Customer, id: string): Promise<string> {
  const { snapshots } = await owner.call('POST', `/privacy-consent/publish/${id}`, {});
  return Object.values(snapshots as Record<string, string>)[0] ?? '';
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
async function tableOf(page: Page, name: string): Promise<string[]> {
  const rows = page.getByRole('table', { name, exact: true }).locator('tbody tr');
  return (await rows.allInnerTexts()).map(flat);
}

test('an owner reads the figures, compares two versions and saves all of it', async () => {
  const { owner, path } = await answeredSite('owner@figures.example', 'figures.example');
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, server.origin, owner, path);
  await page.getByRole('heading', { level: 3, name: 'By device' }).waitFor();
  await hydrated(page);
  expect((await page.locator('.figures__totals dd').allInnerTexts()).map(flat)).toEqual([
    '102',
    '66% 67',
    '0% 0',
    '34% 35',
  ]);
  expect(await tableOf(page, 'By device')).toEqual(['Phone 80 81% 0% 19%', 'Computer 22 9% 0% 91%']);
  // Two of Malta would be two people: the next larger country hides them.
  expect(await tableOf(page, 'By country')).toEqual([
    'France 60 75% 0% 25%',
    'Other countries 42 52% 0% 48%',
  ]);
  expect(await page.getByText('19.6% of 102 decisions came from browsers with the signal.').count()).toBe(1);
  expect(await tableOf(page, 'By version of the banner')).toEqual([
    expect.stringMatching(/^2, published .* 60 75% 0% 25%$/),
    expect.stringMatching(/^1, published .* 42 52% 0% 48%$/),
  ]);
  await page.getByRole('table', { name: 'Compare two versions' }).waitFor();
  const all = (await tableOf(page, 'Compare two versions')).slice(0, 4);
  expect(all).toEqual([
    'All decisions 42 decisions 60 decisions –',
    'Accepted all 52.4% 75.0% +22.6 points between +3.8 and +39.9',
    'Chose some 0.0% 0.0% 0.0 points could be chance',
    'Rejected all 47.6% 25.0% -22.6 points between -39.9 and -3.8',
  ]);
  await page.getByLabel('Compared with').selectOption('1');
  await page.getByText('Choose two different versions.').waitFor();

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^consent-figures-[\d-]+\.csv$/);
  const lines = readFileSync(await saved.path(), 'utf8').split('\r\n');
  expect(lines).toContain('device,phone,80,65,0,15,no');
  expect(lines).toContain('country,others,42,22,0,20,no');
  expect(faults).toEqual([]);
  await page.getByLabel('Compared with').selectOption('2');
  await page.getByRole('table', { name: 'Compare two versions' }).waitFor();
  await checkScreen(page, 'consent-figures-en');
});

further('the figures by month in German', async () => {
  const { owner, path } = await answeredSite('owner@zahlen.example', 'zahlen.example', 'de');
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  await logInTo(page, server.origin, owner, `${path}?days=365`);
  await page.getByRole('heading', { level: 3, name: 'Nach Monaten' }).waitFor();
  await page.getByRole('table', { name: 'Zwei Versionen vergleichen' }).waitFor();
  await checkScreen(page, 'consent-figures-de');
  expect(faults).toEqual([]);
});
