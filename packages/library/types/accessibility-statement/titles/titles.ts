/** The names that the document may carry, by option of the question. */
import { wordList } from '@clausewright/engine/document/word-list';

export const titles = wordList(import.meta.url, 'title', ['statement', 'information']);

/** Before the day at the top: a report is of a day and does not enter into force. */
export const dates = wordList(import.meta.url, 'date', ['dated']);
