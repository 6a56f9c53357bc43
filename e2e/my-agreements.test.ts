import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { openPage } from './support/browser.ts';
import {
  type Customer,
  customerPassword,
  type Json,
  logInTo,
  makeCustomer,
  payFor,
  createUnpaidAgreement,
} from './support/customer.ts';
import { hasName, focusOn, type StopFaults, tab, tabTo } from './support/keyboard.ts';
import { logIn } from './support/log-in.ts';
import { checkScreen } from './support/check-screen.ts';
import { further, test } from './support/main-and-further.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();

const list = '/profile/agreements';
const type = 'PRIVACY_POLICY';

/** A free one for the site of that name, served at once. */
async function freeOf({ call }: Customer, site: string): Promise<string> {
  const website = { website_name: site, website_url: `https://${site}.example` };
  const body = { request_id: randomUUID(), type, answers: { ...germanShop, ...website }, free_only: true };
  return (await call('POST', '/agreement/new', body))['agreement_id'] as string;
}

async function paidOf(customer: Customer): Promise<string> {
  const id = await createUnpaidAgreement(customer);
  await payFor(customer, { item_type: 'agreement', item_id: id });
  return id;
}

/** A busy machine takes its time; what is expected is no faster for that. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 20_000 });
const card = (page: Page, id: string) => page.locator(`[data-agreement="${id}"]`);
const cards = (page: Page) => page.locator('[data-agreement]');
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const search = (page: Page) => page.locator('#agreements-search');

test('many agreements are searchable, sortable and paginated, and the URL keeps the state', async () => {
  const ada = await makeCustomer(journey.server, 'ada@agreements.example');
  for (let number = 1; number <= 22; number += 1) await freeOf(ada, `shop-${number}`);
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, journey.server.origin, ada, list);
  await page.getByText('22 agreements.').waitFor();
  await expect.poll(() => cards(page).count()).toBe(20);
  await checkScreen(page, 'my-agreements-en');

  const stops: StopFaults = [];
  await page.getByRole('button', { name: 'Previous page' }).focus();
  await tabTo(page, stops, hasName('Next page'));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${list}?page=2`);
  await eventually(() => cards(page).count()).toBe(2);
  await focusOn(page, stops, { tag: 'h2' });
  await page.reload();
  await eventually(() => cards(page).count()).toBe(2);

  // Old answers come late and are dropped.
  await page.route('**/customer/agreements/all*', async (route) => {
    const late = new URL(route.request().url()).searchParams.get('q') === 'shop';
    if (late) await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue().catch(() => undefined);
  });
  await search(page).fill('shop');
  await page.waitForURL('**?q=shop');
  await search(page).pressSequentially('-2', { delay: 20 });
  await page.getByText('4 agreements match your search.').waitFor();
  await expect.poll(() => cards(page).count()).toBe(4);
  await eventually(() => focusedId(page)).toBe('agreements-search');
  await eventually(() => new URL(page.url()).search).toBe('?q=shop-2');
  await page.locator('#agreements-order').selectOption('oldest');
  await eventually(() => siteNames(page)).toEqual([
    'shop-2.example',
    'shop-20.example',
    'shop-21.example',
    'shop-22.example',
  ]);
  await page.reload();
  await eventually(async () => (await siteNames(page))[0]).toBe('shop-2.example');
  await expect.poll(() => search(page).inputValue()).toBe('shop-2');
  await page.goBack();
  await eventually(async () => (await siteNames(page))[0]).toBe('shop-22.example');

  await search(page).fill('nowhere');
  await page.getByText('No agreement matches your search.').waitFor();
  await checkScreen(page, 'my-agreements-none-en');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await page.getByText('22 agreements.').waitFor();
  await eventually(() => search(page).inputValue()).toBe('');
  await eventually(() => focusedId(page)).toBe('agreements-search');
  expect([...stops, ...faults]).toEqual([]);
});

/** Without the words that tell a screen reader where the link leads. */
async function siteNames(page: Page): Promise<string[]> {
  const texts = await page.locator('.agr__site').allInnerTexts();
  return texts.map((text) => text.split('\n')[0] ?? '');
}

