/** The purpose of showing content of other providers, and its ground. */
import { wordList } from '@clausewright/engine/document/word-list';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

export const contentPurpose = wordList(import.meta.url, 'contentPurpose', ['title', 'name', 'basis']);
