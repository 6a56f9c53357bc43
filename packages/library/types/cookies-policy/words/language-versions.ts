/** The language of a version, as it stands before or after the word for 'version'. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';

export const languageVersionWords = wordList(import.meta.url, 'languageVersion', [
  'languages.de',
  'languages.en',
  'languages.es',
  'languages.fr',
  'languages.it',
  'languages.nl',
  'unchosen',
]) satisfies Record<Language, { languages: Record<Language, string>; unchosen: string }>;
