/** Whether a person must give data, and what usually follows when they are missing: table cells. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

export type RequiredBasis = PrivacyQuestions['pd_required'][number]['required_basis'];

export const requiredBasisWords = wordList(import.meta.url, 'requiredBasis', [
  'statutory',
  'contractual',
  'needed-for-contract',
  'voluntary',
]) satisfies Record<Language, Record<RequiredBasis, string>>;

export const usualConsequenceWords = wordList(import.meta.url, 'usualConsequence', [
  'statutory',
  'contractual',
  'needed-for-contract',
  'voluntary',
]) satisfies Record<Language, Record<RequiredBasis, string>>;
