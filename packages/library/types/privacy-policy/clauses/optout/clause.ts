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
  ground: { law: '?' },
  parts: {
    disclosure: { meets: ['us-states-sale-optout'] },
    sale: { answers: ['optout_link', 'gpc'], when: sells },
    ads: {
      answers: [
        'state',
        'us_size',
        'request_metrics_url',
        'pd_types',
        'share_with',
        'analytics_vendors',
        'session_replay_vendors',
        'email_vendors',
        'ad_vendors',
        'payment_vendors',
        'remarketing_vendors',
        'social_login_vendors',
        'social_plugins',
        'other_vendors',
        'ai_vendors',
        'remarketing',
        'fan_page',
        'hosting_country',
        'transfers',
        'pd_sources',
        'social_login',
        'special_data',
        'app_permissions',
        'ccpa_categories',
        'sold_categories',
        'location_use',
        'usage_data',
        'analytics',
        'ads',
        'session_replay',
        'ai_features',
        'automated_decisions',
        'purposes',
        'analytics_features',
        'sell_share',
        'email_kinds',
        'kids',
        'purpose_table',
        'custom_purposes',
        'transfer_tools',
        'min_age',
        'ugc',
        'agreement_for',
        'app_platforms',
        'app_stores',
        'incentives',
        'dpo',
        'gpc',
        'affiliates_program',
        'site_kind',
        'consumer_type',
        'optout_link',
      ],
      when: sharesForAds,
    },
    how: { meets: ['ccpa-7011-e3-optout-link', 'us-states-sale-optout'] },
    page: { answers: ['optout_link', 'gpc'], when: (a) => given(a.optout_link) },
    effect: { answers: ['gpc'], when: underCcpa },
    signal: { meets: ['ccpa-7011-e3-gpc'], when: (a) => a.gpc !== 'not-honoured' },
    signalCalifornia: {
      meets: ['ccpa-7011-e3-gpc'],
      when: (a) => a.gpc === 'not-honoured' && has(a.laws, 'ccpa_cpra'),
    },
    frictionless: { meets: ['ccpa-7011-e3-gpc-frictionless'], when: (a) => a.gpc === 'honoured-shown' },
    industry: { answers: ['gpc'], when: sharesForAds },
  },
  texts: import.meta.url,
  values: {
    gpcSite: () => gpcSite,
    digitalAdvertisingAlliance: () => daa,
    networkAdvertisingInitiative: () => nai,
  },
});
