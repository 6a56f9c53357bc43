/** What is sold or reaches advertisers, in words that cite no statute: for the laws of states other than California. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { CaliforniaCategory } from '../california-categories.ts';

export const passedKindWords = wordList(import.meta.url, 'passedKind', [
  'identifiers',
  'customer-records',
  'protected',
  'commercial',
  'biometric',
  'internet',
  'geolocation',
  'sensory',
  'employment',
  'education',
  'inferences',
  'sensitive',
]) satisfies Record<Language, Record<CaliforniaCategory, string>>;
