import { type Context, given, has, rows } from '@clausewright/engine/document/authoring';
import { underEither } from '../../words/regulation.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { asks, asksByCountry, onWebsite, waitsWhereRequired } from '../site-banner.ts';
import { deviceStatutes, statuteOf } from '../../../../shared/words/device-statutes.ts';

function usesMore(a: Context<PrivacyQuestions>['a']): boolean {
  const answers = [a.analytics, a.session_replay, a.ads, a.remarketing, a.affiliates_program];
  return answers.includes('yes') || given(a.social_plugins) || given(a['social_plugins.own']);
}

const bannerTypes = ['essential', 'functionality', 'analytics', 'advertising', 'marketing'] as const;
type BannerType = (typeof bannerTypes)[number];

function namesSome(a: Context<PrivacyQuestions>['a']): boolean {
  return asks(a) && bannerTypes.some((type) => given(a[`site_banner_${type}`]));
}

/** The vendors of one type, as the banner names them. */
function named({ and, say }: Context<PrivacyQuestions>, type: BannerType) {
  return and(rows(say[`site_banner_${type}`]).map((row) => row.name));
}

/**
 * Where a banner of ours asks on the website the clause says what it does: whom it names, how long an answer holds and
 * where it is changed (Art. 5(3) ePrivacy Directive, Art. 7(3) GDPR). Types and the name of that place are the banner's own words.
 */
export const cookies = clause({
  id: 'pp.cookies',
  version: 6,
  parts: {
    site: { meets: [], when: onWebsite },
    app: { meets: [], when: (a) => has(a.agreement_for, 'app') },
    consent: { meets: [], when: (a) => underEither(a) },
    only: { meets: [], when: (a) => !waitsWhereRequired(a) },
    required: { meets: [], when: waitsWhereRequired },
    statute: { meets: [], when: (a) => has(a.laws, 'gdpr') && statuteOf(a.country) !== undefined },
    asked: { meets: [], when: (a) => asks(a) && !asksByCountry(a) },
    askedByCountry: { meets: [], when: asksByCountry },
    named: { meets: [], when: namesSome },
    essential: { meets: [], when: (a) => asks(a) && given(a.site_banner_essential) },
    functionality: { meets: [], when: (a) => asks(a) && given(a.site_banner_functionality) },
    analytics: { meets: [], when: (a) => asks(a) && given(a.site_banner_analytics) },
    advertising: { meets: [], when: (a) => asks(a) && given(a.site_banner_advertising) },
    marketing: { meets: [], when: (a) => asks(a) && given(a.site_banner_marketing) },
    uses: { meets: [], when: (a) => usesMore(a) && !namesSome(a) },
    effects: { meets: [], when: (a) => usesMore(a) && namesSome(a) },
    statistics: { meets: [], when: (a) => a.analytics === 'yes' },
    recordings: { meets: [], when: (a) => a.session_replay === 'yes' },
    ads: { meets: [], when: (a) => a.ads === 'yes' },
    remarketing: { meets: [], when: (a) => a.remarketing === 'yes' },
    plugins: { meets: [], when: (a) => given(a.social_plugins) || given(a['social_plugins.own']) },
    affiliates: { meets: [], when: (a) => a.affiliates_program === 'yes' },
    advanced: { meets: [], when: (a) => a.gcm === 'yes' && a.gcm_mode === 'advanced' },
    kept: { meets: [], when: asks },
    withdraw: { meets: ['gdpr-13-2-c'], when: (a) => underEither(a) },
    where: { meets: [], when: (a) => !asks(a) },
    there: { meets: [], when: asks },
    inApp: { meets: [], when: (a) => asks(a) && has(a.agreement_for, 'app') },
    settings: { meets: [] },
    separate: { meets: [], when: (a) => a.cookie_section === 'separate' },
    short: { meets: [], when: (a) => a.cookie_section !== 'separate' && onWebsite(a) },
  },
  words: deviceStatutes,
  texts: import.meta.url,
  values: {
    statuteName: (c) => c.w[statuteOf(c.a.country) ?? 'DE'],
    essentialProviders: (c) => named(c, 'essential'),
    functionalityProviders: (c) => named(c, 'functionality'),
    analyticsProviders: (c) => named(c, 'analytics'),
    advertisingProviders: (c) => named(c, 'advertising'),
    marketingProviders: (c) => named(c, 'marketing'),
  },
});
