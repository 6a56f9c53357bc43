import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { startViesFake, type ViesFake } from '../packages/fakes/src/vies/vies-fake.ts';
import { launchBrowser, openPage } from './support/browser.ts';
import { chooseTestPayment, command, waitForFiles, clickPay } from './support/checkout.ts';
import {
  buyPlan,
  type Json,
  logInTo,
  makeCustomer,
  payFor,
  createUnpaidAgreement,
} from './support/customer.ts';
import { hasName, type StopFaults, tab, tabTo } from './support/keyboard.ts';
import { checkScreen } from './support/check-screen.ts';
import { further, test } from './support/main-and-further.ts';
import { type RunningServer, startServer } from './support/running-server.ts';

let vies: ViesFake;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  vies = await startViesFake({ clock: () => new Date() });
  vies.register('ATU13585627', { name: 'Kiln & Söhne GmbH', address: 'Wien' });
  server = await startServer({
    VIES_API_URL: vies.url,
    OPERATOR_COUNTRY: 'DE',
    OPERATOR_STATE: 'DE_BE',
    OPERATOR_VAT: 'DE136695976',
    OPERATOR_LEGAL_NAME: 'Clausewright GmbH',
    OPERATOR_ADDRESS: 'Hauptstraße 1, 10115 Berlin',
    LIMIT_REGISTER: '100/60',
    LIMIT_LOGIN: '1000/60',
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  await vies[Symbol.asyncDispose]();
});

const tabs = ['overview', 'subscriptions', 'invoices', 'payment-methods', 'billing-address'];
const tabPath = (name: string) => `/profile/billing/${name}`;
const loaded = (page: Page) => page.locator('.billing__tab:not(:has(.skel))').waitFor();
async function open(page: Page, name: string): Promise<void> {
  await page.goto(server.origin + tabPath(name));
  await loaded(page);
}
async function cells(page: Page, row: number): Promise<string[]> {
  const texts = await page.locator('tbody tr').nth(row).locator('td').allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

test('lists purchases with their invoices, and a refund as its own row', async () => {
  const ada = await makeCustomer(server, 'ada@kiln.example');
  const agreement = await createUnpaidAgreement(ada);
  const { page, faults } = await openPage(browser);
  await logInTo(page, server.origin, ada, '/profile/agreements');
  await page.goto(`${server.origin}/wizard/pay/${agreement}`);
  await page.locator('#pay-country').selectOption('DE');
  await chooseTestPayment(page, 'approve');
  await page.locator('#pay-withdrawal').check();
  await clickPay(page);
  await waitForFiles(page);

  await open(page, 'invoices');
  const today = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format();
  const bought = await cells(page, 0);
  expect(bought).toEqual([
    today,
    expect.stringMatching(/^Privacy Policy.* TEST-\d{4}-000001$/),
    '€46.41',
    'Paid',
    expect.stringContaining('View'),
  ]);
  const address = (name: string) =>
    page.locator('tbody').getByRole('link', { name }).first().getAttribute('href');
  for (const [name, kind, disposition] of [
    ['View', 'application/pdf', 'inline'],
    ['PDF', 'application/pdf', 'attachment'],
    ['UBL', 'application/xml', 'attachment'],
  ] as const) {
    const file = await page.request.get((await address(name)) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, kind]);
    expect(file.headers()['content-disposition']).toContain(disposition);
    const body = await file.body();
    if (kind === 'application/pdf') expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    else expect(body.toString()).toContain('<cbc:PayableAmount');
  }

  const order = command(server, 'order', 'show', agreement);
  const [transaction = ''] = order.split(' ');
  command(server, 'order', 'refund', transaction, '--amount', '11.90');
  await open(page, 'invoices');
  const [date, product, total, status] = await cells(page, 0);
  expect([date, total, status]).toEqual([today, '−€11.90', 'Credit note']);
  expect(product).toMatch(/^Refund: Privacy Policy.* TEST-CN-\d{4}-000001, corrects TEST-\d{4}-000001$/);
  expect((await cells(page, 1))[3]).toBe('Partly refunded');

  await page.getByLabel('Status').selectOption('paid');
  await page.getByText('No invoice matches these filters.').waitFor();
  await page.getByLabel('Status').selectOption('refund');
  await expect.poll(() => page.locator('tbody tr').count()).toBe(1);
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByText('No invoice matches these filters.').waitFor();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  expect(faults).toEqual([]);
});

