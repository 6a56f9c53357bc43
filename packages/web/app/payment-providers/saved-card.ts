import type { Language } from '@clausewright/contract';
import type { Failure } from '../outcome.ts';

/**
 * fields: what was typed is not complete. provider: refused, with its own sentence. server: our server
 * did not take the card.
 */
export type SavedCard =
  | { ok: true }
  | { ok: false; reason: 'fields' | 'unavailable' }
  | { ok: false; reason: 'provider'; text: string }
  | { ok: false; reason: 'server'; failure: Failure };

/** Fields for a card that is saved for later without a payment. */
export interface CardFields {
  save: () => Promise<SavedCard>;
  /** Takes the frames away. */
  close: () => void;
}

export interface CardContext {
  language: Language;
  words: { number: string; expiry: string; code: string };
  /** Page to which the provider sends the browser back. */
  returnPath: string;
}
