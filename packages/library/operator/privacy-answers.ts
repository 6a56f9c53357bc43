import { belowStateThresholds } from '../shared/questions/us-sizes.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { getDocumentUrl, type Identified, sharedAnswers } from './shared-answers.ts';

/** What an instance does with personal data, as its owner would answer the wizard. */
export function privacyAnswers(facts: Identified): Answers {
  const { country, hostingCountry, email, publicUrl, paymentVendors } = facts;
  return {
    ...sharedAnswers(facts),
    ...belowStateThresholds,
    // Accounts, profiles, orders, and what people write into their documents.
    pd_types: [
      'email',
      'name',
      'username-password',
      'phone',
      'postal-address',
      'purchase-history',
      'government-id',
      'user-content',
    ],
    special_data: ['none'],
    // Banner, consent log and withdrawal function work for the customer.
    role: 'both',
    social_login: 'no',
    // A hosted document is there for everybody.
    ugc: 'yes',
    location_use: 'none',
    usage_data: 'no',
    // Nothing is bought in but payments: no statistics, no advertising, no letters but those about the account.
    analytics: 'no',
    emails: 'no',
    ...(paymentVendors.length === 0
      ? { payments: 'no' }
      : { payments: 'yes', payment_vendors: [...paymentVendors], card_storage: 'tokenised' }),
    ads: 'no',
    remarketing: 'no',
    ai_features: ['none'],
    hosting_country: [hostingCountry ?? country],
    retention_mode: 'general',
    security_mode: 'list',
    security_measures: [...(publicUrl.startsWith('https:') ? ['tls'] : []), 'access-control'],
    request_channels: ['email', 'account-settings'],
    request_email: email,
    dpo: 'none',
    kids: 'not-directed',
    min_age: 18,
    dnt: 'not-supported',
    cookie_section: 'separate',
    cookie_policy_url: getDocumentUrl(facts, 'COOKIES_POLICY'),
  };
}
