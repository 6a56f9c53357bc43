import {
  type BraintreeFake,
  type BraintreeFakeOptions,
  startBraintreeFake,
} from '@clausewright/fakes/braintree';
import { newId } from '../../../../platform/database/ids.ts';
import { fakeClock } from '../../../../testing/fake-clock.ts';
import type {
  Answer,
  Order,
  PaymentProvider,
  ProviderPayment,
} from '../../../provider-interface/provider.ts';
import { createBraintreeProvider } from '../braintree.ts';
import type { BraintreeSettings } from '../gateway.ts';

export interface BraintreeWorld extends AsyncDisposable {
  fake: BraintreeFake;
  settings: BraintreeSettings;
  provider: PaymentProvider;
  clock: ReturnType<typeof fakeClock>;
}

/** The real SDK and a gateway of our own, over HTTP. */
export async function braintreeWorld(options: BraintreeFakeOptions = {}): Promise<BraintreeWorld> {
  const clock = fakeClock();
  const fake = await startBraintreeFake({ clock, ...options });
  const settings: BraintreeSettings = {
    merchantId: fake.merchantId,
    publicKey: fake.publicKey,
    privateKey: fake.privateKey,
    environment: 'sandbox',
    paypal: true,
    apiUrl: fake.url,
  };
  return {
    fake,
    settings,
    provider: createBraintreeProvider(settings, { clock }),
    clock,
    [Symbol.asyncDispose]: () => fake[Symbol.asyncDispose](),
  };
}

export function makeOrder(changes: Partial<Order> = {}): Order {
  return {
    id: newId(),
    amount: 2880,
    currency: 'EUR',
    quoteHash: 'hash-of-the-quote',
    description: 'Privacy Policy for shop.example',
    reference: null,
    customer: null,
    email: 'buyer@example.com',
    language: 'en',
    buyer: { name: 'Bo Buyer', country: 'DE', postalCode: '80331' },
    saveMethod: false,
    savedMethod: null,
    returnUrl: 'https://clausewright.example/pay',
    ...changes,
  };
}

/** The facts of an answer; anything else fails the test. */
export function statusIn(answer: Answer): ProviderPayment {
  if (!answer.ok) throw new Error(`no reading but ${JSON.stringify(answer)}`);
  return answer.reading;
}

/** A card that the bank has confirmed. */
export function confirmedCard({ fake }: BraintreeWorld, card: object = {}): string {
  return fake.tokenize({ card, three_d_secure: 'shifted' });
}

/** An order that is paid, as it is known afterwards. */
export async function paidOrder(world: BraintreeWorld, changes: Partial<Order> = {}): Promise<Order> {
  const order = makeOrder(changes);
  const reading = statusIn(await world.provider.pay(order, { nonce: confirmedCard(world) }));
  return { ...order, reference: reading.reference };
}
