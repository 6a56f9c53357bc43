import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { startViesFake, type ViesFake } from '../packages/fakes/src/vies/vies-fake.ts';
import { longTests } from '../packages/server/src/platform/config/config.ts';
import { hydrated, launchBrowser } from './support/browser.ts';
import {
  chooseTestPayment,
  command,
  waitForFiles,
  openCheckout,
  clickPay,
  shownTotal,
  unpaidAgreement,
} from './support/checkout.ts';
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
    COUNTRY_HEADER: 'x-country',
    TRUST_PROXY: '127.0.0.1,::1',
  });
  command(server, 'discount', 'create', 'KILN10', '--percent', '10');
  command(server, 'discount', 'create', 'GIFT', '--percent', '100');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  await vies[Symbol.asyncDispose]();
});

test('a consumer in Germany pays with a discount and VAT, in German', async () => {
  const { page, faults } = await openCheckout(browser, await unpaidAgreement(server), { locale: 'de-DE' });
  await page.locator('#pay-country').selectOption('DE');
  await expect.poll(() => shownTotal(page)).toBe('46,41 €');
  await page.locator('#pay-discount').fill('NIE');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await page.getByText('Der angegebene Code ist nicht gültig').waitFor();
  await page.locator('#pay-discount').fill('kiln10');
  await page.keyboard.press('Enter');
  await expect.poll(() => shownTotal(page)).toBe('41,77 €');
  await page.getByText('19 %, Deutschland').waitFor();
  await checkScreen(page, 'checkout-de');

  // The only way to pay is chosen already.
  await expect.poll(() => page.locator('#method-sandbox-card').isChecked()).toBe(true);
  await chooseTestPayment(page, 'approve');
  await clickPay(page);
  await page.getByText('Wir liefern sofort').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pay-withdrawal');
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('.pay__button').innerText()).toMatch(/^Jetzt 41,77\s€ zahlen$/);
  await page.locator('.pay__button').dblclick();
  await waitForFiles(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('paid-title');
  expect(await page.locator('#paid-title').innerText()).toMatch(/^Bezahlt: 41,77\s€$/);
  const invoice = await page.getByRole('link', { name: /^Rechnung .+ \(PDF\)$/ }).getAttribute('href');
  const file = await page.request.get(invoice ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await checkScreen(page, 'paid-de');
  expect(faults).toEqual([]);
});

further('a company in Austria pays no VAT once its VAT number is verified', async () => {
  const { page, faults } = await openCheckout(browser, await unpaidAgreement(server));
  await page.locator('#pay-country').selectOption('AT');
  await expect.poll(() => shownTotal(page)).toBe('€46.80');
  await page.locator('[name="business"]').check();
  await page.locator('#pay-company_name').fill('Kiln & Söhne');
  await page.locator('#pay-vat_number').fill('U00000000');
  await page.locator('#pay-vat_number-error').waitFor();
  await expect.poll(() => shownTotal(page)).toBe('€46.80');

  vies.faults.mode = 'down';
  await page.locator('#pay-vat_number').fill('ATU13585627');
  await page.getByText("We couldn't validate your VAT ID through EU VIES").first().waitFor();
  await expect.poll(() => shownTotal(page)).toBe('€46.80');
  vies.faults.mode = 'well';
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByText('Valid: Kiln & Söhne GmbH').waitFor();
  await expect.poll(() => shownTotal(page)).toBe('€39.00');
  await page.getByText('Reverse charge: your company declares it (Austria)').waitFor();
  await page.locator('#pay-address').fill('Praterstraße 1');
  await page.locator('#pay-city').fill('Wien');
  await checkScreen(page, 'checkout-business-en');
  // Companies have no right of withdrawal to end.
  await expect.poll(() => page.locator('#pay-withdrawal').count()).toBe(0);
  await chooseTestPayment(page, 'approve');
  await clickPay(page);
  await waitForFiles(page);
  expect(faults).toEqual([]);
});

further('a decline explains what to do, keeps the input, and the next attempt pays', async () => {
  const { page, faults } = await openCheckout(browser, await unpaidAgreement(server));
  await page.locator('#pay-country').selectOption('US');
  // What the document says of its owner stands there already.
  await expect.poll(() => page.locator('#pay-address').inputValue()).not.toBe('');
  await page.locator('#pay-name').fill('Ada Kiln');
  await chooseTestPayment(page, 'decline', '2001');
  await clickPay(page);
  const refusal = page.getByRole('alert').filter({ hasText: 'There is not enough money available' });
  await refusal.waitFor();
  await checkScreen(page, 'checkout-declined-en');
  await page.reload();
  await page.locator('.pay__button').waitFor();
  await expect.poll(() => page.locator('#pay-name').inputValue()).toBe('Ada Kiln');
  await expect.poll(() => page.locator('#pay-country').inputValue()).toBe('US');
  await chooseTestPayment(page, 'approve');
  await clickPay(page);
  await waitForFiles(page);
  expect(faults).toEqual([]);
});

further('leaving 3-D Secure returns to the form, confirming it pays', async () => {
  const { page, faults } = await openCheckout(browser, await unpaidAgreement(server));
  await page.locator('#pay-country').selectOption('US');
  await chooseTestPayment(page, 'challenge');
  await clickPay(page);
  await page.waitForURL('**/sandbox/challenge/**');
  await page.goBack();
  await page.getByText('Your bank is still waiting').waitFor();
  await checkScreen(page, 'checkout-unfinished-en');
  await page.getByRole('link', { name: 'Confirm with the bank' }).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('The confirmation with your bank failed').waitFor();
  await chooseTestPayment(page, 'challenge');
  await clickPay(page);
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await waitForFiles(page);
  expect(faults).toEqual([]);
});

further('a payment under review waits in every tab until it is approved', async () => {
  const unpaid = await unpaidAgreement(server);
  const { page, faults } = await openCheckout(browser, unpaid);
  await page.locator('#pay-country').selectOption('US');
  await chooseTestPayment(page, 'review');
  await clickPay(page);
  await page.getByRole('status').filter({ hasText: 'Validating your payment' }).waitFor();
  await expect.poll(() => page.locator('.pay__button').count()).toBe(0);
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'Validating your payment' }).waitFor();
  await checkScreen(page, 'checkout-validating-en');
  await waitForFiles(page);
  // Who comes back to the page of payment is not asked again.
  await page.goto(unpaid.address);
  await page.getByText('This agreement is paid').waitFor();
  expect(faults).toEqual([]);
});

