/** Laws that protect whoever buys, as a Return and Refund Policy speaks them. */
import type { CoveredLawBook } from '../../laws/covered-laws.ts';
import { sellingFacts } from '../../laws/selling-facts.ts';
import { tradeFacts } from '../../laws/trade-facts.ts';
import { coveredLaws } from './covered-laws.ts';

export const sellingLaws: CoveredLawBook = {
  laws: coveredLaws,
  facts: { ...sellingFacts, ...tradeFacts },
};
