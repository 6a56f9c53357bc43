import { z } from 'zod';
import { field, secretField } from '../define-field.ts';
import {
  apiUrlField,
  defineProviderSettings,
  providerKey,
  sandboxOrProduction,
} from './provider-settings.ts';

export const paypal = defineProviderSettings({
  name: 'PayPal',
  fields: {
    PAYPAL_CLIENT_ID: field(providerKey, 'PayPal client id; the webhook is `/webhooks/paypal`.'),
    PAYPAL_CLIENT_SECRET: secretField(providerKey, 'PayPal client secret.'),
    PAYPAL_WEBHOOK_ID: field(providerKey, 'Id of the PayPal webhook.'),
    PAYPAL_ENVIRONMENT: field(sandboxOrProduction, 'PayPal environment.', 'production'),
    PAYPAL_MODE: field(
      z.enum(['auto', 'direct']),
      '`direct` uses PayPal itself even if Braintree offers PayPal.',
      'auto',
    ),
    PAYPAL_API_URL: apiUrlField('PayPal API'),
  },
  keys: {
    clientId: 'PAYPAL_CLIENT_ID',
    clientSecret: 'PAYPAL_CLIENT_SECRET',
    webhookId: 'PAYPAL_WEBHOOK_ID',
  },
  rest: ({ PAYPAL_ENVIRONMENT: environment, PAYPAL_MODE: mode, PAYPAL_API_URL: apiUrl }) => ({
    environment: environment ?? 'production',
    /** Even where Braintree could take it. */
    direct: mode === 'direct',
    apiUrl,
  }),
  apiUrl: 'PAYPAL_API_URL',
  takesCards: false,
  isTest: ({ environment }) => environment === 'sandbox',
  findFaults: ({ clientId, clientSecret }) =>
    clientId === clientSecret ? ['PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are the same'] : [],
  listVendors: () => ['paypal'],
});
