/** Cells of the table of legal bases that no single kind of data and no single ground of Article 6(1) GDPR fills. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 3;

export type UsualCell =
  | 'provide'
  | 'statistics'
  | 'business_customers'
  | 'requests'
  | 'newsletters'
  | 'general'
  | 'special'
  | 'needed'
  | 'technical'
  | 'answers'
  | 'business'
  | 'decision';

export const usualCells = wordList(import.meta.url, 'usualCells', [
  'provide',
  'statistics',
  'business_customers',
  'requests',
  'newsletters',
  'general',
  'special',
  'needed',
  'technical',
  'answers',
  'business',
  'decision',
]) satisfies Record<Language, Record<UsualCell, string>>;
