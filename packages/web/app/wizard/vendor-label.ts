import type { Vendor, VendorTexts } from '@clausewright/agreements/questionnaires';

/** The product, with what sets this use of it apart: `Facebook (buttons and embeds)`. */
export function vendorLabel({ name, variant }: Vendor, words: VendorTexts): string {
  return variant === undefined ? name : `${name} (${words.variants[variant]})`;
}
