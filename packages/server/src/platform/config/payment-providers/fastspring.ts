import { z } from 'zod';
import { field, secretField, text } from '../define-field.ts';
import {
  apiUrlField,
  defineProviderSettings,
  providerKey,
  sandboxOrProduction,
} from './provider-settings.ts';

export const fastspring = defineProviderSettings({
  name: 'FastSpring',
  fields: {
    FASTSPRING_USERNAME: field(providerKey, 'FastSpring API user; the webhook is `/webhooks/fastspring`.'),
    FASTSPRING_PASSWORD: secretField(providerKey, 'FastSpring API password.'),
    FASTSPRING_STOREFRONT: field(
      z.string().regex(/^[a-z0-9.-]+(\/[\w-]+)?$/i, 'such as shop.onfastspring.com/popup-shop'),
      'FastSpring popup storefront.',
    ),
    FASTSPRING_PRODUCT: field(
      text(100),
      'Path of the FastSpring product that is sold; each sale sets its price, without tax.',
    ),
    FASTSPRING_WEBHOOK_SECRET: secretField(providerKey, 'HMAC secret of the FastSpring webhook.'),
    FASTSPRING_ENVIRONMENT: field(
      sandboxOrProduction,
      'Whether live or test orders count as paid.',
      'production',
    ),
    FASTSPRING_API_URL: apiUrlField('FastSpring API'),
  },
  keys: {
    username: 'FASTSPRING_USERNAME',
    password: 'FASTSPRING_PASSWORD',
    storefront: 'FASTSPRING_STOREFRONT',
    product: 'FASTSPRING_PRODUCT',
    webhookSecret: 'FASTSPRING_WEBHOOK_SECRET',
  },
  rest: ({ FASTSPRING_ENVIRONMENT: environment, FASTSPRING_API_URL: apiUrl }) => ({
    environment: environment ?? 'production',
    apiUrl,
  }),
  apiUrl: 'FASTSPRING_API_URL',
  takesCards: false,
  isTest: ({ environment }) => environment === 'sandbox',
  findFaults: () => [],
  listVendors: () => ['fastspring'],
});
