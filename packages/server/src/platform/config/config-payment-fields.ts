import { z } from 'zod';
import { field, link, secretField, text } from './define-field.ts';

const key = text(500);
const sandboxOrProduction = z.enum(['sandbox', 'production']);

/** Settings of payments and tax. A provider is offered where its keys are given. */
export const paymentFields = {
  ALLOW_SANDBOX_PAYMENTS: field(
    z.enum(['0', '1']),
    '1 offers test payments in production too. No money moves.',
    '0',
  ),
  CARD_PROVIDER: field(
    z.enum(['stripe', 'braintree']),
    'Provider for card payments if you have keys for both.',
    'braintree',
  ),
  STRIPE_SECRET_KEY: secretField(key, 'Stripe secret key.'),
  STRIPE_PUBLISHABLE_KEY: field(key, 'Stripe publishable key.'),
  STRIPE_WEBHOOK_SECRET: secretField(key, 'Signing secret of the Stripe webhook `/webhooks/stripe`.'),
  STRIPE_API_URL: field(link, 'Address of a stand-in for the Stripe API, for tests. Refused in production.'),
  BRAINTREE_MERCHANT_ID: field(key, 'Braintree merchant id; the webhook is `/webhooks/braintree`.'),
  BRAINTREE_PUBLIC_KEY: field(key, 'Braintree public key.'),
  BRAINTREE_PRIVATE_KEY: secretField(key, 'Braintree private key.'),
  BRAINTREE_ENVIRONMENT: field(sandboxOrProduction, 'Braintree environment.', 'production'),
  BRAINTREE_PAYPAL: field(z.enum(['0', '1']), '1 offers PayPal through Braintree.', '0'),
  BRAINTREE_API_URL: field(
    link,
    'Address of a stand-in for the Braintree gateway, for tests. Refused in production.',
  ),
  PAYPAL_CLIENT_ID: field(key, 'PayPal client id; the webhook is `/webhooks/paypal`.'),
  PAYPAL_CLIENT_SECRET: secretField(key, 'PayPal client secret.'),
  PAYPAL_WEBHOOK_ID: field(key, 'Id of the PayPal webhook.'),
  PAYPAL_ENVIRONMENT: field(sandboxOrProduction, 'PayPal environment.', 'production'),
  PAYPAL_MODE: field(
    z.enum(['auto', 'direct']),
    '`direct` uses PayPal itself even if Braintree offers PayPal.',
    'auto',
  ),
  PAYPAL_API_URL: field(link, 'Address of a stand-in for the PayPal API, for tests. Refused in production.'),
  FASTSPRING_USERNAME: field(key, 'FastSpring API user; the webhook is `/webhooks/fastspring`.'),
  FASTSPRING_PASSWORD: secretField(key, 'FastSpring API password.'),
  FASTSPRING_STOREFRONT: field(
    z.string().regex(/^[a-z0-9.-]+(\/[\w-]+)?$/i, 'such as shop.onfastspring.com/popup-shop'),
    'FastSpring popup storefront.',
  ),
  FASTSPRING_PRODUCT: field(
    text(100),
    'Path of the FastSpring product that is sold; each sale sets its price, without tax.',
  ),
  FASTSPRING_WEBHOOK_SECRET: secretField(key, 'HMAC secret of the FastSpring webhook.'),
  FASTSPRING_ENVIRONMENT: field(
    sandboxOrProduction,
    'Whether live or test orders count as paid.',
    'production',
  ),
  FASTSPRING_API_URL: field(
    link,
    'Address of a stand-in for the FastSpring API, for tests. Refused in production.',
  ),
  VIES_API_URL: field(link, 'Address of the EU VAT register.', 'https://ec.europa.eu'),
  OSS: field(
    z.enum(['on', 'off']),
    "VAT for consumers in other EU countries: `on` their country's rate (One-Stop-Shop), `off` the seller's own (for sales below 10,000 EUR a year).",
    'on',
  ),
} as const;
