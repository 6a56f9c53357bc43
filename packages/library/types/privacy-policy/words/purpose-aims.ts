/** What each purpose covers, as whole sentences. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PurposeTitle } from './purposes.ts';

/** Advertising is told as the owner does it: for the own offer, for others, or both. */
export type PurposeAim = PurposeTitle | 'own-advertising' | 'others-advertising';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 3;

export const purposeAims = wordList(import.meta.url, 'purposeAims', [
  'provide',
  'accounts',
  'orders',
  'requests',
  'newsletters',
  'service-messages',
  'contract-messages',
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
