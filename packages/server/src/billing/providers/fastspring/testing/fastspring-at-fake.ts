import { type FastspringFake, startFastspringFake } from '@clausewright/fakes/fastspring';
import { type FakeClock, fakeClock } from '../../../../testing/fake-clock.ts';
import type {
  Answer,
  Order,
  PaymentProvider,
  ProviderPayment,
} from '../../../provider-interface/provider.ts';
import { createFastspringProvider } from '../fastspring.ts';

export interface FastspringAtFake extends AsyncDisposable {
  fake: FastspringFake;
  provider: PaymentProvider;
  clock: FakeClock;
}

/** The adapter in front of the fake, over HTTP. */
export async function fastspringAtFake(): Promise<FastspringAtFake> {
  const clock = fakeClock();
  const fake = await startFastspringFake({ clock });
  const provider = createFastspringProvider(
    {
      username: fake.username,
      password: fake.password,
      storefront: 'shop.test.onfastspring.com/popup-shop',
      product: 'agreements',
      webhookSecret: fake.webhookSecret,
      environment: 'sandbox',
      apiUrl: fake.url,
    },
    { clock },
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

/** A payment that was begun: the order with its name at FastSpring, and the session for the browser. */
export async function started(
  { provider }: FastspringAtFake,
  order: Order = makeOrder(),
): Promise<{ order: Order; session: string }> {
  const answer = await provider.start(order);
  if (!answer.ok || answer.client?.processor !== 'fastspring') throw new Error('not started');
  return { order: { ...order, reference: answer.reference }, session: answer.client.session_id };
}

export function statusIn(answer: Answer): ProviderPayment {
  if (!answer.ok) throw new Error(`no reading: ${answer.reason}`);
  return answer.reading;
}
