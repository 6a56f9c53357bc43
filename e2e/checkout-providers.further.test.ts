import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startFastspringFake,
  type FastspringFake,
} from '../packages/fakes/src/fastspring/fastspring-fake.ts';
import { startPaypalFake, type PaypalFake } from '../packages/fakes/src/paypal/paypal-fake.ts';
import { startStripeFake, type StripeFake } from '../packages/fakes/src/stripe/stripe-fake.ts';
import { launchBrowser, openPage, type WatchedPage } from './support/browser.ts';
import { waitForFiles, clickPay, unpaidAgreement } from './support/checkout.ts';
import { standInForFastspring, standInForPaypal, standInForStripe } from './support/provider-stand-ins.ts';
import { type RunningServer, startServer } from './support/running-server.ts';

const clock = () => new Date();
let stripe: StripeFake;
let paypal: PaypalFake;
let fastspring: FastspringFake;
let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  stripe = await startStripeFake({ clock });
  paypal = await startPaypalFake({ clock });
  fastspring = await startFastspringFake({ clock });
  server = await startServer({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_clausewright',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_ENVIRONMENT: 'sandbox',
    PAYPAL_API_URL: paypal.url,
    FASTSPRING_USERNAME: fastspring.username,
    FASTSPRING_PASSWORD: fastspring.password,
    FASTSPRING_STOREFRONT: 'clausewright.test.onfastspring.com/popup',
    FASTSPRING_PRODUCT: 'agreement',
    FASTSPRING_WEBHOOK_SECRET: fastspring.webhookSecret,
    FASTSPRING_ENVIRONMENT: 'sandbox',
    FASTSPRING_API_URL: fastspring.url,
  });
  stripe.webhookUrl = `${server.origin}/webhooks/stripe`;
  paypal.webhookUrl = `${server.origin}/webhooks/paypal`;
  fastspring.webhookUrl = `${server.origin}/webhooks/fastspring`;
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  await Promise.all([stripe, paypal, fastspring].map((fake) => fake[Symbol.asyncDispose]()));
});

/** The page of payment for a buyer outside of the EU, with the providers' hosts answered here. */
async function open(standIn: (on: WatchedPage['page']) => Promise<void>): Promise<WatchedPage> {
  const { address } = await unpaidAgreement(server);
  const watched = await openPage(browser);
  await standIn(watched.page);
  await watched.page.goto(address);
  await watched.page.locator('#pay-country').selectOption('US');
  return watched;
}

test('a card is entered in Stripe’s frame, after an incomplete one, a decline and 3-D Secure', async () => {
  const asked = new Set<string>();
  const { page, faults } = await open((on) => {
    on.on('request', (request) => asked.add(new URL(request.url()).host));
    return standInForStripe(on, stripe);
  });
  await page.locator('#method-stripe-card').waitFor();
  expect([...asked]).toEqual([new URL(server.origin).host]);
  await page.locator('#method-stripe-card').check();
  const number = page.frameLocator('.methods__fields iframe').locator('#number');
  await number.waitFor();
  await clickPay(page);
  await expect.poll(() => page.locator('.pay__button').getAttribute('aria-busy')).toBe('false');

  await number.fill('4000000000009995');
  await clickPay(page);
  await page.getByRole('alert').filter({ hasText: 'not enough money' }).waitFor();
  await number.fill('4000002500003155');
  await clickPay(page);
  await page.locator('#fail').click();
  await page.getByRole('alert').filter({ hasText: 'confirmation with your bank failed' }).waitFor();
  await page.locator('#method-stripe-card').waitFor();
  await number.fill('4242424242424242');
  await clickPay(page);
  await waitForFiles(page);
  expect(stripe.violations).toEqual([]);
  expect(faults).toEqual([]);
});

test('PayPal is confirmed in its own window, and going back charges nothing', async () => {
  const answers: ('approve' | 'cancel')[] = ['cancel', 'approve'];
  const { page, faults } = await open((on) =>
    standInForPaypal(on, paypal, () => answers.shift() ?? 'approve'),
  );
  await page.locator('#method-paypal-paypal').check();
  await page.locator('.methods__body[aria-busy="false"]').waitFor();
  await clickPay(page);
  await expect.poll(() => answers.length).toBe(1);
  await expect.poll(() => page.locator('.pay__button').getAttribute('aria-busy')).toBe('false');
  await clickPay(page);
  await waitForFiles(page);
  expect(faults).toEqual([]);
});

test('FastSpring adds tax itself, and slow payments end on the waiting page', async () => {
  const answers: ('close' | 'pending')[] = ['close', 'pending'];
  const { page, faults } = await open((on) =>
    standInForFastspring(on, fastspring, () => answers.shift() ?? 'pending'),
  );
  await page.locator('#method-fastspring-checkout').check();
  await page.getByText('Tax is added by the seller of record').waitFor();
  await clickPay(page);
  await expect.poll(() => answers.length).toBe(1);
  await expect.poll(() => page.locator('.pay__button').getAttribute('aria-busy')).toBe('false');
  await clickPay(page);
  await page.getByRole('status').filter({ hasText: 'Validating your payment' }).waitFor();
  await page.goto(`${server.origin}/fastspring-transaction-pending`);
  await page.getByText('mostly within 15 minutes').waitFor();
  const [order] = [...fastspring.books.orders.values()];
  if (order === undefined) throw new Error('there is no order');
  fastspring.settle(order.id, 'completed');
  await waitForFiles(page);
  expect(faults).toEqual([]);
});

test('only the payment page allows provider scripts', async () => {
  const { id } = await unpaidAgreement(server);
  const policyOf = async (path: string) =>
    (await fetch(`${server.origin}${path}`)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(`/wizard/pay/${id}`)).toContain('https://js.stripe.com');
  for (const path of ['/', `/download/${id}`, '/wizard/pay', '/fastspring-transaction-pending']) {
    expect(await policyOf(path)).not.toMatch(/stripe|paypal|fastspring/);
  }
});
