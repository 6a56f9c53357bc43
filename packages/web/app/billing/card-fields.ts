import type { paymentProfile, ResultOf } from '@clausewright/contract';
import { type ProviderName, providers } from '../payment-providers/providers.ts';
import type { CardContext, CardFields } from '../payment-providers/saved-card.ts';

type Offered = ResultOf<typeof paymentProfile>['processors'][number];

/** Who can save a card for later without a payment: an instance offers one, or none. */
export function cardProvider(offered: readonly Offered[]): ProviderName | null {
  for (const { processor, kinds } of offered) {
    if (processor === 'sandbox' || !kinds.includes('card')) continue;
    if (providers[processor].loadCardFields !== undefined) return processor;
  }
  return null;
}

/** Puts the provider's fields into the element; null where its script did not come. */
export async function showCardFields(
  element: HTMLElement,
  provider: ProviderName,
  context: CardContext,
): Promise<CardFields | null> {
  const show = await providers[provider].loadCardFields?.();
  return show?.(element, context).catch((): null => null) ?? null;
}
