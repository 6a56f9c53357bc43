import type { ConsentPurpose, ConsentType, VendorCategory } from './vendor.ts';

/** What the use of a category means for consent; plugins of social networks differ from their log-in. */
export const consentByCategory: Readonly<
  Record<VendorCategory, { type: ConsentType; purpose: ConsentPurpose }>
> = {
  analytics: { type: 'ANALYTICS', purpose: 'ENABLE_ANALYTICS_REPORT_USAGE' },
  session_replay: { type: 'ANALYTICS', purpose: 'ENABLE_ANALYTICS_REPORT_USAGE' },
  email: { type: 'MARKETING', purpose: 'ENABLE_PERSONALIZED_MARKETING' },
  ads: { type: 'ADVERTISING', purpose: 'ENABLE_PERSONALIZED_ADS' },
  remarketing: { type: 'ADVERTISING', purpose: 'ENABLE_PERSONALIZED_ADS' },
  payments: { type: 'ESSENTIAL', purpose: 'ENABLE_BASIC_FEATURES' },
  social_login: { type: 'FUNCTIONALITY', purpose: 'ENABLE_IMPROVED_EXPERIENCE' },
  social: { type: 'MARKETING', purpose: 'ENABLE_PERSONALIZED_MARKETING' },
  embeds: { type: 'FUNCTIONALITY', purpose: 'ENABLE_IMPROVED_EXPERIENCE' },
  security: { type: 'ESSENTIAL', purpose: 'ENABLE_BASIC_FEATURES' },
  hosting_cdn: { type: 'ESSENTIAL', purpose: 'ENABLE_BASIC_FEATURES' },
  support_crm: { type: 'FUNCTIONALITY', purpose: 'ENABLE_IMPROVED_EXPERIENCE' },
  errors: { type: 'FUNCTIONALITY', purpose: 'ENABLE_IMPROVED_EXPERIENCE' },
  push: { type: 'FUNCTIONALITY', purpose: 'ENABLE_IMPROVED_EXPERIENCE' },
  shop_site: { type: 'ESSENTIAL', purpose: 'ENABLE_BASIC_FEATURES' },
  site_software: { type: 'ESSENTIAL', purpose: 'ENABLE_BASIC_FEATURES' },
  ai: { type: 'FUNCTIONALITY', purpose: 'ENABLE_IMPROVED_EXPERIENCE' },
  affiliate: { type: 'MARKETING', purpose: 'ENABLE_PERSONALIZED_MARKETING' },
  shipping: { type: 'FUNCTIONALITY', purpose: 'ENABLE_IMPROVED_EXPERIENCE' },
};
