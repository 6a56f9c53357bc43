import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { checkScreen } from './support/check-screen.ts';
import { confirmPublishing } from './support/publish-text.ts';
import { openPage, type WatchedPage } from './support/browser.ts';
import { type Customer, createUnpaidAgreement, logInTo, makeCustomer, payFor } from './support/customer.ts';
import { type StopFaults, tabTo } from './support/keyboard.ts';
import { further, test } from './support/main-and-further.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();
const { server } = journey;
let ada: Customer;
let hers: WatchedPage;
beforeAll(async () => {
  ada = await makeCustomer(server, 'ada@formatted.example');
  hers = await openPage(journey.browser);
  await logInTo(hers.page, server.origin, ada, '/profile/agreements');
});

const pathOf = (id: string, language = 'en') => `/profile/agreements/edit/${id}?language=${language}`;
const field = (page: Page) => page.locator('.cl__field');
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 });
const said = (page: Page, words: string | RegExp) =>
  poll(() => page.locator('.editor__bar .saved').innerText()).toMatch(words);
const markdownOf = async (customer: Customer, id: string, clause: string, language = 'en') => {
  const { clauses } = await customer.call('GET', `/agreement/translation/details/${id}?language=${language}`);
  return clauses.find((one: { id: string }) => one.id === clause)?.markdown as string;
};

async function paidOf(customer: Customer): Promise<string> {
  const id = await createUnpaidAgreement(customer);
  await payFor(customer, { item_type: 'agreement', item_id: id });
  return id;
}
async function openText(watched: WatchedPage, id: string, language = 'en'): Promise<Page> {
  const { page } = watched;
  await page.goto(server.origin + pathOf(id, language));
  await page.locator('.cl').first().waitFor();
  return page;
}
/** Pastes as from another program. */
async function paste(page: Page, html: string): Promise<void> {
  await page.evaluate(async (markup) => {
    const types = { 'text/html': new Blob([markup], { type: 'text/html' }) };
    await navigator.clipboard.write([new ClipboardItem(types)]);
  }, html);
  await page.keyboard.press('Control+v');
}

test('by keyboard alone a clause is written, formatted, undone and saved', async () => {
  const id = await paidOf(ada);
  const page = await openText(hers, id);
  const stops: StopFaults = [];
  await page.locator('.skip').focus();
  await tabTo(page, stops, ({ words }) => words.startsWith('Edit Privacy'));
  await page.keyboard.press('Enter');
  await field(page).waitFor();
  await poll(() => field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pots are fired twice.');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Italic');
  await page.keyboard.press('Enter');
  await poll(() => field(page).innerHTML()).toContain('<strong><em>Pots are fired twice.</em></strong>');
  await page.keyboard.press('Control+z');
  await poll(() => field(page).innerHTML()).toContain('<strong>Pots are fired twice.</strong>');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Enter an address, for example').waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('shop.example/pots');
  await page.keyboard.press('Enter');
  await poll(() => field(page).locator('.cl__link').innerText()).toBe('Pots are fired twice.');
  await poll(() => page.locator('.is-on .cl__new').innerText()).toContain('Pots are fired twice.');
  await said(page, /^Draft saved at \d\d:\d\d, not published\.$/);
  await page.keyboard.press('Control+s');
  await confirmPublishing(page, 'publish-comparison-en');
  await said(page, /^Published at \d\d:\d\d\.$/);
  expect(await markdownOf(ada, id, 'head')).toMatch(
    /\[\*\*Pots are fired twice\.\*\*\]\(https:\/\/shop\.example\/pots\)$/u,
  );
  // Escape leaves the clause; our text comes back with one press and goes with undo.
  await page.keyboard.press('Escape');
  await poll(() => field(page).count()).toBe(0);
  await page.getByRole('button', { name: /^Take our text again/ }).click();
  await poll(() => page.locator('.cl__new').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await poll(() => page.locator('.cl__new').count()).toBe(1);
  expect(stops).toEqual([]);
  expect(hers.faults).toEqual([]);
});

further('what is pasted is simplified, tables stand, and words of an answer ask first', async () => {
  const id = await paidOf(ada);
  const page = await openText(hers, id);
  const tabled = page.locator('.cl', { has: page.locator('table') }).first();
  const name = await tabled.locator('h2').innerText();
  await tabled.locator('.cl__edit').click();
  await field(page).waitFor();
  await page.keyboard.press('Control+Home');
  await paste(
    page,
    '<p style="color:red">Red <b>and bold</b> <script>alert(1)</script><img src="x" alt="a pot"></p><table><tr><td>one</td><td>two</td></tr></table>',
  );
  await page.getByText('Formatting was simplified.').waitFor();
  await poll(() => field(page).innerHTML()).toContain('Red <strong>and bold</strong>');
  await poll(() => field(page).locator('table').count()).toBe(1);
  await page.keyboard.press('Escape');
  await said(page, 'Draft saved');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirmPublishing(page);
  await said(page, 'Published at');
  await poll(() => page.locator('.cl', { hasText: 'and bold' }).locator('table').count()).toBe(1);
  expect(name).not.toBe('');

  const clause = page.locator('.cl').filter({ hasText: 'From your answers' }).nth(1);
  await clause.locator('.cl__edit').click();
  const answer = field(page).locator('.cl__answer').first();
  const words = await answer.innerText();
  await answer.click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('x');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`“${words}” is your answer to`).waitFor();
  expect(await dialog.getByRole('link', { name: 'Change the answer' }).getAttribute('href')).toMatch(
    new RegExp(`^/wizard/privacy-policy/update/${id}\\?step=\\d+#q-`, 'u'),
  );
  await dialog.getByRole('button', { name: 'Only this text' }).click();
  await page.keyboard.type('x');
  await poll(() => field(page).innerText()).toMatch(/x/u);
  await poll(() => page.locator('.is-on .cl__new').count()).toBe(1);
});

