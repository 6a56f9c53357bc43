/** Laws that bear on a licence for software. */
import { type CoveredLawBook, coveredLaws } from './covered-laws.ts';
import { deviceFacts } from './device-facts.ts';
import { sellingFacts } from './selling-facts.ts';
import { tradeFacts } from './trade-facts.ts';

export const softwareLaws: CoveredLawBook = {
  laws: coveredLaws.EULA,
  facts: { ...sellingFacts, ...tradeFacts, ...deviceFacts },
};
