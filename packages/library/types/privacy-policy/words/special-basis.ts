/** Conditions of Art. 9(2) GDPR as noun phrases with their article, for a place after a colon. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type SpecialBasis = NonNullable<PrivacyQuestions['special_basis']>;

export const specialBasisWords = wordList(import.meta.url, 'specialBasis', [
  'explicit-consent',
  'health-care',
  'employment-law',
  'legal-claims',
  'made-public',
  'vital-interest',
]) satisfies Record<Language, Record<SpecialBasis, string>>;
