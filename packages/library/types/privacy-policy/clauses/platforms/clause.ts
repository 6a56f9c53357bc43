import type { Language } from '@clausewright/contract/languages';
import { type Context, given, has, type Words } from '@clausewright/engine/document/authoring';
import { holdsFact } from '../../derive/holds-fact.ts';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { speaksAmerican, underEither } from '../../words/regulation.ts';
import { passesOn, underAmericanLaw } from '../california-facts.ts';
import { twoEnglishes } from '../../../../shared/clauses/two-englishes.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { productName } from '../../../../shared/clauses/provider-names.ts';

const partnerSites = catalogueLink('https://policies.google.com/technologies/partner-sites');
const googleServices = catalogueLink('https://business.safety.google/privacy/');
const googlePrivacy = catalogueLink('https://policies.google.com/privacy');
const googleAccess = catalogueLink('https://security.google.com/settings/security/permissions');
const googleAds = catalogueLink('https://adssettings.google.com');
const googleAddOn = catalogueLink('https://tools.google.com/dlpage/gaoptout');
const metaAds = catalogueLink('https://www.facebook.com/adpreferences/ad_settings');
const microsoftPrivacy = catalogueLink('https://privacy.microsoft.com/privacystatement');
const daa = catalogueLink('https://optout.aboutads.info', 'Digital Advertising Alliance');
const edaa = catalogueLink('https://www.youronlinechoices.eu');

type Given = Context<PrivacyQuestions>['a'];
const measuring: readonly string[] = ['google-analytics', 'firebase-analytics'];
const showing: readonly string[] = ['google-adsense', 'google-admob', 'google-ad-manager'];
const features = ['advertising', 'demographics'] as const;
type Nouns = Record<(typeof features)[number], Words>;

/** The chosen ones among some products, as a label: no verb hangs on their number. */
function products(
  c: Context<PrivacyQuestions>,
  question: 'analytics_vendors' | 'ad_vendors',
  among: readonly string[],
): Words {
  const chosen = c.names(c.say[question], productName);
  return c.and(chosen.filter((_, i) => among.includes(c.a[question]?.[i] ?? '')));
}

function featuresOf(c: Context<PrivacyQuestions, Language, never, Nouns>): Words {
  return c.and(features.filter((one) => has(c.a.analytics_features, one)).map((one) => c.w[one]));
}

/** The section on choices names the pages of the industry. */
function namesIndustry(a: Given): boolean {
  return underAmericanLaw(a) && passesOn(a);
}

function personalises(a: Given): boolean {
  return holdsFact(a, 'tool:adsense', 'tool:google-ads', 'tool:google-analytics-ads');
}

/**
 * Drafting note. What contracts of platforms want told: Google Analytics Terms § 7 and its policy on advertising features;
 * the AdSense terms and Google's policies on personalised advertising; Google's EU User Consent Policy; Meta's Business
 * Tools Terms § 3; YouTube API Services Developer Policies III.A; terms of Google Maps Platform and of Microsoft Clarity.
 * What each kind of tool receives, and consent, stand where the tools are named. youtube: nobody is asked whether
 * accounts are read, so access to one is conditional. Left out: Google's Limited Use statement, for nobody is asked for restricted scopes.
 */
export const platforms = clause({
  id: 'pp.platforms',
  version: 1,
  when: (a) =>
    personalises(a) ||
    holdsFact(a, 'tool:google-analytics', 'tool:meta-pixel', 'tool:youtube-api') ||
    holdsFact(a, 'tool:google-maps', 'tool:clarity'),
  ground: { answers: ['analytics_vendors', 'ad_vendors', 'remarketing_vendors', 'analytics_features'] },
  parts: {
    appChoices: {
      law: 'Digital Advertising Alliance, Application of Self-Regulatory Principles to the Mobile Environment',
      languages: ['en'],
      when: (a) => a.country === ('US' as typeof a.country) && has(a.agreement_for, 'app'),
    },
    world: twoEnglishes('European self-regulation of interest-based advertising (EDAA)', speaksAmerican)
      .world,
    analytics: { meets: ['ga-tos-7'], when: (a) => holdsFact(a, 'tool:google-analytics') },
    features: { meets: ['ga-adv-features'], when: (a) => holdsFact(a, 'tool:google-analytics-ads') },
    ads: { meets: ['adsense-content'], when: (a) => holdsFact(a, 'tool:adsense') },
    others: {
      answers: ['ad_vendors'],
      when: (a) => (a.ad_vendors ?? []).some((id) => !showing.includes(id)) || given(a['ad_vendors.own']),
    },
    remarketing: { meets: ['google-ads-remarketing'], when: (a) => holdsFact(a, 'tool:google-ads') },
    google: {
      meets: ['google-eu-consent'],
      when: (a) => personalises(a) && holdsFact(a, 'region:eu', 'region:uk', 'region:ch'),
    },
    there: { law: 'Regulation (EU) 2016/679, Art. 7(3)', when: underEither },
    here: { law: 'Regulation (EU) 2016/679, Art. 7(3)', when: (a) => !underEither(a) },
    meta: { meets: ['meta-business-tools'], when: (a) => holdsFact(a, 'tool:meta-pixel') },
    youtube: { meets: ['youtube-api'], when: (a) => holdsFact(a, 'tool:youtube-api') },
    maps: { meets: ['google-maps-privacy'], when: (a) => holdsFact(a, 'tool:google-maps') },
    clarity: { meets: ['clarity-notice'], when: (a) => holdsFact(a, 'tool:clarity') },
    choices: {
      meets: ['ga-adv-features', 'adsense-content', 'google-ads-remarketing', 'meta-business-tools'],
      when: (a) => personalises(a) || holdsFact(a, 'tool:meta-pixel'),
    },
    googleChoice: {
      answers: ['analytics_vendors', 'ad_vendors', 'remarketing_vendors', 'analytics_features'],
      when: personalises,
    },
    addOn: {
      answers: ['analytics_vendors', 'analytics_features'],
      when: (a) => holdsFact(a, 'tool:google-analytics-ads'),
    },
    metaChoice: { answers: ['remarketing_vendors'], when: (a) => holdsFact(a, 'tool:meta-pixel') },
    networks: {
      answers: ['analytics_vendors', 'ad_vendors', 'remarketing_vendors', 'analytics_features'],
      when: (a) => !namesIndustry(a),
    },
    elsewhere: {
      answers: ['analytics_vendors', 'ad_vendors', 'remarketing_vendors', 'analytics_features'],
      when: namesIndustry,
    },
  },
  nouns: ['advertising', 'demographics'],
  texts: import.meta.url,
  values: {
    measuringProducts: (c) => products(c, 'analytics_vendors', measuring),
    partnerSites: () => partnerSites,
    advertisingFeatures: featuresOf,
    advertisingProducts: (c) => products(c, 'ad_vendors', showing),
    googleServices: () => googleServices,
    googlePrivacy: () => googlePrivacy,
    googleAccess: () => googleAccess,
    microsoftPrivacy: () => microsoftPrivacy,
    googleAdSettings: () => googleAds,
    googleAddOn: () => googleAddOn,
    metaAdSettings: () => metaAds,
    digitalAdvertisingAlliance: () => daa,
    yourOnlineChoices: () => edaa,
  },
});