further('an abandoned payment is not charged, and the free version remains available', async () => {
  const { page, faults } = await openCheckout(browser, await unpaidAgreement(server));
  await page.locator('#pay-country').selectOption('US');
  await chooseTestPayment(page, 'abandon');
  await clickPay(page);
  await page.getByText('The payment was cancelled. Nothing was charged.').waitFor();
  await page.getByRole('button', { name: 'Continue with the free version' }).click();
  await waitForFiles(page);
  expect(faults).toEqual([]);
});

further('asks for no payment method when a discount code covers everything', async () => {
  const { page, faults } = await openCheckout(browser, await unpaidAgreement(server));
  await page.locator('#pay-country').selectOption('DE');
  await page.locator('#pay-discount').fill('GIFT');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(() => shownTotal(page)).toBe('€0.00');
  await page.getByRole('button', { name: 'Finish without payment' }).click();
  await waitForFiles(page);
  expect(faults).toEqual([]);
});

further('asks to confirm a billing country that differs from the connection', async () => {
  const proxied = { 'x-country': 'FR', 'x-forwarded-for': '192.0.2.7' };
  const { page, faults } = await openCheckout(browser, await unpaidAgreement(server), {
    extraHTTPHeaders: proxied,
  });
  await expect.poll(() => page.locator('#pay-country').inputValue()).toBe('FR');
  await page.locator('#pay-country').selectOption('DE');
  await page.locator('#pay-withdrawal').check();
  await chooseTestPayment(page, 'approve');
  await clickPay(page);
  await page.locator('#pay-place-error').waitFor();
  await expect.poll(() => page.locator('#pay-place-error').innerText()).toContain('from a different country');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pay-place');
  await expect.poll(() => page.title()).toMatch(/^Error: /);
  await checkScreen(page, 'checkout-place-en');
  await page.getByLabel('I confirm that I live or am established in this country: Germany').check();
  await clickPay(page);
  await waitForFiles(page);
  expect(faults).toEqual([]);
});

// The long tier buys in the languages that the other journeys do not speak.
further.each(longTests() ? (['es', 'fr', 'it', 'nl'] as const) : (['fr'] as const))(
  'an agreement is bought in %s',
  async (locale) => {
    const { page, faults } = await openCheckout(browser, await unpaidAgreement(server), { locale });
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(locale);
    await page.locator('#pay-country').selectOption('US');
    await chooseTestPayment(page, 'approve');
    await clickPay(page);
    await waitForFiles(page);
    expect(faults).toEqual([]);
  },
);

further('pays by keyboard alone', async () => {
  const { page, faults } = await openCheckout(browser, await unpaidAgreement(server));
  const stops: StopFaults = [];
  await tabTo(page, stops, ({ id }) => id === 'pay-country');
  await page.keyboard.type('Germany');
  await tabTo(page, stops, ({ field }) => field === 'method');
  await page.keyboard.press('Space');
  expect((await tab(page, stops)).field).toBe('outcome');
  await tabTo(page, stops, ({ id }) => id === 'pay-withdrawal');
  await page.keyboard.press('Space');
  await expect.poll(() => shownTotal(page)).toBe('€46.41');
  await tabTo(page, stops, hasName('Pay €46.41'));
  await page.keyboard.press('Enter');
  await waitForFiles(page);
  expect([...stops, ...faults]).toEqual([]);
});

further('the payment page is a separate document', async () => {
  const unpaid = await unpaidAgreement(server);
  const { page, faults } = await openCheckout(browser, unpaid);
  const mark = () => page.evaluate(() => document.documentElement.dataset['mark']);
  const setMark = () => page.evaluate(() => void (document.documentElement.dataset['mark'] = 'here'));
  await setMark();
  await page.locator('.brand').click();
  await page.waitForURL(`${server.origin}/`);
  await expect.poll(mark).toBeUndefined();
  await hydrated(page);
  await setMark();
  // Within the app, as a link of a page that forgets the rule would.
  await page.evaluate((path) => history.pushState(null, '', path), new URL(unpaid.address).pathname);
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await page.locator('.pay__button').waitFor();
  await expect.poll(() => mark()).toBeUndefined();
  expect(faults).toEqual([]);
});
