import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBraintreeFake, type BraintreeFake } from '../packages/fakes/src/braintree/braintree-fake.ts';
import { launchBrowser, openPage } from './support/browser.ts';
import { waitForFiles, clickPay, unpaidAgreement } from './support/checkout.ts';
import { standInForBraintree } from './support/provider-stand-ins.ts';
import { type RunningServer, startServer } from './support/running-server.ts';

let braintree: BraintreeFake;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  braintree = await startBraintreeFake();
  server = await startServer({
    BRAINTREE_MERCHANT_ID: braintree.merchantId,
    BRAINTREE_PUBLIC_KEY: braintree.publicKey,
    BRAINTREE_PRIVATE_KEY: braintree.privateKey,
    BRAINTREE_ENVIRONMENT: 'sandbox',
    BRAINTREE_API_URL: braintree.url,
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  await braintree[Symbol.asyncDispose]();
});

test('a card is entered in Hosted Fields and needs 3-D Secure confirmation', async () => {
  const { address } = await unpaidAgreement(server);
  const { page, faults } = await openPage(browser);
  const answers: ('failed' | 'shifted')[] = ['failed', 'shifted'];
  await standInForBraintree(page, braintree, () => answers.shift() ?? 'shifted');
  await page.goto(address);
  await page.locator('#pay-country').selectOption('US');
  await page.locator('#method-braintree-card').check();
  const number = page.frameLocator('iframe[name="braintree-hosted-field-number"]').locator('#number');
  await page.locator('.methods__body[aria-busy="false"]').waitFor();
  await number.waitFor();
  await clickPay(page);
  await expect.poll(() => page.locator('.pay__button').getAttribute('aria-busy')).toBe('false');
  expect(answers.length).toBe(2);

  await number.fill('4111111111111111');
  await clickPay(page);
  await page.getByRole('alert').filter({ hasText: 'The confirmation with your bank failed' }).waitFor();
  await clickPay(page);
  await waitForFiles(page);
  expect(braintree.refusedKeys).toEqual([]);
  expect(faults).toEqual([]);
});
