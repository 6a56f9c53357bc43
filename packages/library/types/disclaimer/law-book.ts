/** Laws on what a publisher says; each bears on a Disclaimer where one of its facts holds. */
import type { CoveredLawBook } from '../../laws/covered-laws.ts';
import { publishingFacts } from '../../laws/publishing-facts.ts';
import { coveredLaws } from './covered-laws.ts';

export const publishingLaws: CoveredLawBook = {
  laws: coveredLaws,
  facts: publishingFacts,
};
