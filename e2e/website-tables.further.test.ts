/** Many websites at once: a file is chosen, its preview read, done by one press; then the list, edited, once more. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

/** As a spreadsheet of Windows saves it where commas stand in numbers. */
const table = Buffer.from(
  [
    'address;name;languages;company;country;email;scan;Budget',
    'bücher.example;Bücher;de en;Müller GmbH;DE;kontakt@example.com;;10',
    'shop.example;"=1+1";en;;IE;;;',
    'localhost;;;;;;;',
    'www.shop.example;;;;;;;',
    '',
  ].join('\r\n'),
  'latin1',
);

test.each([
  {
    locale: 'en-GB',
    width: 1280,
    many: 'Many at once',
    nothing: 'Choose a file or paste some rows.',
    show: 'Show what will happen',
    preview: 'This will happen',
    summary: '2 to add, 0 to change, 0 to take off the list, 0 unchanged, 2 refused.',
    read: 'Read as WINDOWS-1252, with cells separated by semicolons.',
    unknown: 'left out: Budget',
    repeated: 'This website is already in row 3.',
    refused: 'Refused',
    take: 'Do exactly this',
    done: 'Done',
    own: 'Load my websites as a table',
    after: '0 to add, 1 to change, 0 to take off the list, 1 unchanged, 0 refused.',
    moved: 'have changed since the preview',
    toList: 'To my websites',
  },
  {
    locale: 'de-DE',
    width: 390,
    many: 'Viele auf einmal',
    nothing: 'Wählen Sie eine Datei oder fügen Sie Zeilen ein.',
    show: 'Zeigen, was geschieht',
    preview: 'Das wird geschehen',
    summary: '2 neu, 0 geändert, 0 von der Liste genommen, 0 unverändert, 2 abgelehnt.',
    read: 'Gelesen als WINDOWS-1252, Zellen getrennt durch Semikolons.',
    unknown: 'werden ausgelassen: Budget',
    repeated: 'Diese Website steht schon in Zeile 3.',
    refused: 'Abgelehnt',
    take: 'Genau so ausführen',
    done: 'Erledigt',
    own: 'Meine Websites als Tabelle laden',
    after: '0 neu, 1 geändert, 0 von der Liste genommen, 1 unverändert, 0 abgelehnt.',
    moved: 'haben sich seit der Vorschau geändert',
    toList: 'Zu meinen Websites',
  },
])('a table is shown, done, loaded and sent back ($locale)', async (words) => {
  const language = words.locale.slice(0, 2);
  const viewport = { width: words.width, height: 844 };
  const ada = await makeCustomer(journey.server, `ada-${language}@tables.example`, language);
  const { page, faults } = await openPage(journey.browser, { locale: words.locale, viewport });
  const see = async (name: string) => {
    await checkScreen(page, `website-tables-${name}-${language}`);
    await page.setViewportSize(viewport);
  };
  await logInTo(page, journey.server.origin, ada, '/profile/sites');
  // An empty list has the link elsewhere than one that is still on its way.
  await page.locator('.empty').getByRole('link', { name: words.many }).waitFor();
  const stops: StopFaults = [];
  await tabTo(page, stops, hasName(words.many));
  await page.keyboard.press('Enter');
  const file = page.locator('#table-file');
  await file.waitFor();
  await see('empty');

  await tabTo(page, stops, hasName(words.show));
  await page.keyboard.press('Enter');
  await page.getByText(words.nothing).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('table-file');
  await see('nothing');

  await file.setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: table });
  await file.focus();
  await tabTo(page, stops, hasName(words.show));
  await page.keyboard.press('Enter');
  await page.getByText(words.summary).waitFor();
  expect(await focusedText(page)).toBe(words.preview);
  for (const text of [words.read, words.unknown, words.repeated]) await page.getByText(text).waitFor();
  await see('preview');
  await tabTo(page, stops, ({ words: name }) => name.startsWith(words.refused));
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  await tabTo(page, stops, hasName(words.take));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.done }).waitFor();
  expect(await focusedText(page)).toBe(words.done);
  await see('done');

  // The list in the same columns, edited in one cell, changes that and nothing else.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.own }).click(),
  ]);
  const own = readFileSync(await download.path(), 'utf8');
  expect(own).toContain("'=1+1");
  const edited = own.replace('Müller GmbH', 'Müller & Söhne GmbH');
  await file.setInputFiles([]);
  await page.locator('#table-text').fill(edited);
  await page.getByRole('button', { name: words.show }).click();
  await page.getByText(words.after).waitFor();
  await see('changed');

  // Somebody else was quicker: nothing is done, and the preview is that of now.
  const { preview } = await ada.call('POST', '/website/table/preview', { text: edited });
  const request = { request_id: crypto.randomUUID(), preview, text: edited };
  await ada.call('POST', '/website/table/import', request);
  await page.getByRole('button', { name: words.take }).click();
  await page.getByText(words.moved).waitFor();
  expect(stops).toEqual([]);
  await page.getByRole('button', { name: words.take }).waitFor({ state: 'detached' });
  await see('moved');
  await page.goto(`${journey.server.origin}/profile/sites`);
  const site = page.getByRole('link', { name: 'bücher.example' });
  await site.click();

  // What the table said of a website stands in the wizard of its first document.
  await page.locator('#next-title').waitFor();
  await page.locator('.next a.btn').click();
  await page.waitForURL('**/wizard/privacy-policy?site=*');
  await page.locator('[name=website_name]').waitFor();
  expect(await page.locator('[name=website_name]').inputValue()).toBe('Bücher');

  // So it does in that of any other, and nobody is asked which website it is for.
  await page.waitForLoadState('networkidle');
  await page.goto(`${journey.server.origin}/profile/sites`);
  await site.click();
  await page.locator('#next-title').waitFor();
  await page.locator('a[href*="/wizard?website="]').click();
  await page.waitForURL('**/wizard?website=*');
  await page.locator('[name=type]').nth(2).check();
  await page.locator('[name=place]').first().waitFor({ state: 'detached' });
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/wizard/*?site=*');
  await page.locator('[name=website_name]').waitFor();
  expect(await page.locator('[name=website_name]').inputValue()).toBe('Bücher');
  expect(faults).toEqual([]);
});
