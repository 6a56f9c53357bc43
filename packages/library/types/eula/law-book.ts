/** Laws that bear on a licence for software. */
import type { CoveredLawBook } from '../../laws/covered-laws.ts';
import { deviceFacts } from '../../laws/device-facts.ts';
import { sellingFacts } from '../../laws/selling-facts.ts';
import { tradeFacts } from '../../laws/trade-facts.ts';
import { coveredLaws } from './covered-laws.ts';

export const softwareLaws: CoveredLawBook = {
  laws: coveredLaws,
  facts: { ...sellingFacts, ...tradeFacts, ...deviceFacts },
};
