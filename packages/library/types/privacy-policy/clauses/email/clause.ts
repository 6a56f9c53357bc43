import { given, has } from '@clausewright/engine/document/authoring';
import { messageWords } from '../../words/e-mail.ts';
import { vendorCategoryTexts } from '../../../../shared/words/vendor-categories.ts';
import { underEither } from '../../words/regulation.ts';
import { holdsFact } from '../../derive/holds-fact.ts';
import { passesOn } from '../california-facts.ts';
import { clause } from '../../clause.ts';
import { providers, whatProvidersDo } from '../../../../shared/clauses/provider-names.ts';

/**
 * Drafting note. consent: Article 13(1)-(2) of Directive 2002/58/EC (customers and similar goods), worded by what the law
 * allows. proof: Article 7(1) GDPR. stop: Articles 7(3) and 21(2)-(3) GDPR, 15 U.S.C. § 7704(a)(3). providers: Article
 * 13(1)(e) GDPR. sms, apart: messaging principles of the CTIA, which
 * American carriers demand: numbers and consent reach nobody else for marketing, whatever else is sold. confirmed: a double opt-in, which no law
 * prescribes and courts in Germany and Austria ask for as proof (BGH I ZR 164/09). tracking: Article 5(3) of Directive 2002/58/EC, for a pixel and
 * a link of one's own read the device (EDPB Guidelines 2/2023).
 */
export const email = clause({
  id: 'pp.email',
  version: 5,
  when: (a) => a.emails === 'yes',
  ground: { answers: ['emails'] },
  parts: {
    kinds: { answers: ['email_kinds'] },
    whatsapp: { answers: ['email_kinds'], when: (a) => has(a.email_kinds, 'whatsapp') },
    consent: {
      answers: ['email_kinds'],
      when: (a) => underEither(a) && has(a.email_kinds, 'newsletter', 'marketing', 'sms', 'whatsapp'),
    },
    proof: {
      answers: ['email_kinds'],
      when: (a) => underEither(a) && has(a.email_kinds, 'newsletter', 'marketing', 'sms', 'whatsapp'),
    },
    confirmed: { meets: [], when: () => false },
    tracking: { meets: [], when: (a) => a.email_tracking === 'yes' },
    trackingConsent: { meets: [], when: underEither },
    // Unanswered kinds may hold any; necessary messages alone cannot be stopped.
    stop: {
      answers: ['email_kinds'],
      when: (a) => !given(a.email_kinds) || has(a.email_kinds, 'newsletter', 'marketing', 'sms', 'whatsapp'),
    },
    sms: { meets: ['sms-carriers'], when: (a) => holdsFact(a, 'tool:sms') && holdsFact(a, 'region:us') },
    apart: {
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
      when: passesOn,
    },
    providers: {
      answers: ['email_vendors'],
      when: (a) => given(a.email_vendors) || given(a['email_vendors.own']),
    },
  },
  words: { messages: messageWords, texts: vendorCategoryTexts },
  texts: import.meta.url,
  values: {
    emailKinds: (c) => c.names(c.say.email_kinds, c.w.messages.kinds),
    unsubscribeWays: (c) => c.names(c.say.unsubscribe, c.w.messages.ways),
    providerNames: (c) => providers(c, 'email_vendors'),
    whatProvidersDo: (c) => whatProvidersDo(c, 'email_vendors', c.w.texts.email),
  },
});
