import type { Config } from '../../platform/config/config.ts';
import { type Finding, finding } from './finding.ts';

const about = 'payments';

/** Whether the keys of providers look like such keys, and none of a test stands in production. No provider is asked. */
export function checkPaymentKeys({ mode, payments }: Pick<Config, 'mode' | 'payments'>): Finding[] {
  const { stripe, braintree, paypal, fastspring, sandbox } = payments;
  const real = [stripe, braintree, paypal, fastspring].filter((keys) => keys !== undefined);
  const testing = [
    ...(stripe !== undefined && isStripeTest(stripe.secretKey) ? ['Stripe'] : []),
    ...Object.entries({ Braintree: braintree, PayPal: paypal, FastSpring: fastspring })
      .filter(([, keys]) => keys?.environment === 'sandbox')
      .map(([name]) => name),
  ];
  const faults = [...(stripe === undefined ? [] : stripeFaults(stripe))];
  if (braintree !== undefined && !/^[a-z\d]{16}$/.test(braintree.merchantId))
    faults.push('BRAINTREE_MERCHANT_ID does not look like one (16 small letters and digits)');
  if (braintree !== undefined && !/^[a-f\d]{32}$/.test(braintree.privateKey))
    faults.push('BRAINTREE_PRIVATE_KEY does not look like one (32 hexadecimal digits)');
  if (paypal !== undefined && paypal.clientId === paypal.clientSecret)
    faults.push('PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are the same');
  if (faults.length > 0) return faults.map((fault) => finding('fail', about, `${fault}: copy it again.`));
  if (real.length === 0)
    return [
      sandbox
        ? finding(
            'warn',
            about,
            'Test payments only, no money is charged: docs/payments.md says how to take real ones.',
          )
        : finding(
            'warn',
            about,
            'None is offered: only what costs nothing can be had. See docs/payments.md.',
          ),
    ];
  if (mode === 'production' && testing.length > 0)
    return [
      finding('fail', about, `Keys for tests in production (${testing.join(', ')}): take the live ones.`),
    ];
  return [
    finding(
      'ok',
      about,
      `Keys of ${real.length} provider(s) look right; whether they hold, a first payment shows.`,
    ),
  ];
}

function isStripeTest(key: string): boolean {
  return /^[a-z]+_test_/.test(key);
}

function stripeFaults(keys: NonNullable<Config['payments']['stripe']>): string[] {
  const { secretKey, publishableKey, webhookSecret } = keys;
  return [
    ...(/^(sk|rk)_(live|test)_\w+$/.test(secretKey)
      ? []
      : ['STRIPE_SECRET_KEY does not begin as one (sk_ or rk_)']),
    ...(/^pk_(live|test)_\w+$/.test(publishableKey)
      ? []
      : ['STRIPE_PUBLISHABLE_KEY does not begin as one (pk_)']),
    ...(webhookSecret.startsWith('whsec_') ? [] : ['STRIPE_WEBHOOK_SECRET does not begin as one (whsec_)']),
    ...(isStripeTest(secretKey) === isStripeTest(publishableKey)
      ? []
      : ['One of the keys of Stripe is live, the other one for tests']),
  ];
}
