import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import type { ConsentRecord } from '../../packages/contract/src/banner.ts';
import { postAnswers, type SomeAnswer } from '../support/answers.ts';
import { hydrated, openPage } from '../support/browser.ts';
import { type Customer, logInTo, makeCustomer, payFor } from '../support/customer.ts';
import { hasName, focusOn, type StopFaults, tabTo } from '../support/keyboard.ts';
import { checkScreen } from '../support/check-screen.ts';
import { further, test } from '../support/main-and-further.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney();
const { server } = journey;
let ada: Customer;
let id: string;
let posted: ConsentRecord[];
beforeAll(async () => {
  ada = await makeCustomer(server, 'ada@log.example');
  const vendor = { company: 'Kiln Ltd', country: 'IE', about: {}, kept_for: 30, privacy_url: '' };
  const rest = { ...vendor, catalogue_id: null, patterns: [], cookies: [] };
  const made = await ada.call('POST', '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: 'kiln.example',
    vendors: [
      { ...rest, name: 'Counter', type: 'ANALYTICS', purpose: 'ENABLE_ANALYTICS_REPORT_USAGE' },
      { ...rest, name: 'Adverts', type: 'ADVERTISING', purpose: 'ENABLE_PERSONALIZED_ADS' },
    ],
  });
  id = made['id'] as string;
  await payFor(ada, { item_type: 'consent', item_id: id, plan: 'monthly' });
  await ada.call('POST', `/privacy-consent/publish/${id}`, {});
  const { script_url: script } = await ada.call('GET', `/privacy-consent/install-details/${id}`);
  const site = /\/c\/([\w-]+)\.js/.exec(script as string)?.[1] ?? '';
  const few: SomeAnswer[] = [
    { action: 'custom', granted: 2, layer: 2, country: 'FR' },
    { action: 'withdraw', layer: 2, country: 'FR' },
    { action: 'gpc', layer: 0, gpc: true, country: 'FR' },
    { action: 'reject' },
  ];
  const others = Array.from({ length: 56 }, () => ({ granted: 6 }));
  posted = await postAnswers(server, site, [...few, ...others]);
});

const path = () => `/profile/privacy-consents/consent-log/${id}`;
const numbers = async (page: Page) =>
  (await page.locator('.log__stats dd').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
const rows = (page: Page) => page.locator('.log__records tbody tr');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

test('an owner filters the log, opens a record with its banner, exports it and erases a visitor', async () => {
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, server.origin, ada, '/profile/privacy-consents');
  await page.getByRole('link', { name: 'Consent log kiln.example' }).click();
  await page.locator('.log__stats').waitFor();
  // Some answers may lie in the month before, where the test runs at its turn.
  await page.getByRole('link', { name: 'All months' }).click();
  await page.getByRole('heading', { level: 2, name: 'All months' }).waitFor();
  expect(await numbers(page)).toEqual([
    '60',
    '56 93%',
    '2 3%',
    'of which 1 withdrew',
    '2 3%',
    'of which 1 by a browser signal',
  ]);
  await page.getByText('The numbers as a table').click();
  const counted = await page.locator('.log__numbers td:nth-child(2)').allInnerTexts();
  expect(counted.reduce((sum, text) => sum + Number(text), 0)).toBe(60);

  await page.getByRole('link', { name: 'Older' }).click();
  await page.getByText('51 to 60 of 60.').waitFor();
  await expect.poll(() => focused(page)).toBe('log-records');
  await page.goBack();
  await page.getByText('1 to 50 of 60.').waitFor();

  await page.getByLabel('Country').selectOption('France');
  await page.getByText('1 to 3 of 3.').waitFor();
  expect(await page.getByRole('link', { name: 'All months' }).getAttribute('aria-current')).toBe('true');
  await page.getByLabel('Record of a visitor').fill('9f2e71aa');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.locator('.error', { hasText: '36 characters' }).waitFor();
  await checkScreen(page, 'consent-log-en');
  await page.reload();
  await page.getByText('1 to 3 of 3.').waitFor();
  expect(await rows(page).allInnerTexts()).toEqual([
    expect.stringMatching(/Chose: Analytics\s+Preferences\s+France\s+English/),
    expect.stringMatching(/Withdrew everything\s+Preferences/),
    expect.stringMatching(/Rejected all\s+Browser signal \(GPC\)/),
  ]);

  await rows(page).first().getByRole('link').click();
  await page.getByRole('heading', { name: 'Proof' }).waitFor();
  const vendors = await page.locator('.log__vendors li').allInnerTexts();
  expect(vendors.map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    'Counter Analytics Allowed',
    'Adverts Advertising Not allowed',
  ]);
  await page.getByText(posted[0]?.visitor ?? '').waitFor();
  await expect.poll(() => page.frames().some((one) => one.url().endsWith('/banner/preview'))).toBe(true);
  const banner = page.frames().find((one) => one.url().endsWith('/banner/preview')) as Frame;
  await banner.getByRole('dialog').getByText('Counter').waitFor();
  await page.getByRole('button', { name: 'Banner', exact: true }).click();
  await banner.getByRole('button', { name: 'Reject all' }).waitFor();
  await checkScreen(page, 'consent-log-record-en');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.poll(() => focused(page)).toBe(`record-${posted[0]?.id}`);
  await page.getByText('1 to 3 of 3.').waitFor();

  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The current filters also apply to the file.').waitFor();
  const isFile = '**/consent-logs?**';
  await page.route(isFile, () => undefined);
  await dialog.getByRole('button', { name: 'Export' }).click();
  await dialog.getByText('0 of 3 answers').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute(isFile);
  await page.route(isFile, (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await dialog.getByText('Nothing was saved.').waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Try again' }).click(),
  ]);
  await dialog.getByText(`${file.suggestedFilename()} is saved, with 3 answers.`).waitFor();
  await checkScreen(page, 'consent-log-export-en');
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(4);
  expect(text).toContain(posted[1]?.visitor);
  await page.keyboard.press('Escape');

  await page.getByLabel('Record of a visitor').fill(` ${posted[2]?.visitor} `);
  await page.keyboard.press('Enter');
  await page.getByText('1 to 1 of 1.').waitFor();
  await rows(page).getByRole('link').click();
  await page.getByRole('button', { name: 'Erase this visitor' }).click();
  await dialog.getByText('The record number is removed from 1 answer.').waitFor();
  await dialog.getByRole('button', { name: 'Erase' }).click();
  await page.getByText('The visitor is erased: the record number is gone from 1 answer.').waitFor();
  await page.locator('#entry-facts ~ dl', { hasText: 'erased' }).waitFor();
  await page.goBack();
  await page.getByText('No answers match these filters.').waitFor();
  await page.getByRole('button', { name: 'Show all answers again' }).last().click();
  await rows(page).nth(2).getByText('erased').first().waitFor();
  expect(faults.splice(0).filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([]);
  await page.context().close();
});

