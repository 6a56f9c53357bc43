import { z } from 'zod';
import { field, link, secretField, text } from './config-field.ts';

const key = text(500);
const sandboxOrProduction = z.enum(['sandbox', 'production']);

/** Settings of payments and tax. A provider is offered where its keys are given. */
export const paymentFields = {
  ALLOW_SANDBOX_PAYMENTS: field(
    z.enum(['0', '1']),
    '1 offers test payments in production too; no money moves.',
    '0',
  ),
  CARD_PROVIDER: field(
    z.enum(['stripe', 'braintree']),
    'Which provider takes cards where keys of both are given.',
    'braintree',
  ),
  STRIPE_SECRET_KEY: secretField(key, 'Secret key of Stripe.'),
  STRIPE_PUBLISHABLE_KEY: field(key, 'Publishable key of Stripe.'),
  STRIPE_WEBHOOK_SECRET: secretField(key, 'Signing secret of the Stripe webhook `/webhooks/stripe`.'),
  STRIPE_API_URL: field(link, 'Another address of the Stripe API, for tests. Refused in production.'),
  BRAINTREE_MERCHANT_ID: field(key, 'Merchant id of Braintree; its webhook is `/webhooks/braintree`.'),
  BRAINTREE_PUBLIC_KEY: field(key, 'Public key of Braintree.'),
  BRAINTREE_PRIVATE_KEY: secretField(key, 'Private key of Braintree.'),
  BRAINTREE_ENVIRONMENT: field(sandboxOrProduction, 'Which Braintree gateway.', 'production'),
  BRAINTREE_PAYPAL: field(z.enum(['0', '1']), '1 offers PayPal through Braintree.', '0'),
  BRAINTREE_API_URL: field(
    link,
    'Another address of the Braintree gateway, for tests. Refused in production.',
  ),
  PAYPAL_CLIENT_ID: field(key, 'Client id of PayPal; its webhook is `/webhooks/paypal`.'),
  PAYPAL_CLIENT_SECRET: secretField(key, 'Client secret of PayPal.'),
  PAYPAL_WEBHOOK_ID: field(key, 'Id of the PayPal webhook.'),
  PAYPAL_ENVIRONMENT: field(sandboxOrProduction, 'Which PayPal.', 'production'),
  PAYPAL_MODE: field(
    z.enum(['auto', 'direct']),
    '`direct` uses PayPal itself even where Braintree could.',
    'auto',
  ),
  PAYPAL_API_URL: field(link, 'Another address of the PayPal API, for tests. Refused in production.'),
  FASTSPRING_USERNAME: field(key, 'API user of FastSpring; its webhook is `/webhooks/fastspring`.'),
  FASTSPRING_PASSWORD: secretField(key, 'API password of FastSpring.'),
  FASTSPRING_STOREFRONT: field(
    z.string().regex(/^[a-z0-9.-]+(\/[\w-]+)?$/i, 'such as shop.onfastspring.com/popup-shop'),
    'Popup storefront of FastSpring.',
  ),
  FASTSPRING_PRODUCT: field(
    text(100),
    'Path of the FastSpring product whose price, without tax, each sale sets.',
  ),
  FASTSPRING_WEBHOOK_SECRET: secretField(key, 'HMAC secret of the FastSpring webhook.'),
  FASTSPRING_ENVIRONMENT: field(sandboxOrProduction, 'Whether live or test orders count.', 'production'),
  FASTSPRING_API_URL: field(link, 'Another address of the FastSpring API, for tests. Refused in production.'),
  VIES_API_URL: field(link, 'Address of the EU VAT register.', 'https://ec.europa.eu'),
  OSS: field(
    z.enum(['on', 'off']),
    "VAT for consumers in other EU countries: `on` their country's rate (One-Stop-Shop), `off` the seller's own (below 10 000 EUR a year).",
    'on',
  ),
} as const;
