import { isEeaCountry } from '../places/regions.ts';
import { findVendor } from './list.ts';

/** Countries outside the EEA in which the vendors sit, each once, sorted; `unknown` stands for a seat nobody knows. */
export function transfersFrom(vendorIds: readonly string[]): readonly string[] {
  const vendors = vendorIds.map(findVendor).filter((vendor) => vendor !== undefined);
  return outsideEea(vendors.filter((vendor) => vendor.selfHosted !== true).map((vendor) => vendor.country));
}

/** The countries of a list that are not in the EEA, each once, sorted. */
export function outsideEea(countries: readonly string[]): readonly string[] {
  return [...new Set(countries.filter((country) => !isEeaCountry(country)))].sort();
}