further(
  'validates the company address, keeps it while it is wrong, and shows it in the overview',
  async () => {
    const ada = await makeCustomer(server, 'company@kiln.example');
    const { page, faults } = await openPage(browser);
    await logInTo(page, server.origin, ada, tabPath('billing-address'));
    await loaded(page);
    await page.getByLabel('I buy for a company').check();
    await page.getByLabel('The company is registered for VAT').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('.summary').waitFor();
    await expect.poll(() => page.title()).toMatch(/^Error: Billing address/);
    await expect.poll(() => page.locator('.summary a').count()).toBe(2);

    const number = page.getByLabel('VAT number', { exact: true });
    const check = page.getByRole('button', { name: 'Check the number' });
    await page.getByLabel('Company name').fill('Kiln & Söhne');
    await number.fill('U13585627');
    await check.click();
    await page.getByText('Choose the country of the company first.').waitFor();
    await page.getByLabel('Country').selectOption('AT');
    vies.faults.mode = 'down';
    await check.click();
    await page.getByText("We couldn't validate your VAT ID through EU VIES. Please try again.").waitFor();
    vies.faults.mode = 'well';
    await check.click();
    await page.getByText('The number is valid: Kiln & Söhne GmbH').waitFor();
    await number.fill('U00000000');
    await check.click();
    await page.getByText('The EU register does not list this number.').waitFor();

    // The server refuses what can be no number; all that was typed stays.
    await page.getByLabel('City').fill('Wien');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('#address-vat_number-error').waitFor();
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Wien');
    await number.fill('ATU13585627');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The billing address is saved.').waitFor();

    // What a box hides comes back with it.
    await page.getByLabel('I buy for a company').uncheck();
    await expect.poll(() => number.isVisible()).toBe(false);
    await page.getByLabel('I buy for a company').check();
    await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Kiln & Söhne');

    await open(page, 'overview');
    const shown = page.getByRole('region', { name: 'Billing address' });
    // The names of countries come after the page.
    await shown.getByText('Austria').waitFor();
    expect((await shown.innerText()).split('\n')).toEqual(
      expect.arrayContaining(['Kiln & Söhne', 'Wien', 'Austria', 'VAT number ATU13585627']),
    );
    expect(await ada.call('GET', '/customer/billing-address')).toMatchObject({
      business_purchase: true,
      vat_registered: true,
      country: 'AT',
    });
    expect(faults).toEqual([]);
  },
);

further('adds, defaults and removes payment methods, except while a plan needs them', async () => {
  const ada = await makeCustomer(server, 'methods@kiln.example');
  await buyPlan(ada, 'kiln.example');
  const { page, faults } = await openPage(browser);
  await logInTo(page, server.origin, ada, tabPath('payment-methods'));
  await loaded(page);
  const rows = page.locator('.methodlist li');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('A plan is renewed with this payment method.').waitFor();
  await expect.poll(() => rows.count()).toBe(1);

  await page.getByLabel('Payments with this card').selectOption('decline');
  await page.getByLabel('Refusal code').selectOption('2001');
  await page.getByRole('button', { name: 'Save the card' }).click();
  await page.getByText('ending in 0002 is saved.').waitFor();
  await page.getByRole('button', { name: 'Make default' }).click();
  await page.getByText('is now the default method.').waitFor();
  await expect.poll(() => rows.first().innerText()).toContain('0002');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('tab-title');

  // The plan is renewed with the new default: the first card may go.
  await rows.nth(1).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(() => rows.count()).toBe(2);
  await rows.nth(1).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('The payment method is removed.').waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  expect(faults).toEqual([]);
});

