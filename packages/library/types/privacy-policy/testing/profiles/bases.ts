/** What the profiles are built from: each owner is one of these bases and what is special about it. */
import type { Answers, Row, TextPerLanguage } from '@clausewright/engine/questionnaire/definition';

/** A text that the owner wrote in each language. */
export function words(
  de: string,
  en: string,
  es: string,
  fr: string,
  it: string,
  nl: string,
): TextPerLanguage {
  return { de, en, es, fr, it, nl };
}

/** Repetitions of a group, with the ids that the wizard would give them. */
export function rows(...list: readonly Readonly<Record<string, Row[string]>>[]): Row[] {
  return list.map((one, index) => ({ ...one, _id: `r${index + 1}` }));
}

/** The agreement for a website, found under the domain `<domain>.example`. */
export function site(name: string, domain: string): Answers {
  return {
    agreement_for: ['website'],
    website_url: `https://www.${domain}.example`,
    website_name: name,
    request_email: `privacy@${domain}.example`,
    delivery_email: `office@${domain}.example`,
  };
}

/** The agreement for an app of both big stores; its maker answers under `<domain>.example`. */
export function mobileApp(name: string, domain: string): Answers {
  return {
    agreement_for: ['app'],
    app_name: name,
    app_stores: ['apple', 'google'],
    app_platforms: ['ios', 'android'],
    app_permissions: ['notifications'],
    push: 'yes',
    request_channels: ['email', 'account-settings'],
    request_email: `privacy@${domain}.example`,
    delete_account_url: `https://${domain}.example/delete-account`,
    change_notice_channels: ['page', 'in-app'],
    delivery_email: `office@${domain}.example`,
  };
}

/** `place` is a country or a state of it, such as `DE_BY`. */
export function company(name: string, address: string, place: string): Answers {
  const [country = ''] = place.split('_');
  return {
    entity_type: 'business',
    business_name: name,
    business_address: address,
    country,
    ...(place !== country && { state: place }),
  };
}

/** A person without a company, who gives an address for letters. */
export function individual(name: string, address: string, place: string): Answers {
  const [country = ''] = place.split('_');
  return {
    entity_type: 'individual',
    individual_name: name,
    country,
    ...(place !== country && { state: place }),
    request_channels: ['email', 'post'],
    request_post: address,
    contact_post: address,
  };
}

/** Somebody who only answers messages: no accounts, no tools, no money. */
export const quiet: Answers = {
  consumer_type: 'consumers',
  pd_types: ['email', 'name', 'device-log'],
  special_data: ['none'],
  social_login: 'no',
  ugc: 'no',
  location_use: 'none',
  forms: ['contact'],
  analytics: 'no',
  emails: 'no',
  payments: 'no',
  ads: 'no',
  remarketing: 'no',
  ai_features: ['none'],
  dpo: 'none',
  request_channels: ['email'],
  effective_date: '2026-11-21',
  document_languages: ['de', 'en', 'es', 'fr', 'it', 'nl'],
  law_alerts: 'yes',
};

/** Sells things and sends them: accounts, orders, payments. */
export const shop: Answers = {
  ...quiet,
  site_kind: ['goods'],
  pd_types: [
    'email',
    'name',
    'phone',
    'postal-address',
    'username-password',
    'payment-data',
    'purchase-history',
    'device-log',
  ],
  forms: ['contact', 'newsletter'],
  emails: 'yes',
  payments: 'yes',
  payment_vendors: ['stripe', 'paypal'],
  request_channels: ['email', 'post'],
  retention_mode: 'per-category',
  retention_rules: rows(
    {
      retention_category: 'invoices',
      retention_length: { amount: 10, unit: 'years' },
      retention_from: 'year-end',
      retention_reason: 'legal-duty',
    },
    {
      retention_category: 'account',
      retention_length: { amount: 3, unit: 'years' },
      retention_from: 'last-activity',
      retention_reason: 'contract',
    },
    {
      retention_category: 'server-logs',
      retention_length: { amount: 14, unit: 'days' },
      retention_from: 'collection',
      retention_reason: 'security',
    },
  ),
};

/** Software paid by the month. */
export const subscribers: Answers = {
  ...quiet,
  site_kind: ['saas'],
  pd_types: ['email', 'name', 'phone', 'username-password', 'payment-data', 'device-log'],
  emails: 'yes',
  payments: 'yes',
  payment_vendors: ['stripe'],
  retention_mode: 'one-period',
  retention_period: { amount: 90, unit: 'days' },
  retention_start: 'contract-end',
  security_mode: 'list',
  security_measures: ['tls', 'encryption-at-rest', 'access-control', 'mfa', 'backups', 'penetration-tests'],
};

/** People with accounts who write and show things to one another. */
export const meetingPlace: Answers = {
  ...quiet,
  site_kind: ['community'],
  pd_types: ['email', 'name', 'username-password', 'user-content', 'messages', 'device-log'],
  ugc: 'yes',
  emails: 'yes',
  email_kinds: ['transactional'],
  ai_features: ['moderation'],
  retention_mode: 'one-period',
  retention_period: { amount: 6, unit: 'months' },
  retention_start: 'account-closed',
};

/** Lives on advertising: statistics, advertising networks and a newsletter. */
export const press: Answers = {
  ...quiet,
  site_kind: ['content'],
  forms: ['contact', 'newsletter', 'comment'],
  analytics: 'yes',
  analytics_vendors: ['google-analytics'],
  emails: 'yes',
  email_vendors: ['mailchimp'],
  ads: 'yes',
  ad_vendors: ['google-adsense'],
  cookie_section: 'short',
};

/** A large American business that every law of the states reaches. */
export const largeInAmerica: Answers = {
  audience_regions: ['us'],
  us_states: ['all'],
  us_numbers: 'unknown',
  hosting_country: ['US'],
  request_channels: ['email', 'form', 'toll-free'],
  request_toll_free: '+1 800 555 0142',
  verify_identity: 'email-match',
  gpc: 'honoured',
  dnt: 'not-supported',
};
