import { given, has } from '@clausewright/engine/document/authoring';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { passesOn, sells, sharesForAds, underAmericanLaw, underCcpa } from '../california-facts.ts';
import { clause } from '../../clause.ts';

const gpcSite = catalogueLink('https://globalprivacycontrol.org');
const daa = catalogueLink('https://optout.aboutads.info', 'Digital Advertising Alliance');
const nai = catalogueLink('https://thenai.org/opt-out', 'Network Advertising Initiative');

/**
 * Notice of the right to opt out: Cal. Civ. Code § 1798.120(b), 1798.135(c); 11 CCR § 7013(e)-(f), 7015, 7025, 7026(a), (d), (f); Va. Code
 * § 59.1-578(D) and its sisters. Statutory titles of links stand in English, explained. California leaves no choice whether a signal
 * counts (§ 7025(b)-(c)): where signals are not honoured elsewhere, they are there. "Without friction" only where the site shows the
 * signal (§ 7025(f)-(g)). The link is named where the owner gave the page
 * behind it; who has none is left with the ways of a request and the signal. Industry pages reach less than the right does, so they are named as something further.
 */
export const optout = clause({
  id: 'pp.optout',
  version: 2,
  when: (a) => underAmericanLaw(a) && passesOn(a),
  ground: { answers: ['sell_share', 'ads', 'remarketing'] },
  parts: {
    appChoices: {
      law: 'Digital Advertising Alliance, Application of Self-Regulatory Principles to the Mobile Environment',
      languages: ['en'],
      when: (a) => a.country === ('US' as typeof a.country) && has(a.agreement_for, 'app'),
    },
    disclosure: { meets: ['us-states-sale-optout'] },
    sale: { answers: ['sell_share'], when: sells },
    ads: { answers: ['ads', 'remarketing', 'sell_share', 'analytics_features'], when: sharesForAds },
    how: { meets: ['ccpa-7011-e3-optout-link', 'us-states-sale-optout'] },
    page: { answers: ['optout_link'], when: (a) => given(a.optout_link) },
    effect: { law: '11 CCR § 7026(f)', when: underCcpa },
    signal: { meets: ['ccpa-7011-e3-gpc'], when: (a) => a.gpc !== 'not-honoured' },
    signalCalifornia: {
      meets: ['ccpa-7011-e3-gpc'],
      when: (a) => a.gpc === 'not-honoured' && has(a.laws, 'ccpa_cpra'),
    },
    frictionless: { meets: ['ccpa-7011-e3-gpc-frictionless'], when: (a) => a.gpc === 'honoured-shown' },
    industry: { answers: ['ads', 'remarketing', 'sell_share', 'analytics_features'], when: sharesForAds },
  },
  texts: import.meta.url,
  values: {
    gpcSite: () => gpcSite,
    digitalAdvertisingAlliance: () => daa,
    networkAdvertisingInitiative: () => nai,
  },
});
