import { type PaypalFake, startPaypalFake } from '@clausewright/fakes/paypal';
import { fakeClock, type FakeClock } from '../../../../testing/fake-clock.ts';
import type {
  Answer,
  Order,
  PaymentProvider,
  ProviderPayment,
} from '../../../provider-interface/provider.ts';
import { createPaypalProvider } from '../paypal.ts';

export interface PaypalAtFake extends AsyncDisposable {
  fake: PaypalFake;
  provider: PaymentProvider;
  clock: FakeClock;
}

/** The adapter with the real SDK in front of the fake, over HTTP. */
export async function paypalAtFake({ timeout = 5_000 }: { timeout?: number } = {}): Promise<PaypalAtFake> {
  const clock = fakeClock();
  const fake = await startPaypalFake({ clock });
  const provider = createPaypalProvider(
    {
      clientId: fake.clientId,
      clientSecret: fake.clientSecret,
      webhookId: fake.webhookId,
      environment: 'sandbox',
      direct: true,
      apiUrl: fake.url,
    },
    { clock, timeout },
  );
  return { fake, provider, clock, [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose]() };
}

export function makeOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 'tr4nsaction-0001',
    amount: 2880,
    currency: 'USD',
    quoteHash: 'a'.repeat(64),
    description: 'Privacy policy of shop.example',
    reference: null,
    customer: null,
    email: 'grete@kunde.example',
    language: 'de',
    buyer: { name: 'Grete Kunde', country: 'DE', postalCode: '01067' },
    saveMethod: false,
    savedMethod: null,
    returnUrl: 'https://clausewright.example/checkout/privacy-policy/1',
    ...changes,
  };
}

/** The order as it stands after `start`: its name at the provider is kept. */
export async function started(provider: PaymentProvider, order: Order): Promise<Order> {
  const answer = await provider.start(order);
  if (!answer.ok) throw new Error(`not started: ${answer.reason}`);
  return { ...order, reference: answer.reference };
}

export function statusIn(answer: Answer): ProviderPayment {
  if (!answer.ok) throw new Error(`no reading: ${answer.reason}`);
  return answer.reading;
}
