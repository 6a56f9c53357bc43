/** Laws that bear on a Cookies Policy. */
import type { CoveredLawBook } from '../../laws/covered-laws.ts';
import { sizeFacts } from '../../laws/size-facts.ts';
import { coveredLaws } from './covered-laws.ts';

export const cookiesLaws: CoveredLawBook = {
  laws: coveredLaws,
  facts: sizeFacts,
};