further('deletes an agreement by keyboard: its card disappears and its live page says so', async () => {
  const ada = await makeCustomer(journey.server, 'delete@agreements.example', 'de');
  const [last, middle, first] = [
    await freeOf(ada, 'eins'),
    await freeOf(ada, 'zwei'),
    await freeOf(ada, 'drei'),
  ];
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  await logInTo(page, journey.server.origin, ada, list);
  await card(page, middle).waitFor();
  const live = (await card(page, middle).locator('a[target="_blank"]').getAttribute('href')) ?? '';
  const stops: StopFaults = [];
  const press = (key: string) => page.keyboard.press(key);
  await page.locator('h1').focus();
  await tabTo(page, stops, hasName('Löschen: Datenschutzerklärung, zwei.example'));
  await press('Enter');
  await page.getByRole('heading', { name: '„Datenschutzerklärung“ löschen?' }).waitFor();
  await focusOn(page, stops, { words: 'Behalten' });
  await checkScreen(page, 'my-agreements-delete-de');
  await press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  await focusOn(page, stops, { words: 'Löschen: Datenschutzerklärung, zwei.example' });

  // The server does not answer: the card stays and says so.
  await page.route('**/agreement/delete/**', (route) => route.abort());
  await press('Enter');
  await tab(page, stops);
  await press('Enter');
  await card(page, middle).getByText('Beim Löschen des Dokuments ist ein Problem aufgetreten.').waitFor();
  expect(faults.splice(0)).not.toEqual([]);
  await page.unroute('**/agreement/delete/**');
  await press('Enter');
  await tab(page, stops);
  await press('Enter');
  await page.getByText('Gelöscht: Datenschutzerklärung, zwei.example.').waitFor();
  await eventually(() => focusedId(page)).toBe(`agreement-${last}`);
  await page.getByText('2 Dokumente.').waitFor();
  await expect.poll(() => card(page, first).count()).toBe(1);
  expect((await fetch(live)).status).toBe(410);
  await page.goto(`${journey.server.origin}/download/${middle}`);
  await page.getByRole('heading', { name: 'Dieses Dokument gibt es nicht mehr' }).waitFor();
  expect([...stops, ...faults]).toEqual([]);
});

/** Writes into the first clause by hand, as the editor does. */
async function editText({ call }: Customer, id: string): Promise<void> {
  const { language, revision, clauses } = await call('GET', `/agreement/translation/details/${id}`);
  const [first] = clauses as [{ id: string; markdown: string }];
  const changed = [{ id: first.id, markdown: `${first.markdown}\n\nVon Hand.` }];
  await call('POST', `/agreement/translation/update/${id}`, { language, revision, clauses: changed });
}

further(
  'the actions of a card follow from payment and edits, and it confirms consequential ones',
  async () => {
    const ada = await makeCustomer(journey.server, 'cards@agreements.example');
    const paid = await paidOf(ada);
    const edited = await paidOf(ada);
    await editText(ada, edited);
    const free = await freeOf(ada, 'free');
    const served = await freeOf(ada, 'served');
    const unpaid = await createUnpaidAgreement(ada);
    const { answers, revision } = await ada.call('GET', `/agreement/details/${served}`);
    const request_id = randomUUID();
    const dearer = { request_id, type, answers, revision, edits: 'reset' };
    await ada.call('POST', `/agreement/update/${served}`, dearer);

    const { page, faults } = await openPage(journey.browser);
    await logInTo(page, journey.server.origin, ada, list);
    await page.getByText('3 agreements. 2 more are unfinished.').waitFor();
    await expect.poll(() => card(page, free).locator('.badge').allInnerTexts()).toEqual(['Free', 'Deutsch']);
    await expect
      .poll(() => card(page, edited).locator('.badge').allInnerTexts())
      .toEqual(['Premium', 'Edited', 'Deutsch', 'English']);
    const offers = async (id: string) =>
      (await card(page, id).locator(':is(.card__foot, .overlay) :is(a, button)').allTextContents()).map(
        (words) => words.replace(/ Privacy Policy, .*/, ''),
      );
    const whole = ['Edit Text', 'Update', 'Download', 'Versions', 'Live page'];
    await expect.poll(() => offers(free)).toEqual([...whole, 'Update to Premium']);
    await expect.poll(() => offers(edited)).toEqual(whole);
    await expect.poll(() => offers(unpaid)).toEqual(['Go to payment', 'Change the answers']);
    await expect
      .poll(() => offers(served))
      .toEqual(['Finalize Agreement', 'Update', 'Download', 'Versions', 'Live page']);
    await card(page, served).getByText('Until then the previous version applies').waitFor();
    await expect.poll(() => card(page, unpaid).locator('.badge').first().isVisible()).toBe(false);
    await checkScreen(page, 'my-agreements-cards-en');

    const ask = async (id: string, words: string, title: string) => {
      await card(page, id).getByRole('button', { name: words }).click();
      await page.getByRole('dialog', { name: title }).waitFor();
    };
    const act = (words: string) => page.getByRole('dialog').getByRole('button', { name: words }).click();
    await ask(edited, 'Update', 'Update the Privacy Policy that you edited?');
    await checkScreen(page, 'my-agreements-update-en');
    await act('Not now');
    await ask(paid, 'Edit Text', 'Edit the Privacy Policy by hand?');
    await act('Edit Text');
    await page.waitForURL(`**${list}/edit/${paid}`);
    await page.goto(journey.server.origin + list);
    await ask(free, 'Edit Text', 'Editing is part of Premium');
    await checkScreen(page, 'my-agreements-premium-en');
    await act('Update to Premium');
    await page.waitForURL(`**/wizard/privacy-policy/update/${free}?premium=1`);
    await page.goto(journey.server.origin + list);
    await card(page, unpaid).getByRole('link', { name: 'Go to payment' }).click();
    await page.waitForURL(`**/wizard/pay/${unpaid}`);
    expect(faults).toEqual([]);
  },
);

