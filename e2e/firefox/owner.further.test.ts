/** What owners do with Firefox: from their address to their documents, a text of their own, and a banner. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect } from 'vitest';
import { openPage, whileScanned } from '../support/browser.ts';
import { confirmPublishing } from '../support/publish-text.ts';
import { checkScreen } from '../support/check-screen.ts';
import { chooseTestPayment, clickPay } from '../support/checkout.ts';
import { createUnpaidAgreement, logInTo, makeCustomer, payFor } from '../support/customer.ts';
import { inFirefox, useFirefox } from '../support/firefox.ts';
import { hasName, type StopFaults, tab, tabTo } from '../support/keyboard.ts';
import { answerScreens, expectFiles, goOn, potter, type Walk } from '../support/way-in-driver.ts';

const journey = useFirefox({ SITE_CHECK_ALLOW: '127.0.0.0/8,::1/128' });

const pottery = createServer((_, reply) => {
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  reply.end(`<!doctype html><html lang="de"><head><title>Töpferei Shop</title></head><body>
    <a href="/warenkorb">Warenkorb</a> <a href="/impressum">Impressum</a>
    <script>document.cookie = '_ga=GA1.1.1; max-age=63072000; path=/';</script></body></html>`);
});
beforeAll(() => new Promise<void>((done) => void pottery.listen(0, '127.0.0.1', done)));
afterAll(() => {
  pottery.closeAllConnections();
  pottery.close();
});

inFirefox('a German shop comes from its address to its documents', async () => {
  const { page, faults } = await openPage(journey.browser, { locale: 'de-DE' });
  const walk: Walk = { questions: 0, presses: 0 };
  const stops: StopFaults = [];
  await page.goto(`${journey.server.origin}/`);
  await checkScreen(page, 'firefox-home-de');
  await page.locator('#address').fill(`http://127.0.0.1:${(pottery.address() as AddressInfo).port}/`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Das haben wir auf Ihrer Website gesehen' }).waitFor(whileScanned);
  expect(await page.locator('input[name=kind]:checked').inputValue()).toBe('shop');
  expect(await page.locator('#country').inputValue()).toBe('DE');
  await page.locator('input[value=no][name="service-google-analytics"]').check();
  await page.locator('.find__doubt').waitFor();
  await goOn(page, walk);
  await page.locator('.dock__acts .btn--primary:not([aria-busy=true])').waitFor();
  await goOn(page, walk);

  // Each stop is drawn and in sight, also above the dock that stands over the end of the page.
  await page.locator('#start-questions .q').first().waitFor();
  for (let presses = 0; presses < 25; presses += 1) await tab(page, stops);
  expect(stops).toEqual([]);
  await checkScreen(page, 'firefox-questions-de');
  // Of its own, what is left to do would be white in the dark.
  await page.emulateMedia({ colorScheme: 'dark' });
  const left = await page.locator('.start__head progress').evaluate((bar) => {
    const { appearance, backgroundColor } = getComputedStyle(bar);
    return { appearance, backgroundColor };
  });
  expect(left).toEqual({ appearance: 'none', backgroundColor: expect.not.stringContaining('255, 255, 255') });
  await page.emulateMedia({ colorScheme: 'light' });
  await answerScreens(page, potter, walk);
  await page.getByRole('heading', { name: 'Prüfen und erstellen' }).waitFor();
  await goOn(page, walk);
  await page.getByRole('heading', { level: 1, name: 'Ihre Dokumente' }).waitFor();
  await expectFiles(page, 5);
  await checkScreen(page, 'firefox-documents-de');
  expect(faults).toEqual([]);
});

inFirefox('a clause is changed by keyboard, and the hosted page has it', async () => {
  const ada = await makeCustomer(journey.server, 'ada@firefox.example');
  const id = await createUnpaidAgreement(ada);
  await payFor(ada, { item_type: 'agreement', item_id: id });
  const { page, faults } = await openPage(journey.browser);
  await logInTo(page, journey.server.origin, ada, `/profile/agreements/edit/${id}?language=en`);
  await page.locator('.cl').first().waitFor();
  const stops: StopFaults = [];
  await page.locator('.skip').focus();
  await tabTo(page, stops, hasName('Edit Privacy'));
  await page.keyboard.press('Enter');
  const field = page.locator('.cl__field');
  await field.waitFor();
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Pots are fired twice.');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Control+b');
  await expect.poll(() => field.innerHTML()).toContain('<strong>Pots are fired twice.</strong>');
  await page.keyboard.press('Control+z');
  await expect.poll(() => field.innerHTML()).not.toContain('<strong>Pots');
  await page.keyboard.press('Control+y');
  await expect.poll(() => field.innerHTML()).toContain('<strong>Pots are fired twice.</strong>');
  await checkScreen(page, 'firefox-editor-en');
  await field.focus();
  await page.keyboard.press('Control+s');
  await confirmPublishing(page);
  await expect.poll(() => page.locator('.editor__bar .saved').innerText()).toMatch(/^Published at/u);
  expect(stops).toEqual([]);

  const { live_url: live } = await ada.call('GET', `/agreement/translation/details/${id}?language=en`);
  await page.goto(`${live}/en`);
  await page.locator('article.doc strong', { hasText: 'Pots are fired twice.' }).waitFor();
  await checkScreen(page, 'firefox-hosted-en');
  expect(faults).toEqual([]);
});

inFirefox('a banner is made in the wizard, looked at and published', async () => {
  const bea = await makeCustomer(journey.server, 'bea@firefox.example');
  const { page, faults } = await openPage(journey.browser);
  const next = async (heading: string) => {
    await page.locator('.dock [type="submit"]').click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };
  await logInTo(page, journey.server.origin, bea, '/privacy-consent/wizard');
  await page.locator('#q-site').fill('https://www.kiln.example/shop');
  await next('Where visitors come from');
  await page.getByRole('radio', { name: /As the visitor’s country requires/u }).check();
  await next('What your website uses');
  await page.getByRole('checkbox', { name: 'Google Analytics', exact: true }).check();
  await page.getByRole('searchbox', { name: /Search the services/u }).fill('youtu');
  await page.getByRole('checkbox', { name: 'YouTube' }).check();
  await page.getByRole('button', { name: 'Add Your Own' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Loopchat');
  await checkScreen(page, 'firefox-consent-vendors-en');
  await next('Look and languages');
  await page.getByRole('checkbox', { name: 'Deutsch' }).check();
  await checkScreen(page, 'firefox-consent-look-en');
  await next('Check and create');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL('**/privacy-consent/wizard/pay/*');
  await page.locator('.pay__button').waitFor();
  await page.locator('#pay-country').selectOption('US');
  await chooseTestPayment(page, 'approve');
  await clickPay(page);
  await page.waitForURL('**/privacy-consent/install/*');
  await page.getByText('Nothing has been published yet.').waitFor();

  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.goto(`${journey.server.origin}/profile/privacy-consents/appearance/${id}`);
  const preview = page.frameLocator('.stage__frame');
  await preview.getByRole('button', { name: 'Reject all' }).waitFor();
  await page.locator('#fields-en-title').fill('Only if you like');
  await preview.getByRole('heading', { name: 'Only if you like' }).waitFor();
  await checkScreen(page, 'firefox-appearance-en');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText(/^Published .* in English and Deutsch/u).waitFor();
  expect(faults).toEqual([]);
});
