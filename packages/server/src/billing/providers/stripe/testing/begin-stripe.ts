import { startStripeFake, type StripeFake } from '@clausewright/fakes/stripe';
import { type FakeClock, fakeClock } from '../../../../testing/fake-clock.ts';
import type { Order, PaymentProvider, ProviderPayment } from '../../../provider-interface/provider.ts';
import { createStripeProvider } from '../stripe.ts';
import type { Patience, StripeSettings } from '../stripe-client.ts';

export interface BegunStripe extends AsyncDisposable {
  fake: StripeFake;
  provider: PaymentProvider;
  clock: FakeClock;
  /** Another adapter on the same account. */
  adapter(settings: Partial<StripeSettings>, patience?: Partial<Patience>): PaymentProvider;
}

/** The adapter with the real SDK before the stand-in; leaving it checks that nothing broke Stripe's shapes. */
export async function beginStripe(): Promise<BegunStripe> {
  const clock = fakeClock();
  const fake = await startStripeFake({ clock });
  const adapter: BegunStripe['adapter'] = (settings, patience) =>
    createStripeProvider(
      {
        secretKey: fake.secretKey,
        publishableKey: 'pk_test_clausewright',
        webhookSecret: fake.webhookSecret,
        apiUrl: fake.url,
        ...settings,
      },
      { clock, patience: { timeout: 5000, retries: 0, ...patience } },
    );
  return {
    fake,
    clock,
    adapter,
    provider: adapter({}),
    async [Symbol.asyncDispose]() {
      await fake[Symbol.asyncDispose]();
      if (fake.violations.length > 0) throw new Error(fake.violations.join('\n'));
    },
  };
}

export function orderFor(change: Partial<Order> = {}): Order {
  return {
    id: 'order000000000000000001',
    amount: 2880,
    currency: 'EUR',
    quoteHash: 'hash-of-quote',
    description: 'Privacy Policy',
    reference: null,
    customer: null,
    email: 'buyer@example.com',
    language: 'en',
    buyer: { name: 'A. Buyer', country: 'DE', postalCode: '10115' },
    saveMethod: false,
    savedMethod: null,
    returnUrl: 'http://shop.invalid/pay?payment=order000000000000000001',
    ...change,
  };
}

export interface StartedOrder {
  order: Order;
  /** With which the browser pays. */
  secret: string;
}

/** Begins a payment and remembers what the provider called it. */
export async function startOrder(
  provider: PaymentProvider,
  change: Partial<Order> = {},
): Promise<StartedOrder> {
  const order = orderFor(change);
  const started = await provider.start(order);
  if (!started.ok) throw new Error(`not started: ${started.reason}`);
  const { client, reference, customerReference } = started;
  return {
    order: {
      ...order,
      reference,
      customer: order.customer === null ? null : { ...order.customer, reference: customerReference },
    },
    secret: client?.processor === 'stripe' ? client.client_secret : '',
  };
}

export async function fetchStatus(provider: PaymentProvider, order: Order): Promise<ProviderPayment> {
  const answer = await provider.read(order);
  if (!answer.ok) throw new Error(`not read: ${answer.reason}`);
  return answer.reading;
}

/** A customer who saved a test card, and its token. */
export async function saveCard(
  { fake, provider }: Pick<BegunStripe, 'fake' | 'provider'>,
  card = 'pm_card_visa',
): Promise<{ customer: { id: string; reference: string }; method: string }> {
  const { vault } = provider;
  if (vault === undefined) throw new Error('no vault');
  const id = `customer-${card}`;
  const made = await vault.customer({ id, email: `${card}@example.com`, reference: null });
  if (!made.ok) throw new Error('no customer');
  const saved = await vault.save(made.reference, { methodId: fake.typeCard(card) });
  if (!saved.ok) throw new Error(`not saved: ${saved.reason}`);
  return { customer: { id, reference: made.reference }, method: saved.method.reference };
}
