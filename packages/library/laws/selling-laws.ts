/** Laws that protect whoever buys, as a Return and Refund Policy speaks them. */
import { type CoveredLawBook, returnRefundPolicyLaws } from './covered-laws.ts';
import { sellingFacts } from './selling-facts.ts';
import { tradeFacts } from './trade-facts.ts';

export const sellingLaws: CoveredLawBook = {
  laws: returnRefundPolicyLaws,
  facts: { ...sellingFacts, ...tradeFacts },
};
