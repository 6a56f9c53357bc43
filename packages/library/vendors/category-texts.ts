/**
 * What providers of a category do for the site and what they typically receive: one or two sentences
 * to follow a list of their names. Clause prose, so it never reaches the browser.
 */
import { wordList } from '@clausewright/engine/document/word-list';
import { vendorCategories } from './vendor.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 6;

export const categoryTexts = wordList(import.meta.url, 'categoryTexts', vendorCategories);
