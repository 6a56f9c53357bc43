/** Laws that protect whoever buys, as a Return and Refund Policy speaks them. */
import { type CoveredLawBook, coveredLaws } from './covered-laws.ts';
import { sellingFacts } from './selling-facts.ts';
import { tradeFacts } from './trade-facts.ts';

export const sellingLaws: CoveredLawBook = {
  laws: coveredLaws.RETURN_REFUND_POLICY,
  facts: { ...sellingFacts, ...tradeFacts },
};
