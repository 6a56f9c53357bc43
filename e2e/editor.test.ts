import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { xssPayloads } from '../packages/documents/src/testing/xss-payloads.ts';
import { openPage, type WatchedPage } from './support/browser.ts';
import { confirmPublishing } from './support/publish-text.ts';
import { type Customer, logInTo, makeCustomer, payFor, createUnpaidAgreement } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { checkScreen } from './support/check-screen.ts';
import { further, test } from './support/main-and-further.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();
const { server } = journey;
let ada: Customer;
/** Logged in as Ada, for every journey that needs no browser of its own. */
let hers: WatchedPage;
beforeAll(async () => {
  ada = await makeCustomer(server, 'ada@editor.example');
  hers = await openPage(journey.browser);
  await logInTo(hers.page, server.origin, ada, '/profile/agreements');
});

const pathOf = (id: string, language = 'en') => `/profile/agreements/edit/${id}?language=${language}`;
const field = (page: Page) => page.locator('.cm-content');
const article = (page: Page) => page.locator('.editor__frame article');
const status = (page: Page) => page.locator('.editor__bar .saved');
/** A draft goes two seconds after the last key, and a busy machine takes its time. */
const poll = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: 15_000 });
const opened = async (page: Page) => {
  // The formatted text has journeys of its own.
  const toggle = page.getByRole('switch', { name: 'Markdown' });
  await toggle.waitFor();
  await toggle.check();
  await field(page).waitFor();
  await article(page).waitFor();
};

/** An agreement that was paid for, in German and English. */
async function paidOf(customer: Customer): Promise<string> {
  const id = await createUnpaidAgreement(customer);
  await payFor(customer, { item_type: 'agreement', item_id: id });
  return id;
}
async function openText(id: string): Promise<WatchedPage> {
  await hers.page.goto(server.origin + pathOf(id));
  await opened(hers.page);
  return hers;
}
/** Writes above the first heading of a section: at the end of the title's clause. */
async function writeAtTop(page: Page, words: string): Promise<void> {
  await field(page).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.type(`\n\n${words}`);
}
async function said(page: Page, words: string | RegExp): Promise<void> {
  await poll(() => status(page).innerText()).toMatch(words);
}
const outerHtml = (page: Page) => article(page).evaluate((element) => element.outerHTML);

test('edits are previewed, saved and published verbatim', async () => {
  const id = await paidOf(ada);
  const { page, faults } = await openText(id);
  await writeAtTop(page, '**Ada** throws pots, see [the shop](https://a.example).');
  const written = '<p><strong>Ada</strong> throws pots, see <a href="https://a.example">the shop</a>.</p>';
  await poll(() => outerHtml(page)).toContain(written);
  await said(page, /^Draft saved at \d\d:\d\d, not published\.$/);
  const changed = () =>
    page.evaluate(() =>
      [...(CSS.highlights.get('changed-words') ?? [])].map((range) => (range as Range).toString()),
    );
  await expect.poll(() => changed()).toEqual(['Ada throws pots, see the shop.']);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirmPublishing(page);
  await said(page, /^Published at \d\d:\d\d\.$/);
  await expect.poll(() => changed()).toEqual([]);
  const details = await ada.call('GET', `/agreement/translation/details/${id}?language=en`);
  expect(details).toMatchObject({ edited: true, draft: null, revision: 2 });
  const live = await (await fetch(`${details['live_url']}/en`)).text();
  const hosted = await page.context().newPage();
  await hosted.goto(`${details['live_url']}/en`);
  // Only there: the line of its version below the title, and tables that scroll.
  const served = await hosted.locator('article.doc').evaluate((element) => {
    element.querySelector('p.meta')?.nextSibling?.remove();
    element.querySelector('p.meta')?.remove();
    for (const table of element.querySelectorAll('div.table')) table.replaceWith(...table.childNodes);
    return element.innerHTML;
  });
  await hosted.close();
  const previewed = await article(page).innerHTML();
  expect(previewed).toBe(served);
  expect(previewed).toContain('<table>');
  expect(live).toContain(written);

  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.getByText('Edited', { exact: true }).first().waitFor();
  expect(faults).toEqual([]);
});

