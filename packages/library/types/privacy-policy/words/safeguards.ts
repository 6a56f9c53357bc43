/** On what a transfer to one provider rests, for a cell of a table. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';

export const safeguardWords = wordList(import.meta.url, 'safeguard', [
  'adequacy',
  'dpf',
  'scc',
  'see',
  'seeBritish',
  'stays',
]) satisfies Record<Language, Record<SafeguardWord, string>>;

export type SafeguardWord = 'adequacy' | 'dpf' | 'scc' | 'see' | 'seeBritish' | 'stays';
