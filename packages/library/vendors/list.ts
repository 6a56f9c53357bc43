/**
 * The vendors a wizard offers. Real products only, and only what is sure: a seat that is not clear is
 * `unknown`, which the documents then treat as a transfer that may happen.
 */
import type { Language } from '@clausewright/contract/languages';
import { consentByCategory } from './consent-types.ts';
import { listedVendors } from './listed-vendors.ts';
import type { Vendor } from './vendor.ts';

export const vendors: readonly Vendor[] = listedVendors.map((vendor) => ({
  ...vendor,
  ...consentByCategory[vendor.categories[0]],
}));

const byId: ReadonlyMap<string, Vendor> = new Map(vendors.map((vendor) => [vendor.id, vendor]));

export function vendorName({ name, names: own }: Vendor, language: Language): string {
  return own?.[language] ?? name;
}

export function findVendor(id: string): Vendor | undefined {
  return byId.get(id);
}

/** Vendors in one of the categories, in the order in which lists show them; retired ones where `kept` names them. */
export function vendorsIn(
  categories: readonly string[],
  kept: readonly string[] = [],
  all: readonly Vendor[] = vendors,
): readonly Vendor[] {
  return all.filter(
    (vendor) =>
      vendor.categories.some((category) => categories.includes(category)) &&
      (vendor.retired === undefined || kept.includes(vendor.id)),
  );
}