further(
  'resets a clause or the whole text to the generated version, and Undo restores the edits',
  async () => {
    const { page, faults } = await openText(await paidOf(ada));
    const before = await outerHtml(page);
    await writeAtTop(page, 'Mine.');
    await page.locator('.notes > summary', { hasText: 'Outline' }).click();
    await page
      .locator('.clauses')
      .getByRole('button', { name: /^Reset to the generated text/ })
      .click();
    await poll(() => outerHtml(page)).toBe(before);
    await page.keyboard.press('Control+z');
    await poll(() => outerHtml(page)).toContain('<p>Mine.</p>');

    // An emptied text is every clause removed; the title stands in, and nothing is published before Publish.
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await poll(() => page.locator('.clauses .badge', { hasText: 'Removed' }).count()).toBeGreaterThan(20);
    await page
      .getByRole('button', { name: /^Bring back/ })
      .nth(1)
      .click();
    await poll(() => page.locator('.cm-clause').count()).toBe(1);
    await page.getByRole('button', { name: 'Reset the whole text' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset the text' }).click();
    await poll(() => outerHtml(page)).toBe(before);
    await writeAtTop(page, 'For nothing.');
    await said(page, 'Draft saved');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await said(page, 'All changes are published.');
    await poll(() => outerHtml(page)).toBe(before);
    expect(faults).toEqual([]);
  },
);

further('unsupported Markdown is flagged at its line and stays text; nothing in it executes', async () => {
  const { page, faults } = await openText(await paidOf(ada));
  let alerts = 0;
  page.on('dialog', (dialog) => {
    alerts += 1;
    void dialog.dismiss();
  });
  await writeAtTop(page, '![a pot](pot.png)');
  await page.getByText('1 place has formatting that is not supported').click();
  await expect.poll(() => page.locator('.cm-why').innerText()).toContain('Images are not supported');
  await expect.poll(() => page.locator('.cm-mark').count()).toBe(1);
  await page.keyboard.press('Control+Home');
  await page.locator('.notes__list button').click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.className))
    .toContain('cm-content');
  await page.keyboard.insertText(`${xssPayloads.join('\n\n')}\n\n[x](javascript:alert(1))\n\n`);
  await poll(() => page.locator('.cm-mark').count()).toBeGreaterThan(5);
  await poll(() => outerHtml(page)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  const parts = 'script, img, svg, iframe, [onerror], [onload], [href^="javascript"]';
  await expect.poll(() => article(page).locator(parts).count()).toBe(0);
  await page.getByRole('button', { name: 'Check the final result' }).click();
  const converted = page.locator('.editor__frame .doc');
  await converted.waitFor();
  await expect.poll(() => converted.innerText()).toContain('<script>alert(1)</script>');
  await expect.poll(() => converted.locator(parts).count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the live preview' }).click();

  // Two megabytes are refused; all that was there stays, and one can go on writing.
  const before = await outerHtml(page);
  await page.evaluate(() => navigator.clipboard.writeText('many words '.repeat(190_000)));
  await field(page).focus();
  await page.keyboard.press('Control+v');
  await page.getByText('Nothing was inserted, because the text would be longer').waitFor();
  await expect.poll(() => outerHtml(page)).toBe(before);
  await page.keyboard.type('Still here.');
  await poll(() => outerHtml(page)).toContain('Still here.');
  expect(alerts).toBe(0);
  expect(faults).toEqual([]);
});

further('two tabs editing one text lose nothing: the user sees both versions and chooses', async () => {
  const id = await paidOf(ada);
  const { page: one, faults } = await openText(id);
  const two = await one.context().newPage();
  await two.goto(server.origin + pathOf(id));
  await opened(two);
  await writeAtTop(one, 'Words of the first tab.');
  await said(one, 'Draft saved');
  await writeAtTop(two, 'Words of the second tab.');
  await two.getByText('This text was changed elsewhere').waitFor();
  // Nothing failed: somebody has to choose.
  await expect.poll(() => status(two).count()).toBe(0);
  const shown = two.locator('.clash__changes');
  await expect.poll(() => shown.locator('ins').allInnerTexts()).toEqual([expect.stringContaining('second')]);
  await expect
    .poll(() => two.locator('.clash__pre').allInnerTexts())
    .toEqual([
      expect.stringContaining('Words of the second tab.'),
      expect.stringContaining('Words of the first tab.'),
    ]);
  await two.getByRole('button', { name: 'Use the other text' }).click();
  await poll(() => outerHtml(two)).toContain('Words of the first tab.');
  await two.keyboard.press('Control+z');
  await poll(() => outerHtml(two)).toContain('Words of the second tab.');
  await said(two, 'Draft saved');
  await two.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirmPublishing(two);
  await said(two, 'Published at');

  // The first tab meets the new version, and merges by hand.
  await writeAtTop(one, 'More.');
  await one.getByRole('button', { name: 'Merge by hand' }).click();
  await expect.poll(() => one.locator('.clash__pre').innerText()).toContain('Words of the second tab.');
  await field(one).waitFor();
  await one.keyboard.press('Control+s');
  await confirmPublishing(one);
  await said(one, 'Published at');
  const { clauses } = await ada.call('GET', `/agreement/translation/details/${id}?language=en`);
  expect(clauses[0].markdown).toContain('More.\n\nWords of the first tab.');
  expect(faults).toEqual([]);
});

further('keeps the text while offline and after a reload', async () => {
  const id = await paidOf(ada);
  const { page } = await openPage(journey.browser);
  await logInTo(page, server.origin, ada, pathOf(id));
  await opened(page);
  await page.context().setOffline(true);
  await writeAtTop(page, 'Written on a train.');
  await said(page, 'Saving failed – kept in this browser.');
  await page.context().setOffline(false);
  await said(page, 'Draft saved');

  // As after a crash: the first page never came to send it.
  await page.route('**/translation/draft/**', (route) => route.abort());
  await writeAtTop(page, 'And in a tunnel.');
  await said(page, 'kept in this browser');
  const later = await page.context().newPage();
  await later.goto(server.origin + pathOf(id));
  await opened(later);
  await expect.poll(() => outerHtml(later)).toContain('And in a tunnel.');
  await later.getByText('We restored changes from this browser').waitFor();
  await said(later, 'Draft saved');
  await page.close();

  // The session ends: the log-in leads back, and the words wait.
  await writeAtTop(later, 'Not yet anywhere.');
  await later.evaluate(() => localStorage.removeItem('app_data'));
  await later.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'app_data' })));
  await later.waitForURL('**/profile/login**');
  await logInTo(later, server.origin, ada, new URL(later.url()).searchParams.get('next') ?? '');
  await opened(later);
  await expect.poll(() => outerHtml(later)).toContain('Not yet anywhere.');

  // What was opened with the text is told no longer once the text is given up.
  await later.locator('.editor__notices .note').waitFor();
  await later.getByRole('button', { name: 'Discard changes' }).click();
  await later.getByRole('button', { name: 'Discard', exact: true }).click();
  await said(later, 'All changes are published');
  await poll(() => later.locator('.editor__notices .note').count()).toBe(0);
});

