/** How a person objects at the vendor, what the vendor typically gets, and on what its transfers rest. Documents only. */
import { adequacyOf } from '../../places/adequacy.ts';
import type { DataType } from '../../types/privacy-policy/data-types.ts';
import { isEeaCountry } from '../../places/regions.ts';
import type { TransferSafeguard, Vendor, VendorCategory } from '../vendor.ts';

/** Pages of the vendors where a person objects; only those that are well known. */
export const optOutPages: Readonly<Record<string, string>> = {
  'google-analytics': 'https://tools.google.com/dlpage/gaoptout',
  mixpanel: 'https://mixpanel.com/optout/',
  'adobe-analytics': 'https://www.adobe.com/privacy/opt-out.html',
  statcounter: 'https://statcounter.com/about/set-refusal-cookie/',
  optimizely: 'https://www.optimizely.com/legal/opt-out/',
  vwo: 'https://vwo.com/opt-out/',
  clicky: 'https://clicky.com/optout',
  'yandex-metrica': 'https://yandex.com/support/metrica/general/opt-out.html',
  hotjar: 'https://www.hotjar.com/policies/do-not-track/',
  fullstory: 'https://www.fullstory.com/optout/',
  mouseflow: 'https://mouseflow.com/opt-out/',
  'crazy-egg': 'https://www.crazyegg.com/opt-out',
  smartlook: 'https://www.smartlook.com/opt-out/',
  'google-adsense': 'https://adssettings.google.com/',
  'google-admob': 'https://adssettings.google.com/',
  'google-ad-manager': 'https://adssettings.google.com/',
  'google-ads': 'https://adssettings.google.com/',
  'microsoft-advertising': 'https://account.microsoft.com/privacy/ad-settings',
  outbrain: 'https://my.outbrain.com/recommendations-settings/home',
  'the-trade-desk': 'https://www.adsrvr.org/',
  'meta-pixel': 'https://www.facebook.com/adpreferences/ad_settings',
  'linkedin-insight': 'https://www.linkedin.com/psettings/guest-controls/retargeting-opt-out',
  'pinterest-tag': 'https://help.pinterest.com/en/article/personalization-and-data',
  'x-pixel': 'https://x.com/settings/account/personalization',
  criteo: 'https://www.criteo.com/privacy/disable-criteo-services-on-internet-browsers/',
  'amazon-ads': 'https://www.amazon.com/adprefs',
  adjust: 'https://www.adjust.com/forget-device/',
  appsflyer: 'https://www.appsflyer.com/optout',
  branch: 'https://branch.app.link/optout',
};

export function optOutPage(id: string): string {
  return Object.hasOwn(optOutPages, id) ? (optOutPages[id] ?? 'unknown') : 'unknown';
}

const usualData: Readonly<Record<VendorCategory, readonly DataType[]>> = {
  analytics: ['device-log', 'location-approximate'],
  session_replay: ['device-log', 'location-approximate'],
  email: ['email', 'name', 'device-log'],
  ads: ['device-log', 'location-approximate'],
  remarketing: ['device-log', 'location-approximate'],
  payments: ['name', 'email', 'postal-address', 'payment-data', 'purchase-history', 'device-log'],
  social_login: ['name', 'email', 'social-profile', 'device-log'],
  social: ['device-log', 'social-profile'],
  embeds: ['device-log'],
  security: ['device-log'],
  hosting_cdn: ['device-log'],
  support_crm: ['name', 'email', 'phone', 'messages', 'device-log'],
  errors: ['device-log'],
  push: ['device-log'],
  shop_site: ['name', 'email', 'postal-address', 'username-password', 'purchase-history', 'device-log'],
  site_software: [],
  ai: ['user-content'],
  affiliate: ['device-log', 'purchase-history'],
  shipping: ['name', 'postal-address', 'email', 'phone'],
};

/** Where a product gets something else than its category. */
export const ownData: Readonly<Record<string, readonly DataType[]>> = {
  calendly: ['name', 'email', 'device-log'],
  typeform: ['name', 'email', 'user-content', 'device-log'],
  jotform: ['name', 'email', 'user-content', 'device-log'],
  disqus: ['name', 'email', 'user-content', 'device-log'],
  trustpilot: ['name', 'email', 'purchase-history', 'user-content', 'device-log'],
  'trusted-shops': ['name', 'email', 'purchase-history', 'user-content', 'device-log'],
  'google-places': ['device-log', 'location-approximate', 'postal-address'],
  'google-maps': ['device-log', 'location-approximate'],
  mapbox: ['device-log', 'location-approximate'],
  akismet: ['name', 'email', 'user-content', 'device-log'],
  'facebook-login': ['name', 'email', 'social-profile', 'media', 'device-log'],
  revenuecat: ['purchase-history', 'device-log'],
  adapty: ['purchase-history', 'device-log'],
  'apple-in-app-purchase': ['name', 'email', 'payment-data', 'purchase-history', 'device-log'],
  'google-play-billing': ['name', 'email', 'payment-data', 'purchase-history', 'device-log'],
  gocardless: ['name', 'email', 'postal-address', 'financial-account', 'device-log'],
  klarna: ['name', 'email', 'phone', 'postal-address', 'birth-date', 'purchase-history', 'device-log'],
  whatsapp: ['phone', 'messages', 'device-log'],
};

/** What the vendor typically gets; the maker of software on the owner's own server gets nothing. */
export function typicalData({ id, categories, selfHosted }: Vendor): readonly DataType[] {
  if (selfHosted === true) return [];
  const own = Object.hasOwn(ownData, id) ? ownData[id] : undefined;
  return own ?? [...new Set(categories.flatMap((category) => usualData[category]))];
}

/** Companies on the list of the EU-US Data Privacy Framework, recalled; the list itself decides. */
const certified: ReadonlySet<string> = new Set([
  'Google LLC',
  'Microsoft Corporation',
  'Meta Platforms, Inc.',
  'Amazon Web Services, Inc.',
  'Salesforce, Inc.',
  'HubSpot, Inc.',
  'Zendesk, Inc.',
  'Intercom, Inc.',
  'Twilio Inc.',
  'The Rocket Science Group LLC',
  'Cloudflare, Inc.',
  'GitHub, Inc.',
  'Adobe Inc.',
  'Automattic Inc.',
  'Datadog, Inc.',
  'Functional Software, Inc.',
  'Stripe, Inc.',
  'Snap Inc.',
  'The Trade Desk, Inc.',
]);

/** Companies that name the standard contractual clauses in their own privacy notices, recalled. */
const underClauses: ReadonlySet<string> = new Set(['Apple Inc.']);

/** On what a transfer out of the EEA to this vendor rests. */
export function safeguardOf({ country, selfHosted }: Vendor, legalEntity: string): TransferSafeguard {
  if (selfHosted === true) return 'own-server';
  if (isEeaCountry(country)) return 'eea';
  if (['full', 'commercial'].includes(adequacyOf(country)?.scope ?? '')) return 'adequacy';
  if (certified.has(legalEntity)) return 'dpf';
  return underClauses.has(legalEntity) ? 'scc' : 'unknown';
}
