import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { runAxe } from './support/accessibility.ts';
import { openPage, settled } from './support/browser.ts';
import { chooseTestPayment, waitForFiles, clickPay } from './support/checkout.ts';
import { type Customer, type Json, logInTo, makeCustomer, payFor } from './support/customer.ts';
import { hasName, focusOn, type StopFaults, tabTo } from './support/keyboard.ts';
import { checkScreen } from './support/check-screen.ts';
import { further, test } from './support/main-and-further.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();
const { server } = journey;
let ada: Customer;
beforeAll(async () => {
  ada = await makeCustomer(server, 'ada@versions.example');
});

/** Its own words are there in Dutch already, but not in Italian. */
const answers = {
  ...germanShop,
  delivery_email: 'owner@shop.example',
  retention_mode: 'general',
  pd_required: [
    {
      _id: 'r1',
      required_data: ['email'],
      required_basis: 'needed-for-contract',
      required_consequence: { de: 'Sonst nicht.', en: 'Else not.', nl: 'Anders niet.' },
    },
  ],
};

/** In German and English, paid. */
async function paidOf(customer: Customer): Promise<string> {
  const body = { request_id: randomUUID(), type: 'PRIVACY_POLICY', answers };
  const { agreement_id: id } = await customer.call('POST', '/agreement/new', body);
  await payFor(customer, { item_type: 'agreement', item_id: id as string });
  return id as string;
}

const details = ({ call }: Customer, id: string, language: string): Promise<Json> =>
  call('GET', `/agreement/translation/details/${id}?language=${language}`);

/** Writes at the end of two clauses, as the text editor of that language does. */
async function writeIn(customer: Customer, id: string, language: string, words: string): Promise<void> {
  const { revision, clauses } = await details(customer, id, language);
  const [, first, , third] = clauses as { id: string; markdown: string }[];
  const written = [first, third].map((clause) => ({
    id: clause?.id,
    markdown: `${clause?.markdown ?? ''}\n\n${words}`,
  }));
  const body = { language, revision, clauses: written };
  await customer.call('POST', `/agreement/translation/update/${id}`, body);
}

const translation = (id: string) => `/profile/agreements/translation/edit/${id}`;
const versions = (id: string) => `/profile/agreements/versions/${id}`;
const rows = (page: Page) => page.locator('.trans__clause');
const field = (page: Page, row: number) => rows(page).nth(row).locator('textarea');
/** The formatted text has journeys of its own. */
async function inMarkdown(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Markdown' }).check();
}
async function status(page: Page, words: string | RegExp): Promise<void> {
  await expect
    .poll(() => page.locator('.editor__bar .saved').innerText(), { timeout: 15_000 })
    .toMatch(words);
}

