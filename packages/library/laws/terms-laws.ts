/** Laws on online contracts, as the terms speak them. */
import { type CoveredLawBook, coveredLaws } from './covered-laws.ts';
import { sellingFacts } from './selling-facts.ts';
import { tradeFacts } from './trade-facts.ts';

export const termsLaws: CoveredLawBook = {
  laws: coveredLaws.TERMS_CONDITIONS,
  facts: { ...sellingFacts, ...tradeFacts },
};
