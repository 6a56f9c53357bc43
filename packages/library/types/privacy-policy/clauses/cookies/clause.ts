import { type Context, given, has, rows } from '@clausewright/engine/document/authoring';
import { contentAnswers, loadsContent, thirdPartyContent } from '../../derive/embedded-content.ts';
import { underEither } from '../../words/regulation.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { asks, asksByCountry, onWebsite, waitsWhereRequired } from '../site-banner.ts';
import { deviceStatutes, statuteOf } from '../../../../shared/words/device-statutes.ts';

function usesMore(a: Context<PrivacyQuestions>['a']): boolean {
  const answers = [a.analytics, a.session_replay, a.ads, a.remarketing, a.affiliates_program];
  return answers.includes('yes') || loadsContent(a);
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
  version: 9,
  ground: { law: 'Directive 2002/58/EC, Art. 5(3)' },
  parts: {
    site: { answers: ['agreement_for'], when: onWebsite },
    app: { answers: ['agreement_for'], when: (a) => has(a.agreement_for, 'app') },
    consent: { law: 'Directive 2002/58/EC, Art. 5(3)', when: (a) => underEither(a) },
    only: { law: 'Directive 2002/58/EC, Art. 5(3)', when: (a) => !waitsWhereRequired(a) },
    required: { law: 'Directive 2002/58/EC, Art. 5(3)', when: waitsWhereRequired },
    statute: {
      law: 'Directive 2002/58/EC, Art. 5(3), and the national law that carries it out',
      when: (a) => has(a.laws, 'gdpr') && statuteOf(a.country) !== undefined,
    },
    asked: { banner: true, when: (a) => asks(a) && !asksByCountry(a) },
    askedByCountry: { banner: true, when: asksByCountry },
    named: { banner: true, when: namesSome },
    essential: { banner: true, when: (a) => asks(a) && given(a.site_banner_essential) },
    functionality: { banner: true, when: (a) => asks(a) && given(a.site_banner_functionality) },
    analytics: { banner: true, when: (a) => asks(a) && given(a.site_banner_analytics) },
    advertising: { banner: true, when: (a) => asks(a) && given(a.site_banner_advertising) },
    marketing: { banner: true, when: (a) => asks(a) && given(a.site_banner_marketing) },
    uses: {
      answers: ['analytics', 'session_replay', 'ads', 'remarketing', 'affiliates_program', ...contentAnswers],
      when: (a) => usesMore(a) && !namesSome(a),
    },
    effects: {
      answers: ['analytics', 'session_replay', 'ads', 'remarketing', 'affiliates_program', ...contentAnswers],
      when: (a) => usesMore(a) && namesSome(a),
    },
    statistics: { answers: ['analytics'], when: (a) => a.analytics === 'yes' },
    recordings: { answers: ['session_replay'], when: (a) => a.session_replay === 'yes' },
    ads: { answers: ['ads'], when: (a) => a.ads === 'yes' },
    remarketing: { answers: ['remarketing'], when: (a) => a.remarketing === 'yes' },
    plugins: {
      answers: ['social_plugins'],
      when: (a) => given(a.social_plugins) || given(a['social_plugins.own']),
    },
    embeds: { answers: ['other_vendors'], when: (a) => thirdPartyContent(a).length > 0 },
    affiliates: { answers: ['affiliates_program'], when: (a) => a.affiliates_program === 'yes' },
    advanced: { answers: ['gcm', 'gcm_mode'], when: (a) => a.gcm !== 'no' && a.gcm_mode === 'advanced' },
    watched: { banner: true, when: (a) => asks(a) && given(a.site_banner_watch) },
    interest: {
      law: 'Regulation (EU) 2016/679, Art. 6(1)(f)',
      when: (a) => asks(a) && given(a.site_banner_watch) && has(a.laws, 'gdpr'),
    },
    kept: { banner: true, when: asks },
    withdraw: { meets: ['gdpr-13-2-c'], when: (a) => underEither(a) },
    where: { law: 'Regulation (EU) 2016/679, Art. 7(3)', when: (a) => !asks(a) },
    there: { banner: true, when: asks },
    inApp: {
      law: 'Regulation (EU) 2016/679, Art. 7(3)',
      when: (a) => asks(a) && has(a.agreement_for, 'app'),
    },
    settings: { law: 'Directive 2002/58/EC, recital 25' },
    separate: { answers: ['cookie_policy_url'], when: (a) => a.cookie_section === 'separate' },
    short: {
      law: 'CJEU C-673/17 (Planet49), para. 75-81',
      when: (a) => a.cookie_section !== 'separate' && onWebsite(a),
    },
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
