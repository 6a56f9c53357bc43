/** What the wizard may load of the vendors: names, categories and seats, never texts of clauses. */
import type { Language } from '@clausewright/contract/languages';
import type english from './texts/en.json';

export { findVendor, vendorName, vendors, vendorsIn } from './list.ts';
export { transfersFrom } from './transfers.ts';
export { vendorCategories, type Vendor, type VendorCategory } from './vendor.ts';

/** Names of the categories in one interface language. */
export type VendorTexts = typeof english;

const loaders = {
  de: async () => import('./texts/de.json', { with: { type: 'json' } }),
  en: async () => import('./texts/en.json', { with: { type: 'json' } }),
  es: async () => import('./texts/es.json', { with: { type: 'json' } }),
  fr: async () => import('./texts/fr.json', { with: { type: 'json' } }),
  it: async () => import('./texts/it.json', { with: { type: 'json' } }),
  nl: async () => import('./texts/nl.json', { with: { type: 'json' } }),
} satisfies Record<Language, () => Promise<{ default: VendorTexts }>>;

export async function loadVendorTexts(language: Language): Promise<VendorTexts> {
  return (await loaders[language]()).default;
}
