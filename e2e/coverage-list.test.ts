import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { germanShop } from '../packages/agreements/src/privacy-policy/testing/profiles.ts';
import { launchBrowser, openPage } from './support/browser.ts';
import { logInTo, makeCustomer, payFor } from './support/customer.ts';
import { look } from './support/look.ts';
import { type RunningServer, startServer } from './support/running-server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

test('what is open in the list of duties stays open in another language of the preview', async () => {
  const owner = await makeCustomer(server, 'owner@kiln.example', 'de');
  const request = { request_id: randomUUID(), type: 'PRIVACY_POLICY', answers: germanShop };
  const made = await owner.call('POST', '/agreement/new', request);
  const id = made['agreement_id'] as string;
  await payFor(owner, { item_type: 'agreement', item_id: id });
  const { page, faults } = await openPage(browser, { locale: 'de-DE' });
  await logInTo(page, server.origin, owner, `/download/${id}`);
  await page.getByRole('tab', { name: 'English' }).waitFor({ timeout: 120_000 });
  const list = page.locator('.cov__all');
  await list.locator('> summary').click();
  await list.locator('.cov__law > summary').last().click();
  const open = () =>
    list.evaluate((all) => [all, ...all.querySelectorAll('details')].map((one) => one.hasAttribute('open')));
  const before = await open();
  for (const name of ['English', 'Deutsch']) {
    await page.getByRole('tab', { name }).click();
    await expect
      .poll(() => page.locator('#preview h1').innerText())
      .toMatch(name === 'English' ? /^Privacy/ : /^Daten/);
    await expect.poll(() => list.locator('[aria-busy="false"]').count()).toBe(1);
    expect(await open()).toEqual(before);
  }
  await look(page, 'coverage-list-de');
  expect(faults).toEqual([]);
});
