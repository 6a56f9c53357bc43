/** What the owner of the sample account answers in the seven wizards. */
import type { Answers } from '@clausewright/library/questionnaires';
import { courses, glazeApp, shop, shopDomain } from './shop-owner.ts';

const address = (path: string): string => `https://www.${shopDomain}/${path}`;
/** Of the shop itself, which leads from there to the hosted function. */
const withdrawalUrl = address('widerruf');

export const privacyPolicy: Answers = {
  ...shop,
  pd_types: ['email', 'name', 'phone', 'postal-address', 'payment-data', 'purchase-history', 'device-log'],
  special_data: ['none'],
  social_login: 'no',
  ugc: 'no',
  location_use: 'none',
  forms: ['contact', 'newsletter'],
  analytics: 'yes',
  analytics_vendors: ['matomo'],
  analytics_features: ['ip-anonymised'],
  emails: 'yes',
  email_vendors: ['brevo'],
  payments: 'yes',
  payment_vendors: ['stripe', 'paypal'],
  ads: 'no',
  remarketing: 'no',
  other_vendors: ['hetzner', 'youtube'],
  ai_features: ['none'],
  fan_page: 'no',
  hosting_country: ['DE'],
  retention_mode: 'per-category',
  retention_rules: [
    {
      _id: 'r1',
      retention_category: 'invoices',
      retention_length: { amount: 8, unit: 'years' },
      retention_from: 'year-end',
      retention_reason: 'legal-duty',
    },
    {
      _id: 'r2',
      retention_category: 'server-logs',
      retention_length: { amount: 30, unit: 'days' },
      retention_from: 'collection',
      retention_reason: 'security',
    },
  ],
  security_mode: 'list',
  security_measures: ['tls', 'access-control', 'backups'],
  request_channels: ['email', 'post'],
  request_email: 'datenschutz@lehm-terre.example',
  dpo: 'none',
  kids: 'not-directed',
  min_age: 18,
  cookie_section: 'short',
  document_languages: ['de', 'fr', 'en'],
  change_notice_days: '30',
  change_notice_channels: ['page', 'email'],
  law_alerts: 'yes',
};

/** After a summer: a newsletter reader more, and parcels by a French carrier. */
export const privacyPolicyInAutumn: Answers = {
  ...privacyPolicy,
  'other_vendors.own': [
    {
      _id: 'r1',
      name: 'Colis Alsace',
      purpose: 'Zustellung der Pakete in Frankreich',
      url: 'https://colis-alsace.example/confidentialite',
      country: 'FR',
    },
  ],
};

/** With the pixel that the banner asks for since then. */
export const privacyPolicyWithPixel: Answers = {
  ...privacyPolicyInAutumn,
  remarketing: 'yes',
  remarketing_vendors: ['meta-pixel'],
};

/** With the map that the banner asks for too. */
export const privacyPolicyWithMap: Answers = {
  ...privacyPolicyWithPixel,
  other_vendors: ['hetzner', 'youtube', 'google-maps'],
};

export const cookiesPolicy: Answers = {
  ...shop,
  consent_source: 'banner',
  cat_functionality: 'yes',
  analytics: 'yes',
  analytics_vendors: ['matomo'],
  social_media: 'no',
  ads: 'no',
  remarketing: 'no',
  embeds: ['youtube'],
  vendor_table: 'yes',
  banner: 'another',
  banner_model: 'by-region',
  withdraw_route: ['link', 'button'],
  privacy_url: address('datenschutz'),
  document_languages: ['de', 'fr'],
};

export const cookiesPolicyWithPixel: Answers = {
  ...cookiesPolicy,
  remarketing: 'yes',
  remarketing_vendors: ['meta-pixel'],
};

export const cookiesPolicyWithMap: Answers = {
  ...cookiesPolicyWithPixel,
  embeds: ['youtube', 'google-maps'],
};

/** Asked by the other wizards, and not by that of the imprint. */
const ofOthers = new Set(['state', 'contact_methods', 'legal_notice_url']);

export const imprint: Answers = {
  ...Object.fromEntries(Object.entries(shop).filter(([question]) => !ofOthers.has(question))),
  provider_representatives: 'Camille Brandt',
  vat_id: 'DE318204557',
  eu_adr: 'not-obliged',
  ugc: 'no',
  document_languages: ['de', 'fr'],
};

export const terms: Answers = {
  ...shop,
  accounts: 'no',
  suspend_breach: 'yes',
  min_age: 18,
  ugc: 'no',
  prohibited: ['illegal', 'spam', 'malware', 'scraping'],
  sells: ['goods', 'gift-cards'],
  sell_mode: 'we',
  prices_tax: 'with-tax',
  currencies: ['eur'],
  payment_vendors: ['stripe', 'paypal'],
  delivery_areas: ['home', 'listed'],
  delivery_countries: ['FR'],
  delivery_days: 5,
  delivery_costs: 'free-over',
  delivery_free_over: '80 €',
  refunds: 'within-days',
  refund_days: 30,
  refund_conditions: ['unused', 'complete'],
  withdrawal_url: withdrawalUrl,
  exempt_sales: ['made'],
  gift_cards: [{ _id: 'r1', gift_expiry: { amount: 3, unit: 'years' }, gift_refundable: 'no' }],
  promotions: 'no',
  own_ip: 'yes',
  feedback: 'yes',
  affiliate: 'no',
  professional_advice: 'off',
  reviews: 'verified',
  reviews_check: {
    de: 'Nur wer bestellt hat, erhält einen Link zur Bewertung.',
    fr: 'seules les personnes ayant commandé reçoivent un lien vers l’avis.',
  },
  liability_cap: 'twelve-months',
  dispute_mode: 'talk',
  eu_adr: 'not-obliged',
  accessibility: 'short',
  accessibility_standard: 'wcag-2-2',
  document_languages: ['de', 'fr'],
  law_alerts: 'yes',
};

export const returns: Answers = {
  ...shop,
  goods_kinds: ['physical', 'made-to-order'],
  returns_offered: 'yes',
  return_days: 30,
  cancel_before_ship: 'any-time',
  authorisation: 'no',
  return_steps: ['email', 'withdrawal-function'],
  return_email: 'retouren@lehm-terre.example',
  who_pays: 'customer',
  restocking: 'none',
  refund_form: ['original'],
  refund_days: 14,
  exchange: 'same',
  withdrawal_url: withdrawalUrl,
  damaged: [
    { _id: 'r1', damaged_days: 7, damaged_photos: 'yes', damaged_costs: 'us', damaged_remedy: 'choice' },
  ],
  document_languages: ['de', 'fr'],
  change_notice_days: '30',
};

/** What was tried for a week: sixty days to send something back. */
export const returnsWithinSixtyDays: Answers = { ...returns, return_days: 60 };

export const disclaimer: Answers = {
  ...courses,
  d_views: 'yes',
  d_ai: ['none'],
  d_no_resp: 'no',
  d_medical: 'none',
  d_fitness: 'no',
  d_legal: 'no',
  d_financial: ['none'],
  d_affiliate: 'no',
  d_testimonials: 'yes',
  reviews: 'verified',
  copyright_mode: 'reserved',
  document_languages: ['de', 'fr'],
};

export const licence: Answers = {
  ...glazeApp,
  software_kind: 'app',
  licence_kind: 'free',
  accounts: 'no',
  ugc: 'no',
  purchases: ['none'],
  data_collection: 'none',
  warranty: 'conformity',
  eu_adr: 'not-obliged',
  document_languages: ['de', 'fr'],
};
