/** Where card numbers are kept, as whole sentences. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import type { PrivacyQuestions } from '../clause.ts';

type Storage = NonNullable<PrivacyQuestions['card_storage']>;

export const cardStorageWords = wordList(import.meta.url, 'cardStorage', [
  'never',
  'tokenised',
  'stored',
]) satisfies Record<Language, Record<Storage, string>>;
