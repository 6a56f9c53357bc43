/** How a person objects at the vendor, what the vendor typically gets, and on what its transfers rest. Documents only. */
import { adequacyOf } from '../../places/adequacy.ts';
import type { DataType } from '../../types/privacy-policy/data-types.ts';
import { isEeaCountry } from '../../places/regions.ts';
import { vendorValues } from '../vendor-files.ts';
import type { TransferSafeguard, Vendor, VendorCategory } from '../vendor.ts';

/** Pages of the vendors where a person objects. */
const optOutPages = vendorValues(({ optOutUrl }) => optOutUrl);

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
const ownData = vendorValues(({ data }) => data);

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
export function getSafeguard({ country, selfHosted }: Vendor, legalEntity: string): TransferSafeguard {
  if (selfHosted === true) return 'own-server';
  if (isEeaCountry(country)) return 'eea';
  if (['full', 'commercial'].includes(adequacyOf(country)?.scope ?? '')) return 'adequacy';
  if (certified.has(legalEntity)) return 'dpf';
  return underClauses.has(legalEntity) ? 'scc' : 'unknown';
}
