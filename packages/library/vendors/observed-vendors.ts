/** What tells a vendor on an observed website: no words, no facts for documents. */
import type { ConsentType } from '@clausewright/contract/consent-types';
import { vendorTags } from './banner/tags.ts';
import { consentByCategory } from './consent-types.ts';
import { vendors } from './list.ts';
import type { VendorCategory } from './vendor.ts';
import { vendorValues } from './vendor-files.ts';

export interface ObservedVendor {
  id: string;
  name: string;
  category: VendorCategory;
  type: ConsentType;
  /** Addresses of its tags, as banners have them: `*.hotjar.com`, `plausible.io/js/`. */
  patterns: readonly string[];
  hosts: readonly string[];
  /** A star at the end stands for anything; `days`: 0 until the browser is closed, null where it is not sure. */
  cookies: readonly { name: string; days: number | null }[];
  /** Counts without storing anything, so that it may run without an answer where its owner's law allows. */
  cookieless: boolean;
}

const hosts = vendorValues((file) => file.hosts);

export const observedVendors: readonly ObservedVendor[] = vendors.flatMap((vendor) => {
  const tags = vendorTags[vendor.id];
  const own = hosts[vendor.id] ?? [];
  if (tags === undefined && own.length === 0) return [];
  const category = tags?.usedAs ?? vendor.categories[0];
  return [
    {
      id: vendor.id,
      name: vendor.name,
      category,
      type: consentByCategory[category].type,
      patterns: tags?.patterns ?? [],
      hosts: own,
      cookies: [...(tags?.cookies ?? []), ...(tags?.ownCookies ?? [])].map(({ name, days }) => ({
        name,
        days,
      })),
      cookieless: tags?.kind === 'cookieless',
    },
  ];
});