test('an outdated translation is rewritten or checked, saved and published', async () => {
  const id = await paidOf(ada);
  await writeIn(ada, id, 'de', 'Ein neuer Satz.');
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, server.origin, ada, translation(id));
  await page.waitForURL('**?language=en');
  const fit = (count: number) => page.getByText(`${count} of ${total} clauses match their source`).waitFor();
  await rows(page).first().waitFor();
  const total = await rows(page).count();
  await fit(total - 2);
  await page.getByRole('radio', { name: 'Source changed (2)' }).check();
  await expect.poll(() => rows(page).count()).toBe(2);
  await rows(page).first().getByText('Ein neuer Satz.').waitFor();
  await checkScreen(page, 'translation-en');

  await inMarkdown(page);
  await field(page, 0).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nA new **sentence**, | seen.\n\n![a](b.png)');
  await rows(page).first().getByText('1 place has formatting that is not supported').click();
  await rows(page).first().getByRole('button', { name: 'Line' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.press('Delete');
  await rows(page).first().getByRole('button', { name: 'Preview' }).click();
  await rows(page).first().locator('.doc strong').filter({ hasText: 'sentence' }).waitFor();
  await rows(page).nth(1).getByRole('checkbox', { name: 'Still fits the source' }).check();
  await fit(total);
  await status(page, 'Not saved yet.');
  await page.keyboard.press('Control+s');
  await status(page, /^Published at/);
  const saved = await details(ada, id, 'en');
  expect(saved).toMatchObject({
    revision: 3,
    draft: null,
    languages: [{}, { source_changed: 0, edited: 1 }],
  });
  const live = await (await fetch(`${saved['live_url']}/en`)).text();
  expect(live).toContain('<p>A new <strong>sentence</strong>, | seen.</p>');

  // Too deep a list is found before it is sent, and the focus is where it stands.
  await page.getByRole('radio', { name: /^All/ }).check();
  const deep = Array.from({ length: 20 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n');
  await field(page, 4).fill(deep);
  await page.keyboard.press('Control+s');
  await rows(page)
    .nth(4)
    .getByText('Lists or quotations are nested too deeply here.', { exact: false })
    .waitFor();
  await expect.poll(() => field(page, 4).evaluate((area) => area === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  await expect.poll(() => field(page, 4).inputValue()).not.toContain('    - a');
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page, 4).inputValue()).toBe(deep);
  await page.context().close();
  expect(faults).toEqual([]);
});

further('two tabs and a lost connection lose no word of a translation', async () => {
  const id = await paidOf(ada);
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, server.origin, ada, translation(id));
  await inMarkdown(page);
  await field(page, 2).waitFor();
  const other = await page.context().newPage();
  await other.goto(server.origin + translation(id));
  await field(other, 2).fill('From the other tab.');
  await status(other, /^Draft saved at/);
  await field(page, 2).fill('From this tab.');
  await page.getByRole('button', { name: 'Merge by hand' }).click();
  const there = rows(page).nth(2).getByRole('region', { name: 'The other text' }).first();
  await there.getByText('From the other tab.').waitFor();
  await rows(page).nth(2).getByRole('button', { name: 'Take this text' }).click();
  await expect.poll(() => field(page, 2).inputValue()).toBe('From the other tab.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await status(page, /^Published at/);
  await other.close();

  await page.route('**/agreement/translation/draft/**', (route) => route.abort());
  await field(page, 3).fill('Kept here.');
  await status(page, 'Saving failed – kept in this browser.');
  await page.unroute('**/agreement/translation/draft/**');
  await page.reload();
  await expect.poll(() => field(page, 3).inputValue()).toBe('Kept here.');
  await status(page, /^Draft saved at/);
  const { draft } = await details(ada, id, 'en');
  expect((draft as { clauses: { markdown: string }[] }).clauses[3]?.markdown).toBe('Kept here.');
  await page.context().close();
  expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
});

further('adds a language for a price shown beforehand, and removes it again', async () => {
  const max = await makeCustomer(server, 'max@versions.example', 'de');
  const id = await paidOf(max);
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  await logInTo(page, server.origin, max, translation(id));
  const dialog = page.getByRole('dialog');
  const change = () => page.getByRole('button', { name: 'Sprachen ändern' }).first().click();
  await page.getByRole('checkbox', { name: 'Italiano' }).check();
  await checkScreen(page, 'translation-de');
  await change();
  await page.getByRole('link', { name: 'bei der Aktualisierung' }).waitFor();
  await page.getByRole('checkbox', { name: 'Italiano' }).uncheck();
  await page.getByRole('checkbox', { name: 'Nederlands' }).check();
  await change();
  await dialog.getByText(/Neu hinzu kommt: Nederlands\. Das kostet einmalig \d+,\d\d.€\./).waitFor();
  await dialog.getByRole('button', { name: 'Zur Zahlung' }).click();
  await page.waitForURL(`**/wizard/pay/${id}`);
  // Meanwhile the texts wait.
  const waiting = await page.context().newPage();
  await waiting.goto(server.origin + translation(id));
  await waiting.getByRole('link', { name: 'Zur Zahlung' }).waitFor();
  await waiting.close();
  await page
    .locator('#pay-withdrawal')
    .check()
    .catch(() => undefined);
  await chooseTestPayment(page, 'approve');
  await clickPay(page);
  await waitForFiles(page);
  await page.goto(`${server.origin}${translation(id)}?language=nl`);
  await inMarkdown(page);
  await field(page, 1).waitFor();
  await expect.poll(() => field(page, 1).getAttribute('lang')).toBe('nl');
  // Texts above it take their height with their fonts; a press meanwhile would land beside it.
  await settled(page);
  await page.getByRole('checkbox', { name: 'Nederlands' }).uncheck();
  await change();
  await dialog.getByText('In der neuen Version fehlt dann: Nederlands.').waitFor();
  await dialog.getByRole('button', { name: 'Sprachen ändern' }).click();
  await page.waitForURL('**?language=en');
  await field(page, 1).waitFor();
  // The address of a language that is gone leads to one that is there.
  await page.goto(`${server.origin}${translation(id)}?language=nl`);
  await page.waitForURL('**?language=en');
  await page.context().close();
  expect(faults.filter((fault) => !fault.includes('status of 4'))).toEqual([]);
});

further('versions are compared and restored by keyboard', async () => {
  const id = await paidOf(ada);
  await writeIn(ada, id, 'de', 'Ein neuer Satz.');
  await writeIn(ada, id, 'en', 'A new sentence.');
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, server.origin, ada, versions(id));
  await page.getByRole('heading', { name: 'Version 3' }).waitFor();
  const stops: StopFaults = [];
  await page.locator('h1').focus();
  await tabTo(page, stops, hasName('What changed in version 2'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**?from=1&to=2');
  await focusOn(page, stops, { id: 'comparison-title' });
  await page.getByText('2 clauses differ', { exact: false }).waitFor();
  await expect
    .poll(() => page.locator('.redline ins').allInnerTexts())
    .toEqual(['Ein neuer Satz.', 'Ein neuer Satz.']);
  await expect.poll(() => page.locator('.redline ins').first().getAttribute('data-said')).toBe('Eingefügt');
  await checkScreen(page, 'versions-en');
  await page.getByLabel('Language').selectOption('en');
  await page.getByText('The text is the same in both versions.').waitFor();
  await page.getByLabel('To', { exact: true }).selectOption('3');
  await page.reload();
  await page.locator('.redline ins').filter({ hasText: 'A new sentence.' }).first().waitFor();

  const plain = await openPage(journey.browser, { javaScriptEnabled: false });
  const shared = page.getByRole('link', { name: 'Open as a page to share' });
  await plain.page.goto((await shared.getAttribute('href')) ?? '');
  await expect.poll(() => plain.page.locator('main ins').allInnerTexts()).toContain('A new sentence.');
  await plain.page.context().close();
  // Its policy lets no script run, the judge's neither.
  const hosted = await openPage(journey.browser, { bypassCSP: true });
  await hosted.page.goto((await shared.getAttribute('href')) ?? '');
  expect((await runAxe(hosted.page)).violations).toEqual([]);
  await hosted.page.context().close();

  // Somebody else was faster: nothing is overwritten, and the page says so with the newest list.
  await writeIn(ada, id, 'en', 'One more.');
  const restore = async () => {
    await page.locator('h1').focus();
    await tabTo(page, stops, hasName('Restore version 1'));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, stops, hasName('Restore'));
    await page.keyboard.press('Enter');
  };
  await restore();
  await page.getByText('This agreement was changed in the meantime.', { exact: false }).waitFor();
  await page.getByRole('heading', { name: 'Version 4' }).waitFor();
  await restore();
  await page.getByText('The text is restored as version 5.', { exact: false }).waitFor();
  await page.getByText('Version 1 restored', { exact: false }).waitFor();
  const { live_url: live } = await details(ada, id, 'en');
  expect(await (await fetch(`${live}/en`)).text()).not.toContain('A new sentence.');
  await page.context().close();
  expect([...stops, ...faults]).toEqual([]);
});

further('free, foreign and deleted agreements show what they are', async () => {
  const eve = await makeCustomer(server, 'eve@versions.example', 'de');
  const foreign = await paidOf(ada);
  const free = { request_id: randomUUID(), type: 'PRIVACY_POLICY', answers, free_only: true };
  const own = (await eve.call('POST', '/agreement/new', free))['agreement_id'] as string;
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  await logInTo(page, server.origin, eve, versions(own));
  await page.getByText('Sobald es zwei fertige Versionen gibt', { exact: false }).waitFor();
  await checkScreen(page, 'versions-de');
  await page.goto(server.origin + translation(own));
  await page.getByRole('link', { name: 'Premium' }).waitFor();
  await expect.poll(() => page.locator('h1').count()).toBe(1);
  await page.goto(server.origin + translation(foreign));
  await page.getByRole('heading', { name: 'Dieses Dokument gehört zu einem anderen Konto' }).waitFor();
  await page.goto(server.origin + versions(foreign));
  await page.getByRole('heading', { name: 'Dieses Dokument gehört zu einem anderen Konto' }).waitFor();
  await page.getByRole('link', { name: 'Mit einem anderen Konto anmelden' }).waitFor();
  await page.goto(server.origin + versions('0123456789abcdefghijkl'));
  await page.getByText('404').first().waitFor();
  await page.goto(`${server.origin}/profile/agreements/translation/edit`);
  await page.getByRole('heading', { name: 'Übersetzungen' }).waitFor();
  await page.context().close();
  expect(faults.filter((fault) => !fault.includes('status of 4'))).toEqual([]);
});
