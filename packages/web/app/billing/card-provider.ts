import type { paymentProfile, Processor, ResultOf } from '@clausewright/contract';

type Offered = ResultOf<typeof paymentProfile>['processors'][number];
export type CardProvider = Extract<Processor, 'stripe' | 'braintree'>;

/** Who can save a card for later without a payment: an instance offers one of both, or none. */
export function cardProvider(offered: readonly Offered[]): CardProvider | null {
  const names = offered.filter(({ kinds }) => kinds.includes('card')).map(({ processor }) => processor);
  return names.find((name) => name === 'stripe' || name === 'braintree') ?? null;
}
