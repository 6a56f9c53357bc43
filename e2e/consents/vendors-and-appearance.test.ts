import { randomUUID } from 'node:crypto';
import type { VendorInput } from '@clausewright/contract';
import { bannerColours } from '@clausewright/contract/consent-types';
import type { Frame, Page } from 'playwright-core';
import { beforeAll, expect } from 'vitest';
import { germanShop } from '../../packages/library/types/privacy-policy/testing/profiles.ts';
import { runAxe } from '../support/accessibility.ts';
import { hydrated, openPage } from '../support/browser.ts';
import { type Customer, type Json, logInTo, makeCustomer, payFor } from '../support/customer.ts';
import { checkScreen } from '../support/check-screen.ts';
import { further, test } from '../support/main-and-further.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney();
const { server } = journey;
let ada: Customer;
/** Speaks German. */
let ole: Customer;
beforeAll(async () => {
  ada = await makeCustomer(server, 'ada@vendors.example');
  ole = await makeCustomer(server, 'ole@vendors.example', 'de');
});

function vendor(
  name: string,
  kind: 'ESSENTIAL' | 'ANALYTICS' | 'ADVERTISING',
  id: string | null,
): VendorInput {
  const purposes = {
    ESSENTIAL: 'ENABLE_BASIC_FEATURES',
    ANALYTICS: 'ENABLE_ANALYTICS_REPORT_USAGE',
    ADVERTISING: 'ENABLE_PERSONALIZED_ADS',
  } as const;
  return {
    catalogue_id: id,
    name,
    company: `${name} Ltd`,
    country: 'IE',
    purpose: purposes[kind],
    type: kind,
    about: {},
    kept_for: 30,
    privacy_url: '',
    patterns: [],
    cookies: [],
  };
}
const four = [
  vendor('Stripe', 'ESSENTIAL', 'stripe'),
  vendor('Matomo', 'ANALYTICS', 'matomo'),
  vendor('Hotjar', 'ANALYTICS', 'hotjar'),
  vendor('Meta Pixel', 'ADVERTISING', 'meta-pixel'),
];

async function siteOf(owner: Customer, host: string, vendors: readonly VendorInput[]): Promise<string> {
  const body = { request_id: randomUUID(), site_url: host, vendors };
  const { id } = await owner.call('POST', '/privacy-consent/new', body);
  if (owner === ada) await payFor(owner, { item_type: 'consent', item_id: id as string, plan: 'monthly' });
  return id as string;
}

const vendorsTab = (id: string) => `/profile/privacy-consents/vendors/${id}`;
const appearanceTab = (id: string) => `/profile/privacy-consents/appearance/${id}`;
const names = (page: Page) => page.locator('.cons__name').allInnerTexts();
const saved = async (id: string, owner = ada): Promise<Json[]> =>
  (await owner.call('GET', `/privacy-consent/vendors/${id}`))['vendors'] as Json[];
const savedNames = async (id: string, owner = ada) =>
  (await saved(id, owner)).map(({ name }) => name as string);
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

