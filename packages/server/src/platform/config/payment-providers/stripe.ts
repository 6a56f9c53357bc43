import { field, secretField } from '../define-field.ts';
import { apiUrlField, defineProviderSettings, providerKey } from './provider-settings.ts';

export const stripe = defineProviderSettings({
  name: 'Stripe',
  fields: {
    STRIPE_SECRET_KEY: secretField(providerKey, 'Stripe secret key.'),
    STRIPE_PUBLISHABLE_KEY: field(providerKey, 'Stripe publishable key.'),
    STRIPE_WEBHOOK_SECRET: secretField(
      providerKey,
      'Signing secret of the Stripe webhook `/webhooks/stripe`.',
    ),
    STRIPE_API_URL: apiUrlField('Stripe API'),
  },
  keys: {
    secretKey: 'STRIPE_SECRET_KEY',
    publishableKey: 'STRIPE_PUBLISHABLE_KEY',
    webhookSecret: 'STRIPE_WEBHOOK_SECRET',
  },
  rest: ({ STRIPE_API_URL: apiUrl }) => ({ apiUrl }),
  apiUrl: 'STRIPE_API_URL',
  takesCards: true,
  isTest: ({ secretKey }) => isTestKey(secretKey),
  findFaults: ({ secretKey, publishableKey, webhookSecret }) => [
    ...(/^(sk|rk)_(live|test)_\w+$/.test(secretKey)
      ? []
      : ['STRIPE_SECRET_KEY does not begin as one (sk_ or rk_)']),
    ...(/^pk_(live|test)_\w+$/.test(publishableKey)
      ? []
      : ['STRIPE_PUBLISHABLE_KEY does not begin as one (pk_)']),
    ...(webhookSecret.startsWith('whsec_') ? [] : ['STRIPE_WEBHOOK_SECRET does not begin as one (whsec_)']),
    ...(isTestKey(secretKey) === isTestKey(publishableKey)
      ? []
      : ['One of the keys of Stripe is live, the other one for tests']),
  ],
  listVendors: () => ['stripe'],
});

function isTestKey(key: string): boolean {
  return /^[a-z]+_test_/.test(key);
}
