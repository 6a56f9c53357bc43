import { createHmac } from 'node:crypto';
import type { ProviderFake } from '../provider-fake.ts';
import { type FastspringFake, startFastspringFake } from './fastspring-fake.ts';

export const fastspring: ProviderFake<FastspringFake> = {
  start: startFastspringFake,
  getSettings: ({ url, username, password, webhookSecret }) => ({
    FASTSPRING_API_URL: url,
    FASTSPRING_USERNAME: username,
    FASTSPRING_PASSWORD: password,
    FASTSPRING_STOREFRONT: 'fake.onfastspring.com/popup-fake',
    FASTSPRING_PRODUCT: 'clausewright',
    FASTSPRING_WEBHOOK_SECRET: webhookSecret,
    FASTSPRING_ENVIRONMENT: 'sandbox',
  }),
  writeMessage: (id) => JSON.stringify({ events: [{ id, type: 'order.completed', data: { id: 'x' } }] }),
  sign: ({ webhookSecret }, body) => ({
    headers: {
      'content-type': 'application/json',
      'x-fs-signature': createHmac('sha256', webhookSecret).update(body).digest('base64'),
    },
    body,
  }),
};
