import type { Language } from '@clausewright/contract/languages';
import type { DataType } from '../personal-data/data-types.ts';
import type { VendorCategory, VendorKind, VendorVariant } from './vendor.ts';

/**
 * How far a value may be trusted: `read` stood in the source that is named, `recalled` is from memory. What is recalled is
 * shown to owners as something to check and printed nowhere (decision 064).
 */
export interface Checked {
  certainty: 'read' | 'recalled';
  /** Where it stands, and the day of that text; only with `read`, as the day of reading. */
  source?: string;
  checked?: string;
}

/** Where an owner is, for the company that contracts with it: a region or, where a country has one of its own, its code. */
export const contractRegions = ['eea', 'uk', 'ch', 'us', 'other'] as const;
export type ContractRegion = (typeof contractRegions)[number];

/** A company and the owners that it contracts with, or towards whom it is the controller. */
export interface Contract extends Checked {
  in: readonly [string, ...string[]];
  name: string;
  address?: string;
  /** Its seat (ISO 3166 alpha-2). */
  country: string;
}

/** `varies` where the settings or the product decide. */
export const vendorRoles = ['processor', 'controller', 'joint', 'varies'] as const;
export type VendorRole = (typeof vendorRoles)[number];

/** Parts of the Data Privacy Framework: of the Union, its extension to the United Kingdom, that of Switzerland. */
export const frameworks = ['eu_us', 'uk_extension', 'swiss'] as const;
export type Framework = (typeof frameworks)[number];

/** What the company says of its certification; the register of the United States was not read. */
export interface Certification extends Checked, Record<Framework, 'yes' | 'no' | 'unknown'> {
  company?: string;
}

/** What the vendor’s contracts or notices name for transfers. */
export const transferBases = ['adequacy', 'dpf', 'scc', 'bcr'] as const;
export type TransferBasis = (typeof transferBases)[number];

export interface CheckedUrl extends Checked {
  url: string;
}

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
  /** Each region or country at most once. */
  contracts?: readonly Contract[];
  role?: Checked & { is: VendorRole };
  dpf?: Certification;
  transfer?: Checked & { basis: readonly TransferBasis[] };
  privacyUrl?: CheckedUrl;
  /** The contract under Article 28 GDPR, or what the vendor offers in its place. */
  dpaUrl?: CheckedUrl;
  /** Where a person objects at the vendor itself. */
  optOutUrl?: CheckedUrl;
  /** What it typically gets, where that differs from its category. */
  data?: readonly DataType[];
  /**
   * Hosts that belong to it, beside those of `tags`; `*.` stands for all below. They tell a scan whose a request is and
   * are printed nowhere, so they need no source.
   */
  hosts?: readonly string[];
  /** How it is found on websites; left out for what is built into apps, called by servers or sets nothing on a device. */
  tags?: {
    patterns?: readonly string[];
    /** Name and how long it is kept: `2 days`, `30 minutes`, `session` or `unknown`. */
    cookies?: Readonly<Record<string, string>>;
    ownCookies?: Readonly<Record<string, string>>;
    /** Of the cookies those whose period was read, each with where; documents print no other period. */
    read?: Readonly<Record<string, string>>;
    /** Of the cookies those that the product sets no more: a banner deletes them, documents name none of them. */
    ended?: readonly string[];
    kind?: VendorKind;
    usedAs?: VendorCategory;
  };
  /** What it does for a site, in a sentence for documents. */
  about: Readonly<Record<Language, string>>;
}