further('newer texts state why they exist and are applied with one click', async () => {
  const ada = await makeCustomer(journey.server, 'newer@agreements.example');
  const paid = await paidOf(ada);
  const { page, faults } = await openPage(journey.browser);
  // The library of a test never changes: only the mark on the list says that it did.
  let marked = true;
  await page.route('**/customer/agreements/all*', async (route) => {
    const reply = await route.fetch();
    const said = (await reply.json()) as Json;
    for (const row of said['data'].agreements) row.update_available = marked;
    await route.fulfill({ response: reply, json: said });
  });
  await logInTo(page, journey.server.origin, ada, list);
  await card(page, paid).getByText('Update available.').waitFor();
  await card(page, paid).getByRole('button', { name: 'Why?' }).click();
  await card(page, paid).getByText('The texts were revised.').waitFor();
  await checkScreen(page, 'my-agreements-newer-en');
  marked = false;
  await card(page, paid).getByRole('button', { name: 'Update now' }).click();
  await card(page, paid).getByText('This agreement is up to date.').waitFor();
  await card(page, paid).getByRole('link', { name: 'See what changed' }).click();
  await page.waitForURL(`**${list}/versions/${paid}`);
  expect(faults).toEqual([]);
});

further('the download page shows whose the agreement is and what it waits for', async () => {
  const ada = await makeCustomer(journey.server, 'owner@agreements.example', 'de');
  const bob = await makeCustomer(journey.server, 'bob@agreements.example', 'de');
  const free = await freeOf(ada, 'mein');
  const unpaid = await createUnpaidAgreement(ada);
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  const open = (id: string, query = '') => page.goto(`${journey.server.origin}/download/${id}${query}`);
  const titled = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await open(free, `?token=${'x'.repeat(43)}`);
  await titled('Dieser Link öffnet das Dokument nicht');
  await checkScreen(page, 'download-expired-de');
  // It is not kept as if it opened something.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('agreements'))).toBe(null);
  await logInTo(page, journey.server.origin, bob, list);
  await open(free);
  await titled('Dieses Dokument gehört zu einem anderen Konto');
  await checkScreen(page, 'download-other-account-de');
  await page.getByText('Mit einem anderen Konto anmelden').click();
  await logIn(page, { email: ada.email, password: customerPassword });
  await page.locator('a[href*="/files/"]').first().waitFor({ timeout: 30_000 });
  // Within ten minutes of the first letter there is no second: this is what it says afterwards.
  const later = { success: true, data: {}, authenticated: true };
  await page.route('**/send-customer-email/**', (route) => route.fulfill({ json: later }), { times: 1 });
  const again = page.getByRole('button', { name: 'Link erneut per E-Mail senden' });
  await again.click();
  await page.getByText(/^Die E-Mail an wiebke@\S+ ist unterwegs\.$/).waitFor();
  await again.click();
  await page.getByText('wurde bereits gesendet').waitFor();
  await checkScreen(page, 'download-owner-de');

  await open(unpaid);
  await titled('Dieses Dokument ist noch nicht fertig');
  await page.getByRole('link', { name: 'Zur Zahlung' }).waitFor();
  const payment = await payFor(ada, { item_type: 'agreement', item_id: unpaid, outcome: 'review' });
  await open(unpaid);
  await titled('Ihre Zahlung wird geprüft');
  await page.getByText('Das dauert 10 bis 15 Minuten.').waitFor();
  await checkScreen(page, 'download-pending-de');
  // The provider decides after some seconds; the page goes on by itself.
  const state = async () => (await ada.call('GET', `/transaction/status/${payment}`))['status'] as string;
  await expect.poll(state, { timeout: 30_000, interval: 1000 }).toBe('approved');
  await page.locator('a[href*="/files/"]').first().waitFor({ timeout: 30_000 });
  expect(faults).toEqual([]);
});
