/** The grounds of Article 6(1) GDPR, each with its place, for lists and table cells. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { LegalBasis } from '../../../laws/purpose-bases.ts';

export const legalBasisWords = wordList(import.meta.url, 'legalBasis', [
  'consent',
  'contract',
  'legal-obligation',
  'vital-interests',
  'public-task',
  'legitimate-interests',
]) satisfies Record<Language, Record<LegalBasis, string>>;
