/** An owner has a website checked, reads what to do, and shows by a tag that it is hers; a check is stopped. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { checkScreen } from './support/check-screen.ts';
import { launchBrowser, openPage, whileScanned } from './support/browser.ts';
import { logInTo, makeCustomer } from './support/customer.ts';
import { startServer } from './support/running-server.ts';

/** A shop whose head and scripts a test changes. */
async function startShop() {
  const shop = { head: '', scripts: '' };
  const server = createServer((_, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    reply.end(
      `<!doctype html><html lang="en"><head>${shop.head}<title>Shop</title><link rel="stylesheet" href="/wp-content/x.css"></head><body><a href="/privacy">Privacy</a> <a href="/imprint">Imprint</a>${shop.scripts}</body></html>`,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  return Object.assign(shop, {
    address,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });
}

async function check(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(`${origin}/scan`);
  await page.getByLabel('Address of the website').fill(address);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'This is what we saw' }).waitFor(whileScanned);
}

test('an owner has a website checked, reads what to do, and verifies it by a tag', async () => {
  await using shop = await startShop();
  await using server = await startServer({ SITE_CHECK_ALLOW: '127.0.0.0/8,::1/128' });
  const customer = await makeCustomer(server, 'owner@shop.example');
  const browser = await launchBrowser();
  const { page, faults } = await openPage(browser, { locale: 'en-GB' });
  await logInTo(page, server.origin, customer, '/scan');

  shop.scripts = `<script>document.cookie = '_ga=GA1.1.1; max-age=63072000; path=/';</script>`;
  await check(page, server.origin, shop.address);
  // With a remedy for what the website was made with.
  expect(await page.getByLabel('Your website is made with').inputValue()).toBe('wordpress');
  await page.getByText('Add the line of your banner with a plugin for header code').waitFor();
  await checkScreen(page, 'scan-account-en');

  await page.getByRole('link', { name: 'Check this website regularly' }).click();
  await page.getByRole('heading', { name: 'Verify and watch' }).waitFor();
  expect(await page.getByLabel('Every week').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Tag: not found.').waitFor(whileScanned);
  shop.head = await page.locator('.scan__line code', { hasText: '<meta' }).first().innerText();
  await page.getByRole('button', { name: 'Check now' }).click();
  await page.getByText('Tag: found.').waitFor(whileScanned);
  await page.getByText(/has been verified since .*the tag is in the page/).waitFor();
  await checkScreen(page, 'watch-en');
  expect(faults).toEqual([]);
}, 900_000);

test('a check that runs is stopped, and the result says so', async () => {
  await using shop = await startShop();
  shop.scripts = `<script>document.cookie = '_ga=GA1.1.1; max-age=63072000; path=/';</script>`;
  await using server = await startServer({ SITE_CHECK_ALLOW: '127.0.0.0/8,::1/128' });
  const browser = await launchBrowser();
  const { page, faults } = await openPage(browser, { locale: 'en-GB' });
  await page.goto(`${server.origin}/scan`);
  await page.getByLabel('Address of the website').fill(shop.address);
  await page.keyboard.press('Enter');
  // The first page was seen when the next one is being opened.
  await page.getByText(/Page 2 of \d/).waitFor(whileScanned);
  await page.getByRole('button', { name: 'Stop and use what was found' }).click();
  await page.getByRole('heading', { name: 'This is what we saw' }).waitFor(whileScanned);
  await page.getByText('The check was stopped.').first().waitFor();
  expect(faults).toEqual([]);
}, 600_000);
