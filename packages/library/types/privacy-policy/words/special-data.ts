/** Sensitive data (Art. 9 and 10 GDPR) as nouns for a list after a colon. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export type SpecialData = NonNullable<PrivacyQuestions['special_data']>[number];

export const specialDataWords = wordList(import.meta.url, 'specialData', [
  'none',
  'health',
  'biometrics',
  'genetic',
  'ethnic-origin',
  'religion',
  'politics',
  'union',
  'sex-life',
  'criminal',
  'immigration',
  'neural',
]) satisfies Record<Language, Record<SpecialData, string>>;
