/** What stands in the cells of the tables of providers; types by the banner’s own words. */
import { lexiconOf } from '../../document/nouns.ts';
import { wordList } from '../../document/word-list.ts';
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
