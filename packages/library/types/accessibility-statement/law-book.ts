/** Laws that want to know how accessible a service is: those of services for consumers and those of public bodies, never both. */
import type { CoveredLawBook } from '../../laws/covered-laws.ts';
import { identityFacts } from '../../laws/identity-facts.ts';
import { sellingFacts } from '../../laws/selling-facts.ts';
import { termsFacts } from '../../laws/terms-facts.ts';
import { tradeFacts } from '../../laws/trade-facts.ts';
import { coveredLaws } from './covered-laws.ts';

export const accessibilityLaws: CoveredLawBook = {
  laws: coveredLaws,
  facts: { ...identityFacts, ...sellingFacts, ...tradeFacts, ...termsFacts },
};
