import { type Vendor, vendorName, type VendorTexts } from '@clausewright/library/questionnaires';
import type { Language } from '@clausewright/contract/languages';

/** The product, with what sets this use of it apart: `Facebook (buttons and embeds)`. */
export function vendorLabel(vendor: Vendor, words: VendorTexts, language: Language): string {
  const name = vendorName(vendor, language);
  const { variant } = vendor;
  return variant === undefined ? name : `${name} (${words.variants[variant]})`;
}
