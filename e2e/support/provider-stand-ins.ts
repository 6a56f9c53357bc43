/**
 * What the providers' hosts would send to a browser: small scripts and frames that behave as the parts
 * of theirs that our forms use. The providers' own scripts and fields are not exercised.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { BraintreeFake } from '../../packages/fakes/src/braintree/braintree-fake.ts';
import type { FastspringFake } from '../../packages/fakes/src/fastspring/fastspring-fake.ts';
import type { PaypalFake } from '../../packages/fakes/src/paypal/paypal-fake.ts';
import type { StripeFake } from '../../packages/fakes/src/stripe/stripe-fake.ts';

function script(name: string, values: Readonly<Record<string, string>> = {}): string {
  const text = readFileSync(new URL(`./provider-scripts/${name}.js`, import.meta.url), 'utf8');
  return Object.entries(values).reduce((all, [key, value]) => all.replaceAll(key, value), text);
}

function html(body: string, code: string): string {
  return `<!doctype html><html lang="en"><title>Provider</title><main>${body}</main><script>${code}</script></html>`;
}

const javascript = { contentType: 'text/javascript; charset=utf-8' } as const;
const page = { contentType: 'text/html; charset=utf-8' } as const;

/** Stripe.js; the number that is typed into `#number` of its frame is a test card of the fake. */
export async function standInForStripe(on: Page, fake: StripeFake): Promise<void> {
  const fields = html(
    '<label>Card number <input id="number" inputmode="numeric"></label>',
    "addEventListener('message', (event) => event.source.postMessage({ number: document.getElementById('number').value }, event.origin))",
  );
  await on.route('https://js.stripe.com/**', async (route) => {
    const isFrame = new URL(route.request().url()).pathname === '/fields.html';
    const answer = isFrame
      ? { ...page, body: fields }
      : { ...javascript, body: script('stripe', { __GATEWAY__: fake.url }) };
    await route.fulfill(answer);
  });
}

/** PayPal's SDK and its window, in which the payer approves or goes back. */
export async function standInForPaypal(
  on: Page,
  fake: PaypalFake,
  decide: () => 'approve' | 'cancel',
): Promise<void> {
  const context = on.context();
  await context.route('https://www.sandbox.paypal.com/web-sdk/**', (route) =>
    route.fulfill({ ...javascript, body: script('paypal') }),
  );
  await context.route('https://www.sandbox.paypal.com/checkoutnow**', async (route) => {
    const order = new URL(route.request().url()).searchParams.get('token') ?? '';
    const approved = decide() === 'approve';
    if (approved) fake.approve(order);
    const tell = `opener.postMessage(${JSON.stringify({ order, approved })}, '*'); close()`;
    await route.fulfill({ ...page, body: html('<h1>PayPal</h1>', tell) });
  });
}

/** FastSpring's library and its checkout, in which the buyer pays, closes, or starts something that takes time. */
export async function standInForFastspring(
  on: Page,
  fake: FastspringFake,
  decide: () => 'completed' | 'pending' | 'close',
): Promise<void> {
  await on.route('https://sbl.onfastspring.com/**', (route) =>
    route.fulfill({ ...javascript, body: script('fastspring') }),
  );
  await on.route('https://*.onfastspring.com/popup**', async (route) => {
    const session = new URL(route.request().url()).searchParams.get('session') ?? '';
    const outcome = decide();
    const bought = outcome === 'close' ? null : fake.checkOut(session, outcome);
    const order = bought === null ? null : { id: bought.id, reference: bought.reference };
    const tell = `parent.postMessage(${JSON.stringify({ order })}, '*')`;
    await route.fulfill({ ...page, body: html('<h1>FastSpring</h1>', tell) });
  });
}

const braintreeApi = 'https://api.sandbox.braintreegateway.com';
const anyOrigin = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' } as const;

/** What braintree-web begins with; it takes addresses of Braintree's own hosts only. */
function braintreeConfiguration({ merchantId }: BraintreeFake): object {
  return {
    environment: 'sandbox',
    merchantId,
    assetsUrl: 'https://assets.braintreegateway.com',
    clientApiUrl: `${braintreeApi}/merchants/${merchantId}/client_api`,
    challenges: ['cvv'],
    creditCards: { supportedCardTypes: ['Visa'] },
    threeDSecureEnabled: true,
    threeDSecure: {
      cardinalAuthenticationJWT: 'jwt',
      cardinalSongbirdUrl: 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js',
    },
  };
}

/**
 * Braintree's frames, its gateway as the browser sees it, and the bank behind it. On our page runs the
 * real braintree-web. `bank` says how the confirmation of the next card ends.
 */
export async function standInForBraintree(
  on: Page,
  fake: BraintreeFake,
  bank: () => 'shifted' | 'failed',
): Promise<void> {
  const numbers = new Map<string, string>();
  // The fake's token leads to the fake; the real client would not follow it there.
  await on.route('**/api/v1/transaction/braintree/new-token', async (route) => {
    const reply = await route.fetch();
    const envelope = (await reply.json()) as { data: { client_token: string } };
    const token = JSON.parse(Buffer.from(envelope.data.client_token, 'base64').toString()) as object;
    const configUrl = `${braintreeApi}/merchants/${fake.merchantId}/client_api/v1/configuration`;
    const changed = JSON.stringify({ ...token, environment: 'sandbox', configUrl, graphQL: undefined });
    envelope.data.client_token = Buffer.from(changed).toString('base64');
    await route.fulfill({ response: reply, json: envelope });
  });
  await on.route('https://assets.braintreegateway.com/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname !== '/tokenize') {
      await route.fulfill({ ...page, body: html('', script('braintree-field')) });
      return;
    }
    const number = searchParams.get('number') ?? '';
    const empty = { type: 'CUSTOMER', code: 'HOSTED_FIELDS_FIELDS_EMPTY', message: 'All fields are empty.' };
    if (number === '') {
      await route.fulfill({ json: [empty, null] });
      return;
    }
    const nonce = fake.tokenize({ card: { number } });
    numbers.set(nonce, number);
    await route.fulfill({
      json: [null, { nonce, type: 'CreditCard', details: { bin: number.slice(0, 6) } }],
    });
  });
  await on.route(`${braintreeApi}/**`, async (route) => {
    const [, asked] = /payment_methods\/([^/]+)\/three_d_secure\/lookup/.exec(route.request().url()) ?? [];
    if (asked === undefined) {
      await route.fulfill({ headers: anyOrigin, json: braintreeConfiguration(fake) });
      return;
    }
    const ended = bank();
    const nonce = fake.tokenize({ card: { number: numbers.get(asked) ?? '' }, three_d_secure: ended });
    const threeDSecureInfo = { liabilityShifted: ended === 'shifted', liabilityShiftPossible: true };
    const paymentMethod = { nonce, type: 'CreditCard', details: {}, threeDSecureInfo };
    const lookup = { threeDSecureVersion: '2.1.0' };
    await route.fulfill({ headers: anyOrigin, json: { paymentMethod, threeDSecureInfo, lookup } });
  });
  await on.route('https://songbirdstag.cardinalcommerce.com/**', (route) =>
    route.fulfill({ ...javascript, body: script('songbird') }),
  );
  // Fraud signals and statistics.
  await on.route(/^https:\/\/(c|b\.stats|www)\.paypal\.com\//, (route) =>
    route.fulfill({ ...javascript, headers: anyOrigin, body: '' }),
  );
}
