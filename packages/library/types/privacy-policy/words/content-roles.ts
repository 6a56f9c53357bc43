/** Who answers for what content of others does with data: of one provider, and of several. */
import { wordList } from '@clausewright/engine/document/word-list';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 1;

export const contentRoles = wordList(import.meta.url, 'contentRole', [
  'own.one',
  'own.other',
  'asFar.one',
  'asFar.other',
]);