further('by keyboard: Tab enters and leaves the editor, shortcuts format, find and save', async () => {
  const { page, faults } = await openText(await paidOf(ada));
  const stops: StopFaults = [];
  await page.locator('.skip').focus();
  await tabTo(page, stops, hasName('Discard changes'));
  await tabTo(page, stops, ({ words }) => words === 'Bold and italic');
  await page.keyboard.press('ArrowRight');
  await page.getByText('[our shop](https://shop.example)').waitFor();
  await tabTo(page, stops, hasName('Bold'));
  await page.keyboard.press('ArrowRight');
  const inText = () => page.evaluate(() => document.activeElement?.className === 'editor__text');
  for (let presses = 0; presses < 9 && !(await inText()); presses += 1) await page.keyboard.press('Tab');
  await expect.poll(() => inText()).toBe(true);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n\nKiln');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Control+i');
  await poll(() => outerHtml(page)).toContain('<p><em><strong>Kiln</strong></em></p>');
  await page.keyboard.press('End');
  await page.keyboard.type('\n\n- one\ntwo\n\nafter');
  await poll(() => outerHtml(page)).toContain('<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<p>after</p>');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('after');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await confirmPublishing(page);
  await said(page, 'Published at');
  await page.keyboard.press('Tab');
  await expect.poll(() => inText()).toBe(false);
  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
});