further('vendors are reordered by keyboard and dragging, added, edited, disabled and deleted', async () => {
  const id = await siteOf(ada, 'kiln.example', four);
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, server.origin, ada, vendorsTab(id));
  await hydrated(page);
  expect(await page.locator('.tabs [aria-current]').innerText()).toBe('Vendors');
  await page.locator('.cons__locked').waitFor();
  await checkScreen(page, 'vendors-en');
  // What comes first is to publish.
  expect(await page.locator('.btn--primary:visible').allInnerTexts()).toEqual(['Publish']);

  // The row moves up to the end: the focus stays with it, and goes over where its button is gone.
  await page.getByRole('button', { name: 'Move Meta Pixel up' }).focus();
  for (const place of [3, 2, 1]) {
    await page.keyboard.press('Enter');
    await page.locator('output', { hasText: `Meta Pixel, ${place} of 4` }).waitFor({ state: 'attached' });
    expect(await focused(page)).toBe(place === 1 ? 'Move Meta Pixel down' : 'Move Meta Pixel up');
  }
  expect(await names(page)).toEqual(['Meta Pixel', 'Stripe', 'Matomo', 'Hotjar']);
  await expect.poll(() => savedNames(id)).toEqual(['Meta Pixel', 'Stripe', 'Matomo', 'Hotjar']);
  const row = (name: string) => page.locator('tr', { hasText: name });
  await row('Hotjar')
    .locator('.cons__grip')
    .dragTo(row('Stripe'), { targetPosition: { x: 200, y: 5 } });
  await page.locator('output', { hasText: 'Hotjar, 2 of 4' }).waitFor({ state: 'attached' });
  await expect.poll(() => savedNames(id)).toEqual(['Meta Pixel', 'Hotjar', 'Stripe', 'Matomo']);

  await page.getByRole('switch', { name: /^On.*Hotjar$/ }).uncheck();
  await expect.poll(async () => (await saved(id))[1]).toMatchObject({ name: 'Hotjar', active: false });

  await page.getByRole('link', { name: 'Add a vendor' }).click();
  await page.getByLabel('Name or company').fill('google');
  await page.getByLabel('Category').selectOption('Advertising');
  await page.locator('input[value="google-ads"]').check();
  await page.getByLabel('Category').selectOption('Analytics');
  await page.locator('input[value="google-analytics"]').check();
  await checkScreen(page, 'vendor-catalogue-en');
  await page.getByRole('button', { name: 'Add 2 vendors' }).click();
  await page.getByText('2 vendors added.').waitFor();
  expect((await names(page)).slice(4).toSorted()).toEqual(['Google Ads', 'Google Analytics']);

  // Own vendor: faults stand at their fields, ours first and then the server's.
  await page.goto(`${server.origin}${vendorsTab(id)}?add=own`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.summary a', { hasText: 'Name of the service' }).waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  await page.getByLabel('Name of the service').fill('Kiln chat');
  await page.getByLabel('Type').selectOption('Essential');
  expect(await page.getByLabel('Purpose').inputValue()).toBe('ENABLE_BASIC_FEATURES');
  await page.getByLabel('Addresses that wait').fill('https://Chat.Kiln.example/w.js\nno host');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.error', { hasText: 'Line 2:' }).waitFor();
  await checkScreen(page, 'vendor-form-error-en');
  await page.getByLabel('Addresses that wait').fill('https://Chat.Kiln.example/w.js');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('1 vendor added.').waitFor();
  expect((await saved(id)).at(-1)).toMatchObject({
    name: 'Kiln chat',
    type: 'ESSENTIAL',
    purpose: 'ENABLE_BASIC_FEATURES',
    patterns: ['chat.kiln.example/w.js'],
  });
  await page.getByRole('link', { name: 'Edit Kiln chat' }).click();
  await page.getByLabel('What it does (English)').fill('Answers questions.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Kiln chat is saved.').waitFor();
  expect(await focused(page)).toBe('Edit Kiln chat');
  expect((await saved(id)).at(-1)).toMatchObject({ about: { en: 'Answers questions.' } });

  // By the keyboard, whose focus the offer to undo takes and keeps.
  await page.getByRole('button', { name: 'Delete Hotjar' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect.poll(() => savedNames(id)).not.toContain('Hotjar');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect.poll(async () => (await saved(id))[1]).toMatchObject({ name: 'Hotjar', active: false });
  expect(faults).toEqual([]);
  await page.context().close();
});

/** The frame is a part of the editor's page, which has both. */
const ofWholePages = /^(?:landmark-one-main|page-has-heading-one):/;

async function previewOf(page: Page): Promise<Frame> {
  await page.locator('.stage__frame').waitFor();
  const frame = () => page.frames().find((one) => /\/banner\/preview(?:#bare)?$/.test(one.url()));
  await expect.poll(() => frame() !== undefined).toBe(true);
  return frame() as Frame;
}

test('the live preview follows edits; unequal or illegible buttons are refused with a reason', async () => {
  const id = await siteOf(ada, 'glaze.example', four);
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, server.origin, ada, appearanceTab(id));
  await hydrated(page);
  const preview = await previewOf(page);
  await preview.getByRole('button', { name: 'Accept all' }).waitFor();
  for (const colour of bannerColours) {
    await page.locator(`input[value="${colour}"]`).check({ force: true });
    await page.locator('.cons__judged .good').waitFor();
    await preview.getByRole('button', { name: 'Reject all' }).waitFor();
    const { violations } = await runAxe(preview);
    const ofBanner = violations.filter((violation) => !ofWholePages.test(violation));
    expect(`${colour}: ${ofBanner.join('\n')}`).toBe(`${colour}: `);
  }
  await checkScreen(page, 'appearance-en');

  // The bar with the button covers fields, which one scrolls to, and never the banner that one looks at.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => scrollTo(0, 0));
  const across = await page.evaluate(() => {
    const [bar, stage] = ['.cons__bar--open', '.stage'].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    if (bar === undefined || stage === undefined) return 'nothing';
    const beside = bar.left >= stage.right || bar.top >= stage.bottom;
    return beside ? 'beside' : 'over it';
  });
  expect(across).toBe('beside');
  if (size !== null) await page.setViewportSize(size);

  // Refusing may neither look lesser nor be hard to read.
  await page.getByLabel('Other colours for “Reject all”').check();
  await page.locator('#appearance-custom-reject_button').fill('#DDD');
  await page.locator('#appearance-custom-text').fill('#bbbbbb');
  await page.locator('.cons__judged .error').waitFor();
  expect(await page.locator('.cons__judged a').count()).toBe(2);
  await page.getByRole('button', { name: 'Publish' }).click();
  const refusals = page.locator('.cons__refused li a');
  await expect.poll(() => refusals.count()).toBe(2);
  await expect
    .poll(async () => (await refusals.allInnerTexts()).join())
    .toMatch(/Text: contrast 1\.\d:1.*4\.5:1.*must look and read/s);
  await refusals.first().click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('appearance-custom-text');
  // The preview shows the very colours that are refused.
  await checkScreen(page, 'appearance-refused-en', { without: 'iframe' });
  await page.getByLabel('Other colours for “Reject all”').uncheck();
  await page.locator('#appearance-custom-text').fill('#17211d');

  await page.getByLabel('Deutsch').check();
  await page.locator('.cons__tool select').selectOption('de');
  await page.locator('#fields-de-title').fill('Kekse?');
  await preview.getByRole('heading', { name: 'Kekse?' }).waitFor();
  await page.getByRole('button', { name: 'Choices' }).click();
  await preview.getByRole('dialog').waitFor();
  await page.locator('#fields-de-privacy_url').fill('http://glaze.example');
  await page.locator('.error', { hasText: 'https://' }).first().waitFor();
  await page.locator('#fields-de-privacy_url').fill('https://glaze.example/privacy');
  await page.locator('.saved', { hasText: 'Saved at' }).waitFor();
  await page.reload();
  expect(await page.locator('#fields-de-title').count()).toBe(0);
  await page.locator('#words-language').selectOption('de');
  expect(await page.locator('#fields-de-title').inputValue()).toBe('Kekse?');

  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByText(/^Published .* in English and Deutsch/).waitFor();
  // The button is gone: the focus is on what became of it.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toMatch(/^Published/);
  const { published, changed } = await ada.call('GET', `/privacy-consent/details/${id}`);
  expect([published.version, published.languages, changed]).toEqual([1, ['en', 'de'], false]);

  await page.locator('input[value="red"]').check({ force: true });
  await page.getByText('You have changes that are not published yet.').waitFor();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => page.locator('input[value="custom"]').isChecked()).toBe(true);
  await page.getByText(/^Everything is back/).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

/** A page of one colour as a scan would picture it. */
async function pictureOf(colour: string, width: number, height: number): Promise<string> {
  const page = await journey.browser.newPage({ viewport: { width, height } });
  await page.setContent(`<body style="background:${colour}"><h1>Kiln shop</h1>`);
  const picture = await page.screenshot({ type: 'jpeg' });
  await page.close();
  return picture.toString('base64');
}

for (const [locale, owner, host] of [
  ['en-GB', () => ada, 'tiles.example'],
  ['de-DE', () => ole, 'fliesen.example'],
] as const) {
  further(`the banner stands on a picture of the site, wide and narrow: ${locale}`, async () => {
    const id = await siteOf(owner(), host, four);
    const { page, faults } = await openPage(journey.browser, { locale });
    const data = {
      taken_at: '2026-11-20T09:00:00.000Z',
      desktop: await pictureOf('teal', 1280, 800),
      phone: await pictureOf('purple', 390, 844),
    };
    const body = { success: true, data, authenticated: true };
    await page.route('**/website/pictures/*', (route) => route.fulfill({ json: body }));
    await logInTo(page, server.origin, owner(), appearanceTab(id));
    await hydrated(page);
    const picture = page.locator('.stage__picture');
    expect(await picture.getAttribute('alt')).toContain(host);
    const preview = await previewOf(page);
    await preview.locator('.ask').waitFor();
    expect(await preview.locator('.page').isVisible()).toBe(false);
    const language = locale.slice(0, 2);
    const steps = await page.evaluate(() => history.length);
    // By the keyboard; what was chosen stays while the window changes.
    await page.getByRole('button', { name: language === 'en' ? 'Phone' : 'Handy' }).press('Enter');
    await expect.poll(() => picture.getAttribute('src')).toContain(data.phone);
    await checkScreen(page, `appearance-on-phone-${language}`);
    await page.getByRole('button', { name: language === 'en' ? 'Desktop' : 'Computer' }).press('Enter');
    await expect.poll(() => picture.getAttribute('src')).toContain(data.desktop);
    await checkScreen(page, `appearance-on-desktop-${language}`);
    expect(await page.evaluate(() => history.length)).toBe(steps);

    // Where changes are stands in sight, here in the middle of the form.
    const told = page.locator('.saved');
    const says = { en: ['You are offline', 'Saved at'], de: ['Sie sind offline', 'Gespeichert um'] }[
      language as 'en' | 'de'
    ];
    await page.context().setOffline(true);
    await page.locator('#fields-' + language + '-title').fill('Only if you like');
    await expect.poll(() => told.innerText()).toContain(says[0]);
    await page.context().setOffline(false);
    await expect.poll(() => told.innerText()).toContain(says[1]);
    await expect.poll(async () => (await told.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 700 });
    await page.locator('#fields-' + language + '-contact').focus();
    const top = await page.locator('#fields-' + language + '-contact').evaluate((field) => {
      const { y, height } = field.getBoundingClientRect();
      return document.elementFromPoint(60, y + height / 2)?.id;
    });
    expect(top).toBe(`fields-${language}-contact`);
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await page.context().close();
  });
}

further(
  'without a plan everything is editable but not published; 500 vendors are searchable and sortable',
  async () => {
    const many = Array.from({ length: 500 }, (_, place) => vendor(`Vendor ${place + 1}`, 'ANALYTICS', null));
    const [bare, full] = [await siteOf(ole, 'bare.example', []), await siteOf(ole, 'full.example', many)];
    const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
    await logInTo(page, server.origin, ole, vendorsTab(bare));
    await page.locator('.empty').waitFor();
    await checkScreen(page, 'vendors-empty-de');
    expect(await page.locator('.btn--primary:visible').allInnerTexts()).toEqual(['Tarif wählen']);
    expect(await page.getByRole('link', { name: 'Tarif wählen' }).getAttribute('href')).toBe(
      `/privacy-consent/wizard/pay/${bare}`,
    );
    await page.goto(server.origin + appearanceTab(bare));
    await page.locator('.stage__frame').waitFor();
    await checkScreen(page, 'appearance-de');
    await page.goto(server.origin + vendorsTab(full));
    await page.getByLabel('Dienst suchen').fill('vendor 49');
    await expect.poll(async () => (await names(page)).length).toBe(11);
    await page.getByRole('button', { name: 'Vendor 490 nach oben' }).click();
    await page.locator('output', { hasText: 'Vendor 490, 49 von 500' }).waitFor({ state: 'attached' });
    await expect.poll(async () => (await savedNames(full, ole))[48]).toBe('Vendor 490');
    // The vendor that is next in the list is not shown: the focus goes to the one before.
    await page.getByRole('button', { name: 'Vendor 499 löschen' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).press('Enter');
    await page.getByRole('button', { name: 'Rückgängig' }).press('Escape');
    await expect.poll(() => focused(page)).toBe('Vendor 498 löschen');
    expect(faults).toEqual([]);
  },
);

further(
  'vendors named in the site’s policy are suggested for its banner, in the wizard and on the vendors page',
  async () => {
    // What waits for a payment is not served.
    const request = { request_id: randomUUID(), type: 'PRIVACY_POLICY', free_only: true };
    const answers = { ...germanShop, website_url: 'https://www.blütenkosmetik.example' };
    const made = await ole.call('POST', '/agreement/new', { ...request, answers });
    expect(made['status']).toBe('finalized');
    const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
    await logInTo(page, server.origin, ole, '/privacy-consent/wizard');
    await hydrated(page);
    // A press counts for the step on screen, which the address may be ahead of.
    const next = async (heading: string) => {
      await page.locator('.dock [type="submit"]').click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    };
    await page.locator('#q-site').fill('https://www.Blütenkosmetik.example/');
    await page.getByText('Das Banner gilt für blütenkosmetik.example und alle Subdomains.').waitFor();
    await next('Woher Ihre Besucher kommen');
    await next('Was Ihre Website nutzt');
    await page.getByText('Datenschutzerklärung“ nennt Dienste').waitFor();
    await checkScreen(page, 'consent-wizard-from-documents-de');
    await page.getByRole('button', { name: 'Alle 3 hinzufügen' }).click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('q-vendors-filter');
    for (const name of ['Matomo', 'Google Analytics', 'Meta Pixel']) {
      await expect.poll(() => page.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true);
    }
    expect(await page.getByText('Datenschutzerklärung“ nennt Dienste').count()).toBe(0);
    // One that is taken out is proposed again, and not forced.
    await page.getByRole('checkbox', { name: 'Google Analytics', exact: true }).uncheck();
    await page.getByRole('button', { name: 'Dienst hinzufügen', exact: true }).waitFor();

    const id = await siteOf(ole, 'blütenkosmetik.example', [vendor('Matomo', 'ANALYTICS', 'matomo')]);
    await page.goto(`${server.origin}${vendorsTab(id)}`);
    await page.getByRole('heading', { level: 1, name: 'blütenkosmetik.example' }).waitFor();
    const panel = page.getByRole('region', { name: 'Dokumente und Banner widersprechen sich' });
    await panel.waitFor();
    await checkScreen(page, 'vendors-from-documents-de');
    await panel.getByRole('button', { name: 'Diese 2 ins Banner aufnehmen' }).click();
    await expect.poll(() => names(page)).toEqual(['Matomo', 'Google Analytics', 'Meta Pixel']);
    await page.getByText('2 Dienste hinzugefügt.').waitFor();
    await expect.poll(() => panel.getByText('fragt aber nicht danach').count()).toBe(0);
    expect(faults).toEqual([]);
  },
);
