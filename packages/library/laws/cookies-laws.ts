/** Laws that bear on a Cookies Policy. */
import { type CoveredLawBook, coveredLaws } from './covered-laws.ts';
import { sizeFacts } from './size-facts.ts';

export const cookiesLaws: CoveredLawBook = {
  laws: coveredLaws.COOKIES_POLICY,
  facts: sizeFacts,
};
