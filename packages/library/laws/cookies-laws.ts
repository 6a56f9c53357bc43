/** Laws that bear on a Cookies Policy. */
import { type CoveredLawBook, cookiesPolicyLaws } from './covered-laws.ts';
import { sizeFacts } from './size-facts.ts';

export const cookiesLaws: CoveredLawBook = {
  laws: cookiesPolicyLaws,
  facts: sizeFacts,
};
