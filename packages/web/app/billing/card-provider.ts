import type { Language } from '@clausewright/contract';
import type { Failure } from '../outcome.ts';
import type { paymentProfile, Processor, ResultOf } from '@clausewright/contract';

type Offered = ResultOf<typeof paymentProfile>['processors'][number];
export type CardProvider = Extract<Processor, 'stripe' | 'braintree'>;

/** Who can save a card for later without a payment: an instance offers one of both, or none. */
export function cardProvider(offered: readonly Offered[]): CardProvider | null {
  const names = offered.filter(({ kinds }) => kinds.includes('card')).map(({ processor }) => processor);
  return names.find((name) => name === 'stripe' || name === 'braintree') ?? null;
}

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
