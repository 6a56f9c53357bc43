/** Laws on online contracts, as the terms speak them. */
import type { CoveredLawBook } from '../../laws/covered-laws.ts';
import { sellingFacts } from '../../laws/selling-facts.ts';
import { tradeFacts } from '../../laws/trade-facts.ts';
import { coveredLaws } from './covered-laws.ts';

export const termsLaws: CoveredLawBook = {
  laws: coveredLaws,
  facts: { ...sellingFacts, ...tradeFacts },
};
