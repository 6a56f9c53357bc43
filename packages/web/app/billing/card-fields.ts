import type { Language } from '@clausewright/contract';
import type { Failure } from '../outcome.ts';
import type { CardProvider } from './card-provider.ts';

/**
 * fields: what was typed is not complete. provider: refused, with its own sentence. server: our server
 * did not take the card.
 */
export type SavedCard =
  | { ok: true }
  | { ok: false; reason: 'fields' | 'unavailable' }
  | { ok: false; reason: 'provider'; text: string }
  | { ok: false; reason: 'server'; failure: Failure };

export interface CardFields {
  save: () => Promise<SavedCard>;
  /** Takes the frames away. */
  close: () => void;
}

export interface CardContext {
  provider: CardProvider;
  language: Language;
  words: { number: string; expiry: string; code: string };
}

/** Puts the provider's fields into the element; null where its script did not come. */
export async function showCardFields(element: HTMLElement, context: CardContext): Promise<CardFields | null> {
  const make =
    context.provider === 'stripe'
      ? (await import('./stripe-card.ts')).showStripeCard
      : (await import('./braintree-card.ts')).showBraintreeCard;
  return make(element, context).catch((): null => null);
}
