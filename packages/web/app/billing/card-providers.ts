import type { paymentProfile, Processor, ResultOf } from '@clausewright/contract';

type Offered = ResultOf<typeof paymentProfile>['processors'][number];
export type CardProvider = Offered & { processor: Extract<Processor, 'stripe' | 'braintree'> };

function savesCards(offered: Offered): offered is CardProvider {
  const { processor, kinds } = offered;
  return (processor === 'stripe' || processor === 'braintree') && kinds.includes('card');
}

/** Providers that can save a card for later without a payment. */
export function cardProviders(offered: readonly Offered[]): CardProvider[] {
  return offered.filter(savesCards);
}
