/** Kinds of data that an app collects by itself, for the table for the app stores. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { Automatic } from '../store-types.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const storeFormWords = wordList(import.meta.url, 'storeForm', [
  'usage',
  'crashes',
  'advertising',
  'push',
  'ip-place',
  'place',
]) satisfies Record<Language, Record<Automatic, string>>;
