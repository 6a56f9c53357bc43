/** Laws on what a publisher says; each bears on a Disclaimer where one of its facts holds. */
import { type CoveredLawBook, coveredLaws } from './covered-laws.ts';
import { publishingFacts } from './publishing-facts.ts';

export const publishingLaws: CoveredLawBook = {
  laws: coveredLaws.DISCLAIMER,
  facts: publishingFacts,
};
