import type { ProviderFake } from '../provider-fake.ts';
import { type PaypalFake, startPaypalFake } from './paypal-fake.ts';

export const paypal: ProviderFake<PaypalFake> = {
  start: startPaypalFake,
  getSettings: ({ url }) => ({
    PAYPAL_API_URL: url,
    PAYPAL_CLIENT_ID: 'paypal-client',
    PAYPAL_CLIENT_SECRET: 'paypal-secret',
    PAYPAL_WEBHOOK_ID: 'WH0FAKE',
    PAYPAL_ENVIRONMENT: 'sandbox',
    PAYPAL_MODE: 'direct',
  }),
  writeMessage: (id) =>
    JSON.stringify({ id, event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: { id: 'x' } }),
  // It signs text: bytes that are none are signed as the text that they are read as.
  sign: (fake, body, now) => ({ headers: fake.sign(body.toString(), now).headers, body }),
};
