import { z } from 'zod';
import { field, secretField } from '../define-field.ts';
import {
  apiUrlField,
  defineProviderSettings,
  providerKey,
  sandboxOrProduction,
} from './provider-settings.ts';

export const braintree = defineProviderSettings({
  name: 'Braintree',
  fields: {
    BRAINTREE_MERCHANT_ID: field(providerKey, 'Braintree merchant id; the webhook is `/webhooks/braintree`.'),
    BRAINTREE_PUBLIC_KEY: field(providerKey, 'Braintree public key.'),
    BRAINTREE_PRIVATE_KEY: secretField(providerKey, 'Braintree private key.'),
    BRAINTREE_ENVIRONMENT: field(sandboxOrProduction, 'Braintree environment.', 'production'),
    BRAINTREE_PAYPAL: field(z.enum(['0', '1']), '1 offers PayPal through Braintree.', '0'),
    BRAINTREE_API_URL: apiUrlField('Braintree gateway'),
  },
  keys: {
    merchantId: 'BRAINTREE_MERCHANT_ID',
    publicKey: 'BRAINTREE_PUBLIC_KEY',
    privateKey: 'BRAINTREE_PRIVATE_KEY',
  },
  rest: ({ BRAINTREE_ENVIRONMENT: environment, BRAINTREE_PAYPAL: paypal, BRAINTREE_API_URL: apiUrl }) => ({
    environment: environment ?? 'production',
    paypal: paypal === '1',
    apiUrl,
  }),
  apiUrl: 'BRAINTREE_API_URL',
  takesCards: true,
  isTest: ({ environment }) => environment === 'sandbox',
  findFaults: ({ merchantId, privateKey }) => [
    ...(/^[a-z\d]{16}$/.test(merchantId)
      ? []
      : ['BRAINTREE_MERCHANT_ID does not look like one (16 small letters and digits)']),
    ...(/^[a-f\d]{32}$/.test(privateKey)
      ? []
      : ['BRAINTREE_PRIVATE_KEY does not look like one (32 hexadecimal digits)']),
  ],
  listVendors: ({ paypal }) => (paypal ? ['braintree', 'paypal'] : ['braintree']),
});