further('the Markdown and the formatted text are one text, and undo reaches over the switch', async () => {
  const id = await paidOf(ada);
  const page = await openText(hers, id);
  await page.getByRole('switch', { name: 'Markdown' }).check();
  await page.locator('.cm-content').waitFor();
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.type('\n\nWritten in *Markdown*.');
  await said(page, 'Draft saved');
  await page.getByRole('switch', { name: 'Markdown' }).uncheck();
  await poll(() => page.locator('.cl').first().innerHTML()).toContain('Written in <em>Markdown</em>.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await poll(() => page.locator('.cl__new').count()).toBe(0);
});

further(
  'a translation is written formatted beside its source, and a clause of one’s own is added',
  async () => {
    const id = await paidOf(ada);
    const { page } = hers;
    await page.goto(`${server.origin}/profile/agreements/translation/edit/${id}?language=en`);
    const row = page.locator('.trans__clause').nth(2);
    await row.getByRole('button', { name: /^Edit/ }).click();
    await field(page).waitFor();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- one');
    await page.keyboard.press('Enter');
    await page.keyboard.type('two');
    await poll(() => row.locator('.cl__field > ul').last().innerText()).toMatch(/one\s+two/u);
    await page.keyboard.press('Control+s');
    await said(page, /^Published at/u);
    const { clauses } = await ada.call('GET', `/agreement/translation/details/${id}?language=en`);
    expect(clauses[2].markdown).toMatch(/- one\n- two$/u);

    await openText(hers, id);
    await page.getByRole('button', { name: 'Add a clause' }).click();
    const heading = page.getByLabel('Heading');
    await heading.waitFor();
    await heading.fill('Courses');
    await heading.press('Enter');
    await page.keyboard.type('A course may be cancelled two weeks before it begins.');
    await said(page, 'Draft saved');
    await page.reload();
    await page.locator('.cl', { hasText: 'A course may be cancelled' }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await confirmPublishing(page);
    await said(page, /^Published at/u);
    const saved = await ada.call('GET', `/agreement/translation/details/${id}?language=en`);
    const own = saved['clauses'].find((one: { id: string }) => one.id.startsWith('own.'));
    expect(own).toMatchObject({
      markdown: expect.stringMatching(/^## \d+\. Courses\n\nA course may/u),
      generated: '',
    });
  },
);

further('on a phone each clause is a page, and a lost connection keeps the text', async () => {
  const id = await paidOf(ada);
  const phone = await openPage(journey.browser);
  const { page } = phone;
  await page.setViewportSize({ width: 390, height: 800 });
  await logInTo(page, server.origin, ada, pathOf(id));
  await page.locator('.ed__go').nth(2).click();
  await field(page).waitFor();
  await page.locator('.edbar').waitFor();
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('On a train. ');
  await said(page, /You are offline/u);
  await page.context().setOffline(false);
  await said(page, 'Draft saved');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('.ed__go').nth(2).waitFor();
  await poll(() => page.locator('.ed__go').nth(2).innerText()).toContain('changed by you');
  await page.locator('.ed__go').nth(2).click();
  await field(page).waitFor();
  await page.goBack();
  await page.locator('.ed__go').nth(2).waitFor();
  await page.close();
});

further('formatted text is accessible in English and German', async () => {
  const { page } = hers;
  await openText(hers, await paidOf(ada));
  await page.locator('.cl__edit').nth(1).focus();
  await page.keyboard.press('Enter');
  await field(page).waitFor();
  await page.keyboard.type('New words. ');
  await poll(() => page.locator('.cl__new').count()).toBe(1);
  await checkScreen(page, 'formatted editor');
  const anna = await makeCustomer(server, 'anna@formatted.example', 'de');
  const german = await openPage(journey.browser, { locale: 'de-DE' });
  await logInTo(german.page, server.origin, anna, pathOf(await paidOf(anna), 'de'));
  await german.page.locator('.ed__go, .cl__edit').first().waitFor();
  await checkScreen(german.page, 'formatted editor de');
  await german.page.locator('.ed__go').nth(2).click();
  await field(german.page).waitFor();
  await checkScreen(german.page, 'formatted clause de');
});
