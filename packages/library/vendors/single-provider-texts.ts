/**
 * The sentences of `categoryTexts` for one provider alone, where "these providers" would be wrong.
 * Clause prose, so it never reaches the browser.
 */
import { wordList } from '@clausewright/engine/document/word-list';
import { vendorCategories } from './vendor.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 6;

export const singleProviderTexts = wordList(import.meta.url, 'singleProviderTexts', vendorCategories);
