import type { Language } from '@clausewright/contract/languages';
import type { DataType } from '../types/privacy-policy/data-types.ts';
import type { VendorCategory, VendorKind, VendorVariant } from './vendor.ts';

/** What one file of `entries/` says of a vendor; `vendor-files.test.ts` checks each file against this. */
export interface VendorFile {
  /** Of the product, as documents print it. */
  name: string;
  /** Of what is no product and so is called otherwise in each language. */
  names?: Readonly<Record<Language, string>>;
  /** The first is the one it is mostly used for and decides type and purpose. */
  categories: readonly [VendorCategory, ...VendorCategory[]];
  /** Place in the list of its first category, the best known first; of two with the same place the name decides. */
  rank: number;
  /**
   * Seat of the provider (ISO 3166 alpha-2), `unknown` where it is not sure; `own-server` for software on the owner's own
   * server, `nobody` for what no provider offers.
   */
  seat: string;
  variant?: Exclude<VendorVariant, 'own-server'>;
  /** Month or year (ISO) in which the product ended: offered to nobody, and found where it was chosen before. */
  retired?: string;
  /** The legal entity; left out where it is not sure, as are the two addresses. */
  company?: string;
  privacyUrl?: string;
  /** Where a person objects at the vendor itself; only a page that is well known. */
  optOutUrl?: string;
  /** What it typically gets, where that differs from its category. */
  data?: readonly DataType[];
  /** How it is found on websites; left out for what is built into apps, called by servers or sets nothing on a device. */
  tags?: {
    patterns?: readonly string[];
    /** Name and how long it is kept: `2 days`, `30 minutes`, `session` or `unknown`. */
    cookies?: Readonly<Record<string, string>>;
    ownCookies?: Readonly<Record<string, string>>;
    kind?: VendorKind;
    usedAs?: VendorCategory;
  };
  /** What it does for a site, in a sentence for documents. */
  about: Readonly<Record<Language, string>>;
}