further('users who may not edit are told why and what to do', async () => {
  const { page } = hers;
  const free = await ada.call('POST', '/agreement/new', {
    request_id: randomUUID(),
    type: 'PRIVACY_POLICY',
    answers: { ...germanShop, delivery_email: 'ada@editor.example' },
    free_only: true,
  });
  const freeId = free['agreement_id'] as string;
  await page.goto(server.origin + pathOf(freeId));
  const upgrade = page.getByRole('link', { name: 'Update to Premium' });
  await upgrade.waitFor();
  await expect
    .poll(() => upgrade.getAttribute('href'))
    .toBe(`/wizard/privacy-policy/update/${freeId}?premium=1`);
  const unpaid = await createUnpaidAgreement(ada);
  await page.goto(server.origin + pathOf(unpaid));
  await expect
    .poll(() => page.getByRole('link', { name: 'Go to payment' }).getAttribute('href'))
    .toBe(`/wizard/pay/${unpaid}`);
  const bob = await makeCustomer(server, 'bob@editor.example');
  await page.goto(server.origin + pathOf(await paidOf(bob)));
  await page.getByText('This agreement belongs to another account').waitFor();
  await page.goto(server.origin + pathOf('x'.repeat(32)));
  await page.getByText('Page not found').waitFor();
});

/** A short text in two of its clauses: axe takes half a minute for a whole policy. */
async function shorten(page: Page, heading: string): Promise<void> {
  await field(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(`# Kiln\n\nA <b>pot</b>.\n\n${heading}\n\n- **one**\n- [two](#kiln)\n`);
  await poll(() => page.locator('.cm-clause').count()).toBe(2);
  await poll(() => status(page).innerText()).toMatch(/\d\d:\d\d/);
}

further('the editor and its list are accessible in English and German', async () => {
  const { page, faults } = await openText(await paidOf(ada));
  await shorten(page, '## 1. Key points');
  await page.getByText('1 place has formatting that is not supported').click();
  await checkScreen(page, 'editor');
  await page.goto(`${server.origin}/profile/agreements/edit`);
  await page.locator('.editor__list a').first().waitFor();
  await checkScreen(page, 'editor list');
  await page.locator('.editor__list a').first().click();
  await opened(page);
  await poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  const anna = await makeCustomer(server, 'anna@editor.example', 'de');
  const { page: german, faults: germanFaults } = await openPage(journey.browser, { locale: 'de-DE' });
  await logInTo(german, server.origin, anna, pathOf(await paidOf(anna), 'de'));
  await opened(german);
  await shorten(german, '## 1. Das Wichtigste in Kürze');
  await german.locator('.notes > summary', { hasText: 'Gliederung' }).click();
  await checkScreen(german, 'editor de');
  expect([...faults, ...germanFaults]).toEqual([]);
});
