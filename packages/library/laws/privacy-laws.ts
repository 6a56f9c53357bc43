/** Laws that bear on a Privacy Policy. */
import { type CoveredLawBook, coveredLaws } from './covered-laws.ts';
import { privacyLawFacts } from './privacy-law-facts.ts';
import { sizeFacts } from './size-facts.ts';

export const privacyLaws: CoveredLawBook = {
  laws: coveredLaws.PRIVACY_POLICY,
  facts: { ...privacyLawFacts, ...sizeFacts },
};
