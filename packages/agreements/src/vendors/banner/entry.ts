import type { VendorInput } from '@clausewright/contract';
import type { VendorCategory } from '../vendor.ts';

/** What a product does, where its category alone would say too little or something else. */
export const vendorKinds = [
  'video',
  'audio',
  'map',
  'fonts',
  'reviews',
  'booking',
  'forms',
  'comments',
  'testing',
  'loading',
  'cookieless',
  'errors',
  'push',
  'captcha',
  'crm',
] as const;
export type VendorKind = (typeof vendorKinds)[number];

/**
 * What is known of a vendor's tags on a website, from public documentation; empty where it is not sure.
 * `cookies` are those that lie with the visited site itself, where a banner can delete them, storage keys included.
 */
export interface VendorTags {
  patterns?: readonly string[];
  cookies?: readonly string[];
  /** Days of the longest-lived cookie, the vendor's own domain included; 0 for a session. */
  keptFor?: number;
  kind?: VendorKind;
  /** The category that decides type and purpose on websites, where that is not the first of the list. */
  usedAs?: VendorCategory;
}

/** A vendor of the catalogue as a banner takes it. */
export interface BannerCatalogueEntry {
  category: VendorCategory;
  /** Ready to be added; `about` is empty, so that the words of the catalogue stand. */
  vendor: VendorInput & { catalogue_id: string };
  /** One sentence for visitors, in the language that was loaded. */
  about: string;
}

/** Vendors that can run on a website, by id, in the order in which lists show them. */
export type BannerCatalogue = Readonly<Record<string, BannerCatalogueEntry>>;
