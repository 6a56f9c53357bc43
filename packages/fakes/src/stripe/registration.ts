import type { ProviderFake } from '../provider-fake.ts';
import { createStripeSignature, startStripeFake, type StripeFake } from './stripe-fake.ts';

export const stripe: ProviderFake<StripeFake> = {
  start: startStripeFake,
  getSettings: ({ url, secretKey, webhookSecret }) => ({
    STRIPE_API_URL: url,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_clausewright',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  }),
  writeMessage: (id) =>
    JSON.stringify({
      id,
      object: 'event',
      type: 'payment_intent.succeeded',
      livemode: false,
      data: { object: { id: 'pi_1', object: 'payment_intent', metadata: {} } },
    }),
  // It signs text: bytes that are none are signed as the text that they are read as.
  sign: ({ webhookSecret }, body, now) => ({
    headers: {
      'content-type': 'application/json',
      'stripe-signature': createStripeSignature(
        body.toString(),
        webhookSecret,
        Math.floor(now.getTime() / 1000),
      ),
    },
    body,
  }),
};
