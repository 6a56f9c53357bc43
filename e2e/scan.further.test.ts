/** From the address of a website to what was seen on it: a stand-in of a shop, looked at by the real scanner. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkScreen } from './support/check-screen.ts';
import { launchBrowser, openPage, whileScanned } from './support/browser.ts';
import { startServer } from './support/running-server.ts';

const shop = `<!doctype html><html lang="de"><head><title>Töpferei</title></head><body>
<a href="/datenschutz">Datenschutz</a> <a href="/impressum">Impressum</a>
<form><label>E-Mail <input type="email"></label></form>
<img src="data:,"> <p style="color:#aaa">Handgemacht</p>
<script>document.cookie = '_ga=GA1.1.1; max-age=63072000; path=/';</script>
<script async src="https://tags.odd.example/a.js"></script></body></html>`;

const words = {
  en: {
    locale: 'en-GB',
    address: 'Address of the website',
    watching: 'Your website is being checked',
    result: 'This is what we saw',
    problem: 'Google Analytics loads or stores data before anybody has agreed',
    barrier: 'Images must have alternative text',
  },
  de: {
    locale: 'de-DE',
    address: 'Adresse der Website',
    watching: 'Ihre Website wird geprüft',
    result: 'Das haben wir gesehen',
    problem: 'Google Analytics lädt oder speichert Daten, bevor jemand zugestimmt hat',
    barrier: 'Abbildungen müssen einen Alternativtext besitzen',
  },
} as const;

test('by keyboard, an owner has a website checked and reads what was seen and what caused it', async () => {
  const site = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    reply.end(shop);
  });
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  await using server = await startServer({ SITE_CHECK_ALLOW: '127.0.0.0/8,::1/128' });
  const browser = await launchBrowser();
  const { page, faults } = await openPage(browser, { locale: words.en.locale });
  await page.goto(`${server.origin}/`);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Check a website' })
    .press('Enter');
  await page.getByLabel(words.en.address).focus();
  await checkScreen(page, 'scan-start-en');
  await page.keyboard.type(`127.0.0.1:${port}`);
  await page.keyboard.press('Enter');
  // Without a scheme it is https, which this stand-in does not speak: then it is looked at by http.
  await page.getByRole('heading', { name: words.en.result }).waitFor(whileScanned);
  expect(await page.getByText(words.en.problem).count()).toBe(1);

  await page.getByRole('link', { name: 'Check another website' }).press('Enter');
  await page.getByLabel(words.en.address).focus();
  await page.keyboard.type(`http://127.0.0.1:${port}/`);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.en.watching }).waitFor();
  await page.getByRole('heading', { name: words.en.result }).waitFor(whileScanned);
  expect(await page.getByText(words.en.problem).count()).toBe(1);
  await page.locator('.scan__findings summary').first().press('Enter');
  await page
    .getByText(/Cookie _ga/)
    .first()
    .waitFor();
  await page
    .locator('.scan__findings summary')
    .getByText('Letter to whoever made the website')
    .press('Enter');
  const letter = page.getByLabel(/^Please remove or hold back odd\.example/);
  expect(await letter.inputValue()).toContain('https://tags.odd.example/a.js');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const barriers = page.getByRole('region', { name: 'Accessibility, as far as a tool can see it' });
  expect(await barriers.getByText(words.en.barrier).count()).toBeGreaterThan(0);
  await barriers.locator('summary').first().press('Enter');
  await barriers.getByText('html > body > img').first().waitFor();
  await checkScreen(page, 'scan-result-en');

  const german = await openPage(browser, { locale: words.de.locale, viewport: { width: 390, height: 844 } });
  await german.page.goto(page.url());
  await german.page.getByRole('heading', { name: words.de.result }).waitFor();
  expect(await german.page.getByText(words.de.problem).count()).toBe(1);
  await german.page.locator('.scan__findings summary').getByText('Brief an').press('Enter');
  await german.page.getByText(words.de.barrier).first().waitFor();
  await checkScreen(german.page, 'scan-result-de');
  expect([...faults, ...german.faults]).toEqual([]);
  site.closeAllConnections();
  site.close();
}, 600_000);
