/**
 * Purposes as short nouns: after a colon, in lists and, with a capital, in table cells. What each one
 * covers stands in pp.purposes.
 */
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type PurposeOption = NonNullable<PrivacyQuestions['purposes']>[number];

/** Whoever has no account gets messages about contracts alone. */
export type PurposeTitle = PurposeOption | 'contract-messages';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const purposeWords = wordList(import.meta.url, 'purpose', [
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
  'security',
  'legal-duties',
  'business-transfer',
  'surveys',
  'recruitment',
  'ai-training',
  'other',
]) satisfies Record<Language, Record<PurposeTitle, string>>;

/** The same with a capital, to begin a list item or a table cell. */
export const purposeTitles = lexiconOf((language) => titles(purposeWords[language]));

function titles(words: Record<PurposeTitle, string>): Record<PurposeTitle, string> {
  const capitals = Object.entries(words).map(([id, text]) => [
    id,
    text.charAt(0).toUpperCase() + text.slice(1),
  ]);
  return Object.fromEntries(capitals) as Record<PurposeTitle, string>;
}
