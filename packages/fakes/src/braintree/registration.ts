import { createHash, createHmac } from 'node:crypto';
import type { ProviderFake } from '../provider-fake.ts';
import { type BraintreeFake, startBraintreeFake } from './braintree-fake.ts';

export const braintree: ProviderFake<BraintreeFake> = {
  start: startBraintreeFake,
  getSettings: ({ url, merchantId, publicKey, privateKey }) => ({
    BRAINTREE_API_URL: url,
    BRAINTREE_MERCHANT_ID: merchantId,
    BRAINTREE_PUBLIC_KEY: publicKey,
    BRAINTREE_PRIVATE_KEY: privateKey,
    BRAINTREE_ENVIRONMENT: 'sandbox',
  }),
  writeMessage: (id) =>
    `<notification><kind>transaction_settled</kind><subject><transaction><id>${id}</id></transaction></subject></notification>`,
  sign({ publicKey, privateKey }, message) {
    const payload = `${message.toString('base64')}\n`;
    const key = createHash('sha1').update(privateKey).digest();
    const digest = createHmac('sha1', key).update(payload).digest('hex');
    const fields = { bt_signature: `${publicKey}|${digest}`, bt_payload: payload };
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(new URLSearchParams(fields).toString()),
    };
  },
};
