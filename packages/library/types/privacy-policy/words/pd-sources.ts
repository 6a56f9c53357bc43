/**
 * Sources of personal data, worded to follow 'we receive data' (German, French, Spanish and Italian
 * bring their preposition), and what the sources other than the person usually pass on.
 */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type Source = NonNullable<PrivacyQuestions['pd_sources']>[number];
/** Partners where nothing is delivered. */
type Spoken = Source | 'payers';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const sourceWords = wordList(import.meta.url, 'source', [
  'person',
  'automatic',
  'social-login',
  'partners',
  'payers',
  'ad-networks',
  'public',
  'data-brokers',
  'employers-users',
]) satisfies Record<Language, Record<Spoken, string>>;

/** Kinds of data that these sources usually pass on (Art. 14(1)(d) GDPR). */
export const sourceDataWords = wordList(import.meta.url, 'sourceData', [
  'social-login',
  'partners',
  'payers',
  'ad-networks',
]) satisfies Record<Language, Record<'social-login' | 'partners' | 'payers' | 'ad-networks', string>>;
