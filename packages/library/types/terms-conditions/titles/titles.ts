/** The names that the document may carry, by option of the question. */
import { wordList } from '@clausewright/engine/document/word-list';

export const titles = wordList(import.meta.url, 'title', [
  'terms-and-conditions',
  'terms-of-use',
  'terms-of-service',
]);

/** Headings of sections that hold several clauses. */
export const sectionTitles = wordList(import.meta.url, 'section', [
  'subscriptions',
  'content',
  'general',
  'countries',
  'abroad',
]);
