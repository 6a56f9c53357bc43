/** Whole documents to read before anybody answers anything: one of each type, of a potter who does not exist. */
import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers, Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { accessibilityStatement } from '../types/accessibility-statement/questionnaire.ts';
import { cookiesPolicy } from '../types/cookies-policy/questionnaire.ts';
import { disclaimer } from '../types/disclaimer/questionnaire.ts';
import { eula } from '../types/eula/questionnaire.ts';
import { imprint } from '../types/imprint/questionnaire.ts';
import { privacyPolicy } from '../types/privacy-policy/questionnaire.ts';
import { returnRefundPolicy } from '../types/return-refund-policy/questionnaire.ts';
import { termsConditions } from '../types/terms-conditions/questionnaire.ts';
import { accessibilityAnswers } from './accessibility-statement.ts';
import { address, app, sampleOwner, sampleVersion, shop } from './northlight.ts';
import { privacyAnswers } from './privacy-policy.ts';

interface Sample {
  questionnaire: Questionnaire;
  answers: Answers;
}

const cookies: Answers = {
  ...shop,
  consent_source: 'banner',
  cat_functionality: 'yes',
  analytics: 'yes',
  analytics_vendors: ['matomo'],
  social_media: 'no',
  ads: 'no',
  remarketing: 'no',
  embeds: ['youtube'],
  banner: 'another',
  withdraw_route: ['link'],
  privacy_url: address('privacy'),
};

const terms: Answers = {
  ...shop,
  accounts: 'no',
  suspend_breach: 'yes',
  min_age: 18,
  ugc: 'no',
  prohibited: ['illegal', 'spam', 'malware'],
  sells: ['goods'],
  sell_mode: 'we',
  prices_tax: 'with-tax',
  currencies: ['eur'],
  payment_vendors: ['stripe', 'paypal'],
  delivery_areas: ['home'],
  delivery_days: 5,
  delivery_costs: 'free-over',
  delivery_free_over: '€80',
  refunds: 'law-only',
  promotions: 'no',
  affiliate: 'no',
  liability_cap: 'statutory',
  dispute_mode: 'talk',
  feedback: 'no',
  eu_adr: 'not-obliged',
  accessibility: 'none',
  withdrawal_url: address('withdraw'),
  privacy_url: address('privacy'),
};

const returns: Answers = {
  ...shop,
  goods_kinds: ['physical'],
  returns_offered: 'no',
  damaged: [
    { _id: 'r1', damaged_days: 7, damaged_photos: 'yes', damaged_costs: 'us', damaged_remedy: 'law' },
  ],
  who_pays: 'customer',
  parcels: 'one',
  cancel_before_ship: 'any-time',
  withdrawal_url: address('withdraw'),
};

const statement: Answers = {
  ...shop,
  d_views: 'no',
  d_ai: ['none'],
  d_no_resp: 'no',
  d_medical: 'none',
  d_fitness: 'no',
  d_legal: 'no',
  d_financial: ['none'],
  d_affiliate: 'no',
  d_testimonials: 'no',
  copyright_mode: 'reserved',
};

const licence: Answers = {
  ...app,
  software_kind: 'app',
  licence_kind: 'free',
  accounts: 'no',
  ugc: 'no',
  purchases: ['none'],
  data_collection: 'none',
  warranty: 'conformity',
  eu_adr: 'not-obliged',
};

const notice: Answers = {
  ...shop,
  reg_number: 'Companies Registration Office, 735214',
  vat_id: 'IE3735214GH',
  contact_phone: '+353 91 555 010',
  sells_online: 'yes',
  prices_tax: 'with-tax',
  prices_delivery: 'added',
  eu_adr: 'not-obliged',
  ugc: 'no',
};

const sources = {
  PRIVACY_POLICY: { questionnaire: privacyPolicy, answers: privacyAnswers },
  TERMS_CONDITIONS: { questionnaire: termsConditions, answers: terms },
  COOKIES_POLICY: { questionnaire: cookiesPolicy, answers: cookies },
  RETURN_REFUND_POLICY: { questionnaire: returnRefundPolicy, answers: returns },
  EULA: { questionnaire: eula, answers: licence },
  DISCLAIMER: { questionnaire: disclaimer, answers: statement },
  IMPRINT: { questionnaire: imprint, answers: notice },
  ACCESSIBILITY_STATEMENT: { questionnaire: accessibilityStatement, answers: accessibilityAnswers },
} satisfies Readonly<Partial<Record<AgreementType, Sample>>>;

type SampleType = keyof typeof sources;

export const sampleTypes = Object.keys(sources) as SampleType[];

/** Where an instance serves it, with `/<language>` behind it for one language. */
export function samplePath(type: SampleType): string {
  return `/sample/${agreementSlugs[type]}`;
}

export interface SampleDocument {
  type: SampleType;
  /** Whose website it is for. */
  name: string;
  relevant: Answers;
  version: { number: number; day: string };
}

export function sampleDocument(type: SampleType): SampleDocument {
  const { questionnaire, answers }: Sample = sources[type];
  const { valid, relevant, errors } = evaluate(questionnaire, answers, { today: sampleVersion.day });
  if (!valid)
    throw new Error(`the sample of ${type} leaves open: ${errors.map(({ path }) => path).join(', ')}`);
  return { type, name: sampleOwner, relevant, version: sampleVersion };
}
