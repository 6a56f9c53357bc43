/** Laws that bear on a Privacy Policy. */
import type { CoveredLawBook } from '../../laws/covered-laws.ts';
import { privacyLawFacts } from '../../laws/privacy-law-facts.ts';
import { sizeFacts } from '../../laws/size-facts.ts';
import { coveredLaws } from './covered-laws.ts';

export const privacyLaws: CoveredLawBook = {
  laws: coveredLaws,
  facts: { ...privacyLawFacts, ...sizeFacts },
};
