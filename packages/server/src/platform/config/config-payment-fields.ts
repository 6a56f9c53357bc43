import { z } from 'zod';
import { cardProviders, providerFields } from './config-payment-providers.ts';
import { field, link } from './define-field.ts';

/** Settings of payments and tax. A provider is offered where its keys are given. */
export const paymentFields = {
  ALLOW_SANDBOX_PAYMENTS: field(
    z.enum(['0', '1']),
    '1 offers test payments in production too. No money moves.',
    '0',
  ),
  CARD_PROVIDER: field(
    z.enum(cardProviders),
    'Provider for card payments if you have keys for several.',
    'braintree',
  ),
  ...providerFields,
  VIES_API_URL: field(link, 'Address of the EU VAT register.', 'https://ec.europa.eu'),
  OSS: field(
    z.enum(['on', 'off']),
    "VAT for consumers in other EU countries: `on` their country's rate (One-Stop-Shop), `off` the seller's own (for sales below 10,000 EUR a year).",
    'on',
  ),
} as const;
