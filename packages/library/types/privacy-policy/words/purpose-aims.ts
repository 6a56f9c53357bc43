/** What each purpose covers, as whole sentences. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PurposeOption } from './purposes.ts';

/** Advertising is told as the owner does it: for the own offer, for others, or both. */
export type PurposeAim = PurposeOption | 'own-advertising' | 'others-advertising';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const purposeAims = wordList(import.meta.url, 'purposeAims', [
  'provide',
  'accounts',
  'orders',
  'requests',
  'newsletters',
  'service-messages',
  'payments',
  'statistics',
  'deliveries',
  'personalisation',
  'advertising',
  'own-advertising',
  'others-advertising',
  'security',
  'legal-duties',
  'business-transfer',
  'surveys',
  'recruitment',
  'ai-training',
  'other',
]) satisfies Record<Language, Record<PurposeAim, string>>;
