import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBraintreeFake } from '../packages/fakes/src/braintree/braintree-fake.ts';
import { startStripeFake } from '../packages/fakes/src/stripe/stripe-fake.ts';
import { runAxe } from './support/accessibility.ts';
import { launchBrowser, openPage } from './support/browser.ts';
import { logInTo, makeCustomer } from './support/customer.ts';
import { standInForBraintree, standInForStripe } from './support/provider-stand-ins.ts';
import { startServer } from './support/running-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const methods = '/profile/billing/payment-methods';
const save = (page: Page) => page.getByRole('button', { name: 'Save the card' });

/** From the list to the document in which a provider's script may run. */
async function openAdd(page: Page, script: string): Promise<void> {
  const opened = page.waitForResponse((response) => response.url().endsWith(`${methods}/add`));
  await page.getByRole('link', { name: 'Add a card' }).click();
  const policy = (await opened).headers()['content-security-policy'] ?? '';
  expect(policy).toContain(script);
}

test('a card is entered in Stripe’s frame and saved, in a document that no other page shares', async () => {
  await using stripe = await startStripeFake({ clock: () => new Date() });
  await using server = await startServer({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_clausewright',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
  const ada = await makeCustomer(server, 'stripe@kiln.example');
  const { page, faults } = await openPage(browser);
  await standInForStripe(page, stripe);
  const script = readFileSync(new URL('support/provider-scripts/stripe-setup.js', import.meta.url), 'utf8');
  await page.route('https://js.stripe.com/**/stripe.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: script.replaceAll('__GATEWAY__', stripe.url),
    }),
  );
  await logInTo(page, server.origin, ada, methods);
  await openAdd(page, 'https://js.stripe.com');
  const number = page.frameLocator('iframe').locator('#number');
  await number.waitFor();
  // The provider's frame is not ours to judge.
  expect((await runAxe(page)).violations).toEqual([]);
  await save(page).click();
  await page.getByText('The card details are incomplete.').waitFor();
  await number.fill('4000000000000002');
  await save(page).click();
  await page.getByText('Error when adding a Payment Method').waitFor();
  await number.fill('4242424242424242');
  await save(page).click();
  await page.waitForURL(server.origin + methods);
  await page.locator('.methodlist').getByText('ending in 4242').first().waitFor();
  await expect.poll(() => page.locator('.badge').innerText()).toBe('Default');

  // Whoever leaves the page within the app leaves the document too.
  await openAdd(page, 'https://js.stripe.com');
  await number.waitFor();
  const left = page.waitForResponse((response) => response.url().endsWith('/profile/billing/invoices'));
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  expect((await left).headers()['content-security-policy']).not.toContain('stripe');
  await page.getByText('There are no invoices yet.').waitFor();
  expect(stripe.violations).toEqual([]);
  expect(faults).toEqual([]);
});

test('a card is entered in Braintree’s Hosted Fields and saved', async () => {
  await using braintree = await startBraintreeFake();
  await using server = await startServer({
    BRAINTREE_MERCHANT_ID: braintree.merchantId,
    BRAINTREE_PUBLIC_KEY: braintree.publicKey,
    BRAINTREE_PRIVATE_KEY: braintree.privateKey,
    BRAINTREE_ENVIRONMENT: 'sandbox',
    BRAINTREE_API_URL: braintree.url,
  });
  const ada = await makeCustomer(server, 'braintree@kiln.example');
  const { page, faults } = await openPage(browser);
  await standInForBraintree(page, braintree, () => 'shifted');
  // The fake's token leads to the fake; the real client takes addresses of Braintree's own hosts only.
  await page.route('**/braintree/new-payment-method-new-token', async (route) => {
    const reply = await route.fetch();
    const envelope = (await reply.json()) as { data: { client_token: string } };
    const token = JSON.parse(Buffer.from(envelope.data.client_token, 'base64').toString()) as object;
    const api = 'https://api.sandbox.braintreegateway.com';
    const configUrl = `${api}/merchants/${braintree.merchantId}/client_api/v1/configuration`;
    const changed = JSON.stringify({ ...token, environment: 'sandbox', configUrl, graphQL: undefined });
    envelope.data.client_token = Buffer.from(changed).toString('base64');
    await route.fulfill({ response: reply, json: envelope });
  });
  await logInTo(page, server.origin, ada, methods);
  await openAdd(page, 'https://assets.braintreegateway.com');
  const number = page.frameLocator('iframe[name="braintree-hosted-field-number"]').locator('#number');
  await number.waitFor();
  await save(page).click();
  await page.getByText('The card details are incomplete.').waitFor();
  await number.fill('4111111111111111');
  await save(page).click();
  await page.waitForURL(server.origin + methods);
  await page.locator('.methodlist').getByText('ending in 1111').first().waitFor();
  expect(braintree.refusedKeys).toEqual([]);
  expect(faults).toEqual([]);
});
