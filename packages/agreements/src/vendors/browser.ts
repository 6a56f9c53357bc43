/** What the wizard may load of the vendors: names, categories and seats, never texts of clauses. */
import type english from './texts/en.json';

export { findVendor, vendors, vendorsIn } from './list.ts';
export { transfersFrom } from './transfers.ts';
export { legalBases, purposesWithBases, usualBasis, type LegalBasis } from './purpose-bases.ts';
export { vendorCategories, type Vendor, type VendorCategory } from './vendor.ts';

/** Names of the categories in one interface language. */
export type VendorTexts = typeof english;

const loaders = {
  en: async (): Promise<{ default: VendorTexts }> => import('./texts/en.json', { with: { type: 'json' } }),
  de: async (): Promise<{ default: VendorTexts }> => import('./texts/de.json', { with: { type: 'json' } }),
};

export async function loadVendorTexts(language: keyof typeof loaders): Promise<VendorTexts> {
  return (await loaders[language]()).default;
}
