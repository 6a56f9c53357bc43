import type { VendorInput } from '@clausewright/contract';
import type { VendorCategory, VendorKind } from '../vendor.ts';
import type { VendorCookie } from './cookie.ts';

/** What is known of a vendor's tags on a website, from public documentation; empty where it is not sure. */
export interface VendorTags {
  patterns?: readonly string[];
  /**
   * Those that lie with the visited site itself, where a banner can delete them, storage keys included. One that is
   * not sure stands beside others only where it is not the longest-lived: how long a vendor's are kept is read off them.
   */
  cookies?: readonly VendorCookie[];
  /** Those of the vendor's own domain. */
  ownCookies?: readonly VendorCookie[];
  kind?: VendorKind;
  /** The category that decides type and purpose on websites, where that is not the first of the list. */
  usedAs?: VendorCategory;
}

/** A vendor of the catalogue as a banner takes it. */
export interface BannerCatalogueEntry {
  category: VendorCategory;
  /** The product ended: known where it was listed before, offered to nobody. */
  isRetired: boolean;
  /** Ready to be added; `about` is empty, so that the words of the catalogue stand. */
  vendor: VendorInput & { catalogue_id: string };
  /** One sentence for visitors, in the language that was loaded. */
  about: string;
  /** The same to visitors who are addressed as friends, where it sounds different. */
  informal?: string;
  /** What it stores, also on its own domain; a period only where one was read. */
  stored: readonly VendorCookie[];
}

/** Vendors that can run on a website, by id, in the order in which lists show them. */
export type BannerCatalogue = Readonly<Record<string, BannerCatalogueEntry>>;
