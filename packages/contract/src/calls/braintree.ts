/** Specification 7, Transaction: the calls of the Braintree forms. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { currency, id } from '../fields.ts';
import { paymentMethod, purchase, secret } from './payment-results.ts';

const newToken = z.object({
  client_token: z.string(),
  /** Decimal text for 3-D Secure. */
  amount: z.string(),
  currency,
});

export const braintreeNewToken = defineCall({
  id: 'braintreeNewToken',
  method: 'POST',
  path: '/transaction/braintree/new-token',
  summary: 'A client token for the payment of an item, with what 3-D Secure is to authenticate.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: { none: 'fetches what the page of a provider needs' },
  agreementToken: true,
  body: z.strictObject({ item_type: purchase.item_type, item_id: purchase.item_id }),
  result: newToken,
});

export const braintreeAgreementNewToken = defineCall({
  id: 'braintreeAgreementNewToken',
  method: 'POST',
  path: '/transaction/braintree/agreement-new-token',
  summary: 'The same for an agreement.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: { none: 'fetches what the page of a provider needs' },
  agreementToken: true,
  body: z.strictObject({ agreement_id: id }),
  result: newToken,
});

export const braintreeConsentNewToken = defineCall({
  id: 'braintreeConsentNewToken',
  method: 'POST',
  path: '/transaction/braintree/privacy-consent-new-token',
  summary: 'The same for a privacy consent.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: { none: 'fetches what the page of a provider needs' },
  access: 'customer',
  body: z.strictObject({ privacy_consent_id: id }),
  result: newToken,
});

export const braintreeNewMethodToken = defineCall({
  id: 'braintreeNewMethodToken',
  method: 'POST',
  path: '/transaction/braintree/new-payment-method-new-token',
  summary: 'A client token for saving a payment method.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: { none: 'fetches what the page of a provider needs' },
  access: 'customer',
  result: z.object({ client_token: z.string() }),
});

export const braintreeCreateMethod = defineCall({
  id: 'braintreeCreateMethod',
  method: 'POST',
  path: '/transaction/braintree/create-new-payment-method',
  summary: 'Saves the payment method that a nonce stands for.',
  limit: 'transaction',
  members: { right: 'pay', of: 'account' },
  activity: 'method-added',
  access: 'customer',
  body: z.strictObject({
    payment_method_nonce: secret,
    device_data: z.optional(z.string().check(z.maxLength(16_384))),
  }),
  result: z.object({ method: paymentMethod }),
});
