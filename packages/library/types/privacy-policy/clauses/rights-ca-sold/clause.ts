import { has, items, type Prose } from '@clausewright/engine/document/authoring';
import { californiaCategoryWords as categories } from '../../words/american/california-categories.ts';
import {
  type CaliforniaSpoken,
  knowsOfMinors,
  namedCategories,
  passedCategories,
  passesOn,
  sells,
  sharesForAds,
  underCcpa,
} from '../california-facts.ts';
import { clause } from '../../clause.ts';

/** Both words, or the one that is true. */
function how(c: CaliforniaSpoken, sold: Prose, shared: Prose, both: Prose): Prose {
  if (!sells(c.a)) return shared;
  return sharesForAds(c.a) ? both : sold;
}

interface Third {
  networks: Prose;
  partners: Prose;
  affiliates: Prose;
  buyers: Prose;
}

/** Categories of third parties; a buyer whose trade nobody told is known by what it gave in return. */
function thirds({ a }: CaliforniaSpoken, words: Third) {
  const partners = sells(a) && has(a.share_with, 'business-partners');
  const affiliates = sells(a) && has(a.share_with, 'affiliates');
  const networks = sharesForAds(a) || has(a.share_with, 'advertisers');
  return items([
    ...(networks ? [words.networks] : []),
    ...(partners ? [words.partners] : []),
    ...(affiliates ? [words.affiliates] : []),
    ...(sells(a) && !partners && !affiliates ? [words.buyers] : []),
  ]);
}

function aims({ a }: CaliforniaSpoken, words: { ads: Prose; gain: Prose }) {
  return items([...(sharesForAds(a) ? [words.ads] : []), ...(sells(a) ? [words.gain] : [])]);
}

/**
 * 11 CCR § 7011(e)(1)(D)-(G), Cal. Civ. Code § 1798.130(a)(5)(C)(i): what was sold or shared, apart from the list of disclosures for a
 * business purpose. Whether anything is sold or shared follows the facts: advertising tools share (§ 1798.140(ah)) whatever was ticked. Left out: that nothing is sold beside what is
 * shared, for what an advertising tool gives in return may make it a sale (§ 1798.140(ad)).
 */
export const rightsCaSold = clause({
  id: 'pp.rights.ca_sold',
  version: 4,
  when: underCcpa,
  ground: { law: 'Cal. Civ. Code § 1798.140(ad), (ah)' },
  parts: {
    unsold: { meets: ['ccpa-7011-e1D'], when: (a) => !passesOn(a) },
    sold: { meets: ['ccpa-7011-e1D'], when: passesOn },
    notShared: {
      answers: ['sell_share', 'ads', 'remarketing', 'analytics_features'],
      when: (a) => passesOn(a) && !sharesForAds(a),
    },
    thirds: { meets: ['ccpa-7011-e1E'], when: passesOn },
    aims: { meets: ['ccpa-7011-e1F'], when: passesOn },
    unknown: { meets: ['ccpa-7011-e1G'], when: (a) => !knowsOfMinors(a) },
    young: { meets: ['ccpa-7011-e1G'], when: knowsOfMinors },
  },
  words: categories,
  texts: import.meta.url,
  values: {
    soldOrShared: (c, t) =>
      how(c, t.snippet('soldAlone'), t.snippet('sharedAlone'), t.snippet('soldAndShared')),
    namedCategories: (c) => namedCategories(c, passedCategories(c.a)),
    thirdParties: (c, t) => thirds(c, t.phrases('thirdPartyKinds')),
    purposesOfSharing: (c, t) => aims(c, t.phrases('purposesOfSharing')),
  },
});
