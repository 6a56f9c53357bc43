/** What documents tell of each vendor beyond its name and seat; neither wizard nor banner loads it. */
import { adequacyOf } from '../places/adequacy.ts';
import { isEeaCountry } from '../places/regions.ts';
import type { DataType } from '../personal-data/data-types.ts';
import { whatWasRead } from './facts.ts';
import { findVendor } from './list.ts';
import { vendorFiles } from './vendor-files.ts';
import type { TransferSafeguard, Vendor, VendorCategory, VendorDetails } from './vendor.ts';

/** Nothing is known of an id that the catalogue does not have. */
export function detailsOf(id: string): VendorDetails {
  const vendor = findVendor(id);
  if (vendor === undefined) return { data: [], safeguard: 'unknown' };
  const file = vendorFiles.get(id);
  const [privacyUrl, optOutUrl] = [whatWasRead(file?.privacyUrl)?.url, whatWasRead(file?.optOutUrl)?.url];
  return {
    ...(privacyUrl !== undefined && { privacyUrl }),
    ...(optOutUrl !== undefined && { optOutUrl }),
    data: typicalData(vendor),
    safeguard: getSafeguard(vendor),
  };
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

/** What the vendor typically gets; the maker of software on the owner's own server gets nothing. */
function typicalData({ id, categories, selfHosted }: Vendor): readonly DataType[] {
  if (selfHosted === true) return [];
  return vendorFiles.get(id)?.data ?? [...new Set(categories.flatMap((category) => usualData[category]))];
}

/** On what a transfer out of the EEA to this vendor rests, as far as it says so. */
function getSafeguard({ id, country, selfHosted }: Vendor): TransferSafeguard {
  if (selfHosted === true) return 'own-server';
  if (isEeaCountry(country)) return 'eea';
  if (['full', 'commercial'].includes(adequacyOf(country)?.scope ?? '')) return 'adequacy';
  const { dpf, transfer } = vendorFiles.get(id) ?? {};
  if (whatWasRead(dpf)?.eu_us === 'yes') return 'dpf';
  return whatWasRead(transfer)?.basis.includes('scc') === true ? 'scc' : 'unknown';
}
