import { startBraintreeFake } from '@clausewright/fakes/braintree';
import { startFastspringFake } from '@clausewright/fakes/fastspring';
import { startPaypalFake } from '@clausewright/fakes/paypal';
import { startStripeFake } from '@clausewright/fakes/stripe';
import { startViesFake } from '@clausewright/fakes/vies';

export interface DevelopmentFakes extends AsyncDisposable {
  /** Settings that lead a server to them. */
  environment: Readonly<Record<string, string>>;
}

const clock = (): Date => new Date();
/** Where the development server takes webhooks. */
const webhookUrl = (provider: string): string =>
  `http://localhost:${process.env['PORT'] ?? '3000'}/webhooks/${provider}`;

/** Plays the outside services on free local ports. */
export async function startDevelopmentFakes({
  providers,
}: {
  providers: boolean;
}): Promise<DevelopmentFakes> {
  await using starting = new AsyncDisposableStack();
  const vies = starting.use(await startViesFake({ clock }));
  const environment = { VIES_API_URL: vies.url, ...(providers ? await startProviders(starting) : {}) };
  const running = starting.move();
  return { environment, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

async function startProviders(running: AsyncDisposableStack): Promise<Record<string, string>> {
  const stripe = running.use(await startStripeFake({ clock, webhookUrl: webhookUrl('stripe') }));
  const braintree = running.use(await startBraintreeFake({ clock, webhookUrl: webhookUrl('braintree') }));
  const paypal = running.use(await startPaypalFake({ clock, webhookUrl: webhookUrl('paypal') }));
  const fastspring = running.use(await startFastspringFake({ clock, webhookUrl: webhookUrl('fastspring') }));
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
