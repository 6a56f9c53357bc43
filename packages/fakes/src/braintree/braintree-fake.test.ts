import braintree from 'braintree';
import { expect, test } from 'vitest';
import { type BraintreeFake, startBraintreeFake } from './braintree-fake.ts';

/** As a page does: from another origin, with the address out of the client token. */
async function tokenizeOverHttp(clientToken: string, request: object) {
  const inside = JSON.parse(Buffer.from(clientToken, 'base64').toString()) as { clientApiUrl: string };
  const address = `${new URL(inside.clientApiUrl).origin}/fake/tokenize`;
  const headers = { 'content-type': 'application/json', origin: 'https://shop.example' };
  // oxlint-disable-next-line no-restricted-globals -- stands in for the browser
  const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(request) });
  expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  return (await reply.json()) as { nonce: string; liabilityShifted: boolean };
}

function sdkOf(fake: BraintreeFake) {
  const url = new URL(fake.url);
  const { Environment } = braintree;
  const environment = new Environment(url.hostname, url.port, fake.url, false, url.hostname, url.port);
  const { merchantId, publicKey, privateKey } = fake;
  return new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey });
}

test('a nonce tokenized by the page can be looked up and sold', async () => {
  await using fake = await startBraintreeFake();
  const sdk = sdkOf(fake);
  const { clientToken } = await sdk.clientToken.generate({});
  const made = await tokenizeOverHttp(clientToken, { card: {}, three_d_secure: 'shifted' });
  expect(made.liabilityShifted).toBe(true);
  const found = await sdk.paymentMethodNonce.find(made.nonce);
  expect(found).toMatchObject({
    type: 'CreditCard',
    threeDSecureInfo: { enrolled: 'Y', liabilityShifted: true },
  });
  const sale = await sdk.transaction.sale({ amount: '28.80', paymentMethodNonce: made.nonce });
  expect(sale).toMatchObject({ success: true, transaction: { amount: '28.80', status: 'authorized' } });
});

test('answers the CORS preflight of a browser', async () => {
  await using fake = await startBraintreeFake();
  // oxlint-disable-next-line no-restricted-globals -- stands in for the browser
  const reply = await fetch(`${fake.url}/fake/tokenize`, { method: 'OPTIONS' });
  expect([reply.status, reply.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type']);
});

test('rejects and names a field that the gateway does not know', async () => {
  await using fake = await startBraintreeFake();
  const sdk = sdkOf(fake);
  const options = { verifyCard: true, verifyCrad: true };
  const request = { customerId: 'a', paymentMethodNonce: 'fake-valid-nonce', options };
  await expect(sdk.paymentMethod.create(request)).rejects.toMatchObject({ type: 'authorizationError' });
  expect(fake.refusedKeys).toEqual(['payment_method[options][verify_crad]']);
});

test('rejects the same sale within 30 seconds as a duplicate', async () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  await using fake = await startBraintreeFake({ clock: () => new Date(now) });
  const sdk = sdkOf(fake);
  const sell = async () => {
    const paymentMethodNonce = fake.tokenize({ three_d_secure: 'shifted' });
    const options = { submitForSettlement: true };
    const { transaction } = await sdk.transaction.sale({
      amount: '5.00',
      orderId: 'one',
      paymentMethodNonce,
      options,
    });
    return transaction.gatewayRejectionReason ?? transaction.status;
  };
  expect([await sell(), await sell()]).toEqual(['submitted_for_settlement', 'duplicate']);
  now += 31_000;
  expect(await sell()).toBe('submitted_for_settlement');
});