further('cancels a plan at its period end and resumes it, by keyboard', async () => {
  const ada = await makeCustomer(server, 'plans@kiln.example');
  await buyPlan(ada, 'clay.example');
  const { page, faults } = await openPage(browser);
  const stops: StopFaults = [];
  await logInTo(page, server.origin, ada, tabPath('overview'));
  await page.getByText('Next charge on').waitFor();
  await page.reload();
  await loaded(page);
  await tabTo(page, stops, hasName('Subscriptions'));
  await page.keyboard.press('Enter');
  await page.locator('.sub').waitFor();
  // The menu stays where it is, and with it the focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-current')))
    .toBe('page');
  await tabTo(page, stops, hasName('Cancel'));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const [plan] = (await ada.call('GET', '/customer/subscription/all'))['subscriptions'] as Json[];
  const until = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(String(plan?.['period_ends_at'])),
  );
  await expect.poll(() => dialog.innerText()).toContain(`The plan runs until ${until}`);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText('Cancelled').count()).toBe(0);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect((await tab(page, stops)).words).toBe('Cancel the plan');
  await page.keyboard.press('Enter');
  await page.getByText('The plan for clay.example is cancelled.').waitFor();
  await expect.poll(() => page.locator('.sub').innerText()).toContain(`Valid until\n${until}`);
  await tabTo(page, stops, hasName('Resume'));
  await page.keyboard.press('Enter');
  await page.getByText('The plan for clay.example continues.').waitFor();
  await expect.poll(() => page.locator('.sub').innerText()).toContain(`Next charge\n${until}`);
  expect(stops).toEqual([]);
  expect(faults).toEqual([]);
});

further('a failed renewal is shown wherever plans are listed, with a link to pay it', async () => {
  const ada = await makeCustomer(server, 'late@kiln.example');
  await buyPlan(ada, 'late.example');
  const { page, faults } = await openPage(browser);
  // Only time makes a plan late.
  await page.route('**/customer/subscription/all', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { subscriptions: Json[] } };
    const subscriptions = answer.data.subscriptions.map((plan) => ({ ...plan, state: 'past-due' }));
    await route.fulfill({ response, json: { ...answer, data: { subscriptions } } });
  });
  const [plan] = (await ada.call('GET', '/customer/subscription/all'))['subscriptions'] as Json[];
  await logInTo(page, server.origin, ada, tabPath('overview'));
  for (const name of ['overview', 'subscriptions']) {
    await open(page, name);
    await checkScreen(page, `billing-late-${name}-en`);
    const pay = page.getByRole('link', { name: 'Pay now for late.example' });
    const path = `/privacy-consent/wizard/pay/${String(plan?.['privacy_consent_id'])}`;
    await expect.poll(() => pay.getAttribute('href')).toBe(path);
  }
  await page.getByRole('button', { name: 'Cancel the plan for late.example' }).click();
  await page.getByText('The paid period is over: the plan ends at once').waitFor();
  expect(faults).toEqual([]);
});

further.each([
  ['en', 'en-GB'],
  ['de', 'de-DE'],
] as const)(
  'every billing tab in %s passes axe, empty and filled, at every width',
  async (language, locale) => {
    const ada = await makeCustomer(server, `screens-${language}@kiln.example`, language);
    const { page, faults } = await openPage(browser, { locale });
    await logInTo(page, server.origin, ada, tabPath('overview'));
    for (const name of [...tabs, 'payment-methods/add']) {
      await open(page, name);
      await checkScreen(page, `billing-${name.replace('/', '-')}-empty-${language}`);
    }
    const agreement = await createUnpaidAgreement(ada);
    await payFor(ada, { item_type: 'agreement', item_id: agreement });
    await buyPlan(ada, 'kiln.example');
    const [transaction = ''] = command(server, 'order', 'show', agreement).split(' ');
    command(server, 'order', 'refund', transaction);
    for (const name of tabs) {
      await open(page, name);
      await checkScreen(page, `billing-${name}-${language}`);
    }
    await page.locator('.check input').first().check();
    await page.locator('.nest .check input').check();
    await page.locator('#address-country').selectOption('ES');
    await page.locator('button[form="address"]').click();
    await page.locator('.summary').waitFor();
    await checkScreen(page, `billing-address-wrong-${language}`);
    await open(page, 'subscriptions');
    await page.locator('.sub .linkbtn--danger').click();
    await checkScreen(page, `billing-cancel-${language}`);
    expect(faults).toEqual([]);
  },
);
