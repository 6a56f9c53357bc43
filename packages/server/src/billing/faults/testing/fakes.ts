import { type BraintreeFake, startBraintreeFake } from '@clausewright/fakes/braintree';
import { type FastspringFake, startFastspringFake } from '@clausewright/fakes/fastspring';
import { type PaypalFake, startPaypalFake } from '@clausewright/fakes/paypal';
import { startStripeFake, type StripeFake } from '@clausewright/fakes/stripe';
import type { Clock } from '../../../platform/clock.ts';
import { createBraintreeProvider } from '../../providers/braintree/braintree.ts';
import { createFastspringProvider } from '../../providers/fastspring/fastspring.ts';
import { createPaypalProvider } from '../../providers/paypal/paypal.ts';
import type { PaymentProvider } from '../../provider-interface/provider.ts';
import { createStripeProvider } from '../../providers/stripe/stripe.ts';

/** Where the stand-ins for the providers listen. */
export interface Addresses {
  stripe: string;
  braintree: string;
  paypal: string;
  fastspring: string;
}

export interface Fakes extends AsyncDisposable {
  stripe: StripeFake;
  braintree: BraintreeFake;
  paypal: PaypalFake;
  fastspring: FastspringFake;
  addresses: Addresses;
}

/** The providers' servers, with books that outlive every process that talks to them. */
export async function startFakes(clock: Clock): Promise<Fakes> {
  const stripe = await startStripeFake({ clock });
  // A person who pays twice within seconds is what the tests are about.
  const braintree = await startBraintreeFake({ clock, duplicateSeconds: 0 });
  const paypal = await startPaypalFake({ clock, ...paypalKeys });
  const fastspring = await startFastspringFake({ clock, ...fastspringKeys });
  const all = [stripe, braintree, paypal, fastspring];
  return {
    stripe,
    braintree,
    paypal,
    fastspring,
    addresses: {
      stripe: stripe.url,
      braintree: braintree.url,
      paypal: paypal.url,
      fastspring: fastspring.url,
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(all.map((one) => one.deliver()));
      await Promise.all(all.map((one) => one[Symbol.asyncDispose]()));
      const broken = [...stripe.violations, ...braintree.refusedKeys];
      if (broken.length > 0) throw new Error(broken.join('\n'));
    },
  };
}

export const stripeSettings = {
  secretKey: 'sk_test_clausewright',
  publishableKey: 'pk_test_clausewright',
  webhookSecret: 'whsec_clausewright',
};

const paypalKeys = { clientId: 'paypal-client', clientSecret: 'paypal-secret', webhookId: 'WH0FAKE' };

const fastspringKeys = {
  username: 'fastspring-user',
  password: 'fastspring-password',
  webhookSecret: 'fs-secret',
};

const braintreeSettings = {
  merchantId: 'fake_merchant',
  publicKey: 'fake_public_key',
  privateKey: 'fake_private_key',
  environment: 'sandbox',
  paypal: false,
} as const;

/** The adapters with the real SDKs; `patience` in milliseconds for one answer. */
export function providersAt(
  addresses: Addresses,
  { clock, patience = 5000 }: { clock: Clock; patience?: number },
): PaymentProvider[] {
  return [
    createStripeProvider(
      { ...stripeSettings, apiUrl: addresses.stripe },
      { clock, patience: { timeout: patience, retries: 0 } },
    ),
    createBraintreeProvider(
      { ...braintreeSettings, apiUrl: addresses.braintree },
      { clock, patience: { lookup: patience, charge: patience } },
    ),
    createPaypalProvider(
      { ...paypalKeys, environment: 'sandbox', direct: true, apiUrl: addresses.paypal },
      { clock, timeout: patience },
    ),
    createFastspringProvider(
      {
        ...fastspringKeys,
        environment: 'sandbox',
        storefront: 'shop.test.onfastspring.com/popup-shop',
        product: 'agreements',
        apiUrl: addresses.fastspring,
      },
      { clock, timeout: patience },
    ),
  ];
}
