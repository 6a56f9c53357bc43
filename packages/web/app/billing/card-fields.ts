import type { CardContext, CardFields } from './card-provider.ts';

/** Puts the provider's fields into the element; null where its script did not come. */
export async function showCardFields(element: HTMLElement, context: CardContext): Promise<CardFields | null> {
  const make =
    context.provider === 'stripe'
      ? (await import('./stripe-card.ts')).showStripeCard
      : (await import('./braintree-card.ts')).showBraintreeCard;
  return make(element, context).catch((): null => null);
}
