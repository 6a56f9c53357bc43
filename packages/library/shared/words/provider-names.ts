import { wordList } from '@clausewright/engine/document/word-list';

/** What follows the name of software that its maker does not run. */
export const providerNameWords = wordList(import.meta.url, 'providerNames', ['onOwnServer']);
