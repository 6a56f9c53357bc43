import { type Context, has, type Prose, type Words } from '@clausewright/engine/document/authoring';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { asks } from '../site-banner.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

type Given = Context<PrivacyQuestions>['a'];

const locates = (a: Given): boolean => holdsFact(a, 'data:location');
const tracks = (a: Given): boolean => holdsFact(a, 'data:cross-site-tracking');
const decides = (a: Given): boolean => holdsFact(a, 'data:adm');

/** Profiling that serves anything but a decision about the person. */
function tailors(a: Given): boolean {
  return (
    has(a.ai_features, 'recommendations') ||
    has(a.purposes, 'personalisation', 'advertising') ||
    holdsFact(a, 'data:targeted-ads')
  );
}

const switches = (a: Given): boolean => locates(a) || tailors(a) || tracks(a);

/** Where somebody switches the functions on: only what the answers tell, and wherever the owner asks. */
function places(c: Context<PrivacyQuestions>, words: { banner: Prose; device: Prose; asked: Prose }): Words {
  return c.or([...(asks(c.a) ? [words.banner] : []), ...(locates(c.a) ? [words.device] : []), words.asked]);
}

/**
 * Drafting note. Act respecting the protection of personal information in the private sector (CQLR c. P-39.1).
 * technology: s. 8.1 wants told, before it is used, that a technology can identify, locate or profile, and how to activate
 * it; it is off until then, which the text promises. scored: assessing somebody for a decision is profiling too (s. 8.1), but
 * nothing that is left switched on, so the text says when it takes place. automated: s. 12.1; the decisions themselves stand
 * in the body. Left out: s. 9.1 (privacy by default), which is no duty to tell, and biometrics, which another act governs.
 */
export const rightsQuebecProfiling = clause({
  id: 'pp.rights.qc_profiling',
  version: 2,
  when: (a) => has(a.laws, 'quebec_25') && (switches(a) || decides(a)),
  ground: { law: '?' },
  parts: {
    technology: { meets: ['qc-8-1'], when: switches },
    located: {
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
      ],
      when: locates,
    },
    profiled: {
      answers: [
        'ai_features',
        'purposes',
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
        'automated_decisions',
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
      ],
      when: tailors,
    },
    tracked: {
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
      ],
      when: tracks,
    },
    scored: { meets: ['qc-8-1'], when: decides },
    automated: { meets: ['qc-12-1'], when: decides },
  },
  texts: import.meta.url,
  values: {
    whereToActivate: (c, t) => places(c, t.phrases('whereToActivate')),
  },
});
