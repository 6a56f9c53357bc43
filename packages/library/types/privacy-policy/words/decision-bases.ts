/** What allows a decision without a person (Art. 22(2) GDPR), each with its ground in Article 6(1): table cells. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type DecisionBasis = PrivacyQuestions['automated_decisions'][number]['decision_basis'];

export const decisionBasisWords = wordList(import.meta.url, 'decisionBasis', [
  'contract',
  'law',
  'explicit-consent',
]) satisfies Record<Language, Record<DecisionBasis, string>>;
