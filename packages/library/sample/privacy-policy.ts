/** One whole document to read before anybody answers anything: that of a potter who does not exist. */
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { evaluate } from '@clausewright/engine/questionnaire/evaluate';
import { privacyPolicy } from '../types/privacy-policy/questionnaire.ts';

/** Where an instance serves it, with `/<language>` behind it for one language. */
export const samplePath = '/sample/privacy-policy';

/** Raised, with the day, when the answers below change. */
const version = { number: 1, day: '2026-11-28' } as const;

const name = 'Northlight Ceramics';

/** The shop of the home page's hero. Free of charge: the home law alone, no list, no section of its own. */
const answers: Answers = {
  agreement_for: ['website'],
  website_url: 'https://www.northlightceramics.example',
  website_name: name,
  site_kind: ['goods'],
  entity_type: 'business',
  business_name: 'Northlight Ceramics Ltd',
  business_address: '12 Quay Street\nGalway',
  country: 'IE',
  consumer_type: 'consumers',
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
  email_vendors: ['mailchimp'],
  payments: 'yes',
  payment_vendors: ['stripe', 'paypal'],
  ads: 'no',
  remarketing: 'no',
  ai_features: ['none'],
  fan_page: 'no',
  hosting_country: ['IE'],
  retention_mode: 'general',
  security_mode: 'list',
  security_measures: ['tls', 'access-control', 'backups'],
  request_channels: ['email', 'post'],
  request_email: 'privacy@northlightceramics.example',
  dpo: 'none',
  kids: 'not-directed',
  min_age: 16,
  cookie_section: 'short',
  effective_date: version.day,
  contact_methods: ['email', 'post'],
  contact_email: 'hello@northlightceramics.example',
  // Each of the six is one that somebody would have in one language.
  document_languages: ['en'],
  change_notice_days: '30',
  change_notice_channels: ['page', 'email'],
  delivery_email: 'hello@northlightceramics.example',
};

export interface SampleDocument {
  type: 'PRIVACY_POLICY';
  /** Whose website it is for. */
  name: string;
  relevant: Answers;
  version: { number: number; day: string };
}

export function sampleDocument(): SampleDocument {
  const { valid, relevant, errors } = evaluate(privacyPolicy, answers, { today: version.day });
  if (!valid) throw new Error(`the sample leaves open: ${errors.map(({ path }) => path).join(', ')}`);
  return { type: 'PRIVACY_POLICY', name, relevant, version };
}
