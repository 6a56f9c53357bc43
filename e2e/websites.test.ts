/** One page per website: what belongs to it, the one thing to do next, and the list of all of them. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { profiles as publishers } from '../packages/library/types/disclaimer/testing/profiles.ts';
import { germanShop } from '../packages/library/types/privacy-policy/testing/profiles.ts';
import { openPage } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { type Customer, logInTo, makeCustomer } from './support/customer.ts';
import { hasName, type StopFaults, tabTo } from './support/keyboard.ts';
import { further, test } from './support/main-and-further.ts';
import { useJourney } from './support/use-journey.ts';

const journey = useJourney();
const list = '/profile/sites';

async function freeOf({ call }: Customer, site: string, more: object = {}): Promise<string> {
  const website = { website_name: site, website_url: `https://${site}.example` };
  const answers = { ...germanShop, ...website, ...more };
  const body = { request_id: randomUUID(), type: 'PRIVACY_POLICY', answers, free_only: true };
  return (await call('POST', '/agreement/new', body))['agreement_id'] as string;
}

/** A banner that nobody pays for. */
async function bannerOf({ call }: Customer, site: string): Promise<void> {
  await call('POST', '/privacy-consent/new', {
    request_id: randomUUID(),
    site_url: `https://${site}.example`,
  });
}

const nextTitle = (page: Page) => page.locator('#next-title');
/** The range of what is listed; a screen reader hears the same words. */
const listed = (page: Page, range: string) => page.locator('.sites__pager').getByText(range).waitFor();
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

test.each([
  { locale: 'en-GB', next: 'decision', later: 'Not now', undo: 'Undo', nothing: 'Nothing to do.' },
  {
    locale: 'de-DE',
    next: 'zu klären',
    later: 'Später',
    undo: 'Rückgängig',
    nothing: 'Nichts zu tun.',
  },
])(
  'documents, banner and what is next stand on one page ($locale)',
  async ({ locale, next, later, undo }) => {
    const language = locale.slice(0, 2);
    const ada = await makeCustomer(journey.server, `ada-${language}@websites.example`, language);
    await freeOf(ada, 'shop');
    await bannerOf(ada, 'shop');
    const { page, faults } = await openPage(journey.browser, { locale });
    await logInTo(page, journey.server.origin, ada, list);
    const row = page.getByRole('link', { name: 'shop.example' });
    await row.waitFor();
    await checkScreen(page, `websites-${language}`);

    // By keyboard from the list to the page, and back to what was put off.
    const stops: StopFaults = [];
    await tabTo(page, stops, hasName('shop.example'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${list}/*`);
    await expect.poll(() => page.locator('h1').innerText()).toBe('shop.example');
    await expect.poll(() => nextTitle(page).innerText()).toMatch(new RegExp(next));
    await checkScreen(page, `website-${language}`);
    const before = await nextTitle(page).innerText();
    await tabTo(page, stops, hasName(later));
    await page.keyboard.press('Enter');
    await expect.poll(() => nextTitle(page).innerText()).not.toBe(before);
    await expect.poll(() => focusedId(page)).toBe('next-title');
    await page.getByRole('button', { name: undo }).click();
    await expect.poll(() => nextTitle(page).innerText()).toBe(before);
    expect(stops).toEqual([]);

    // A reload keeps what was put off.
    await page.getByRole('button', { name: later }).click();
    await expect.poll(() => nextTitle(page).innerText()).not.toBe(before);
    await page.reload();
    await nextTitle(page).waitFor();
    expect(await nextTitle(page).innerText()).not.toBe(before);
    expect(faults).toEqual([]);
  },
);

test('hundreds of websites are searched, filtered and turned in pages, and the address keeps it', async () => {
  const ada = await makeCustomer(journey.server, 'agency@websites.example');
  for (let number = 1; number <= 53; number += 1) await bannerOf(ada, `client-${number}`);
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, journey.server.origin, ada, list);
  await listed(page, '1 to 50 of 53');
  expect(await page.locator('.sites__table tbody tr').count()).toBe(50);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await listed(page, '51 to 53 of 53');
  await page.waitForURL('**?page=2');
  await page.locator('#sites-search').fill('ent-17');
  await listed(page, '1 to 1 of 1');
  expect(await page.locator('.sites__table tbody th').allInnerTexts()).toEqual(['client-17.example']);
  await page.getByRole('button', { name: /^Needs you/ }).click();
  await page.getByText('No website matches.').waitFor();
  await checkScreen(page, 'websites-no-match-en');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await listed(page, '1 to 50 of 53');
  await checkScreen(page, 'websites-many-en');
  expect(faults).toEqual([]);
});

further.each([
  { locale: 'en-GB', chip: /^Contradictions 1/, why: /contradictions?$/ },
  { locale: 'de-DE', chip: /^Widersprüche 1/, why: /Widerspr(uch|üche)$/ },
])(
  'a website whose documents contradict each other says so, and is asked for by a press ($locale)',
  async ({ locale, chip, why }) => {
    const language = locale.slice(0, 2);
    const ada = await makeCustomer(journey.server, `odd-${language}@websites.example`, language);
    await freeOf(ada, 'even');
    await freeOf(ada, 'odd');
    const answers = {
      ...publishers['germanShop'],
      website_url: 'https://odd.example',
      business_name: 'Somebody else GmbH',
      document_languages: ['de'],
    };
    const body = { request_id: randomUUID(), type: 'DISCLAIMER', answers, free_only: true };
    await ada.call('POST', '/agreement/new', body);
    const { page, faults } = await openPage(journey.browser, { locale });
    await logInTo(page, journey.server.origin, ada, list);
    const rows = page.locator('.sites__table tbody tr');
    await rows.filter({ hasText: 'odd.example' }).getByText(why).waitFor();
    expect(await rows.filter({ hasText: 'even.example' }).getByText(why).count()).toBe(0);
    await page.getByRole('button', { name: chip }).click();
    await page.waitForURL('**?state=contradictions');
    await expect.poll(() => rows.count()).toBe(1);
    await checkScreen(page, `websites-contradicting-${language}`);
    await page.getByRole('link', { name: 'odd.example' }).click();
    await page.locator('#contradictions h3').first().waitFor();
    await checkScreen(page, `website-contradicting-${language}`);
    expect(faults).toEqual([]);
  },
);

test('an account without a website is led to its first, and a page of somebody else is not there', async () => {
  const ada = await makeCustomer(journey.server, 'new@websites.example');
  const bob = await makeCustomer(journey.server, 'other@websites.example');
  await freeOf(bob, 'foreign');
  const { websites } = await bob.call('GET', '/website/states');
  const { page } = await openPage(journey.browser);
  await logInTo(page, journey.server.origin, ada, list);
  await page.getByText('No website yet.').waitFor();
  await checkScreen(page, 'websites-empty-en');
  await page.goto(`${journey.server.origin}${list}/${websites[0].id as string}`);
  await page.getByText('404').first().waitFor();
});
