/** On what a transfer to one provider rests, for a cell of a table. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const safeguardWords = wordList(import.meta.url, 'safeguard', [
  'adequacy',
  'dpf',
  'scc',
  'see',
  'seeBritish',
  'stays',
]) satisfies Record<Language, Record<SafeguardWord, string>>;

export type SafeguardWord = 'adequacy' | 'dpf' | 'scc' | 'see' | 'seeBritish' | 'stays';
