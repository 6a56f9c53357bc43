/** What stands in the cells of the tables of providers; types by the banner’s own words. */
import { lexiconOf } from '@clausewright/engine/document/nouns';
import { wordList } from '@clausewright/engine/document/word-list';
import { cookieTableWords } from './cookie-table.ts';

const cells = wordList(import.meta.url, 'vendorCells', [
  'noCookies',
  'lessThanDay',
  'types.ESSENTIAL',
  'types.FUNCTIONALITY',
  'types.ANALYTICS',
  'types.ADVERTISING',
  'types.MARKETING',
]);

export const vendorCellWords = lexiconOf((language) => ({
  ...cells[language],
  session: cookieTableWords[language].lasts.session,
  none: cookieTableWords[language].none,
}));
