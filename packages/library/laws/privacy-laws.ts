/** Laws that bear on a Privacy Policy. */
import { type CoveredLawBook, privacyPolicyLaws } from './covered-laws.ts';
import { privacyLawFacts } from './privacy-law-facts.ts';
import { sizeFacts } from './size-facts.ts';

export const privacyLaws: CoveredLawBook = {
  laws: privacyPolicyLaws,
  facts: { ...privacyLawFacts, ...sizeFacts },
};
