import type { BraintreeFake } from './braintree/braintree-fake.ts';
import type { FastspringFake } from './fastspring/fastspring-fake.ts';
import type { PaypalFake } from './paypal/paypal-fake.ts';
import type { StripeFake } from './stripe/stripe-fake.ts';

export interface ProviderFakes {
  stripe: StripeFake;
  braintree: BraintreeFake;
  paypal: PaypalFake;
  fastspring: FastspringFake;
}

/** Settings that lead a server to all of them. */
export function providerSettings({
  stripe,
  braintree,
  paypal,
  fastspring,
}: ProviderFakes): Record<string, string> {
  return {
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_clausewright',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    BRAINTREE_API_URL: braintree.url,
    BRAINTREE_MERCHANT_ID: braintree.merchantId,
    BRAINTREE_PUBLIC_KEY: braintree.publicKey,
    BRAINTREE_PRIVATE_KEY: braintree.privateKey,
    BRAINTREE_ENVIRONMENT: 'sandbox',
    PAYPAL_API_URL: paypal.url,
    PAYPAL_CLIENT_ID: 'paypal-client',
    PAYPAL_CLIENT_SECRET: 'paypal-secret',
    PAYPAL_WEBHOOK_ID: 'WH0FAKE',
    PAYPAL_ENVIRONMENT: 'sandbox',
    PAYPAL_MODE: 'direct',
    FASTSPRING_API_URL: fastspring.url,
    FASTSPRING_USERNAME: 'fastspring-user',
    FASTSPRING_PASSWORD: 'fastspring-password',
    FASTSPRING_STOREFRONT: 'fake.onfastspring.com/popup-fake',
    FASTSPRING_PRODUCT: 'clausewright',
    FASTSPRING_WEBHOOK_SECRET: 'fastspring-webhook-secret',
    FASTSPRING_ENVIRONMENT: 'sandbox',
  };
}
