/** Laws that want to know who runs a service. Nobody is asked where readers are: the law of the seat decides. */
import type { CoveredLawBook } from '../../laws/covered-laws.ts';
import { termsFacts } from '../../laws/terms-facts.ts';
import { tradeFacts } from '../../laws/trade-facts.ts';
import { coveredLaws } from './covered-laws.ts';

export const imprintLaws: CoveredLawBook = {
  laws: coveredLaws,
  facts: { ...tradeFacts, ...termsFacts },
};