further(
  'works in German by keyboard on a phone; a month without answers links to the installation',
  async () => {
    await ada.call('PUT', '/customer/set-language/de', {});
    const { page, faults } = await openPage(journey.browser, {
      locale: 'de-DE',
      viewport: { width: 390, height: 844 },
    });
    await logInTo(page, server.origin, ada, `${path()}/previous_month`);
    await hydrated(page);
    const stops: StopFaults = [];
    await page.locator('.log h2').waitFor();
    await page.locator('#main').focus();
    await tabTo(page, stops, hasName('Alle Monate'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Alle Monate' }).waitFor();
    await page.locator('.log__stats').waitFor();
    await focusOn(page, stops, { words: 'Alle Monate' });
    await tabTo(page, stops, ({ id: at }) => at === 'log-filters');
    await page.keyboard.press('Enter');
    await tabTo(page, stops, ({ id: at }) => at === 'log-country');
    await page.keyboard.type('Frank');
    await page.getByText('1 bis 3 von 3.').waitFor();
    await checkScreen(page, 'consent-log-de');
    await page.setViewportSize({ width: 390, height: 844 });
    await tabTo(page, stops, ({ tag, words }) => tag === 'a' && /^\d\d\.\d\d\.\d{4} /.test(words));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Beweis' }).waitFor();
    await focusOn(page, stops, { id: 'tab-title' });
    await checkScreen(page, 'consent-log-record-de');
    await page.setViewportSize({ width: 390, height: 844 });
    await tabTo(page, stops, hasName('Diesen Besucher löschen'));
    await page.keyboard.press('Enter');
    await page.getByText('Der Beleg des Besuchers gilt dann nicht mehr.').waitFor();
    await page.keyboard.press('Escape');
    await focusOn(page, stops, { words: 'Diesen Besucher löschen' });

    const bare = await ada.call('POST', '/privacy-consent/new', {
      request_id: randomUUID(),
      site_url: 'bare.example',
    });
    await page.goto(`${server.origin}${path().replace(id, bare['id'] as string)}`);
    await page.getByRole('link', { name: 'Banner einbauen' }).waitFor();
    await page.getByText('Um das Banner zu veröffentlichen, wählen Sie einen Tarif').waitFor();
    await checkScreen(page, 'consent-log-empty-de');
    await page.goto(`${server.origin}${path()}/entry/${randomUUID()}`);
    await page.getByText('gibt es keinen solchen Eintrag').waitFor();
    expect([...stops, ...faults]).toEqual([]);
  },
);
