/** The names that the document may carry, by option of the question. */
import { wordList } from '@clausewright/engine/document/word-list';

export const titles = wordList(import.meta.url, 'title', ['statement', 'information']);
