import type { ConsentPurpose, ConsentType } from '@clausewright/contract/consent-types';
import type { Language } from '@clausewright/contract/languages';
import type { DataType } from '../personal-data/data-types.ts';

export type { ConsentPurpose, ConsentType };

export const vendorCategories = [
  'analytics',
  'session_replay',
  'email',
  'ads',
  'remarketing',
  'payments',
  'social_login',
  'social',
  'embeds',
  'security',
  'hosting_cdn',
  'support_crm',
  'errors',
  'push',
  'shop_site',
  'site_software',
  'ai',
  'affiliate',
  'shipping',
] as const;
export type VendorCategory = (typeof vendorCategories)[number];

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

/** Which use of a product is meant, where a list holds several or the name alone misleads. */
export const vendorVariants = ['own-server', 'buttons-and-embeds', 'embeds', 'buttons'] as const;
export type VendorVariant = (typeof vendorVariants)[number];

export interface Vendor {
  id: string;
  /** Of the product, as documents print it. */
  name: string;
  /** Of what is no product and so is called otherwise in each language. */
  names?: Readonly<Record<Language, string>>;
  variant?: VendorVariant;
  /** Month or year (ISO) in which the product ended: it is offered to nobody, and found where it was chosen before. */
  retired?: string;
  /** The first is the one it is mostly used for and decides type and purpose. */
  categories: readonly [VendorCategory, ...VendorCategory[]];
  type: ConsentType;
  purpose: ConsentPurpose;
  /** Seat of the provider (ISO 3166 alpha-2): from there the data can be reached, wherever the servers stand. */
  country: string;
  /** No provider receives anything: software that usually runs on the owner's own server, or none at all. */
  selfHosted?: true;
}

/** `eea`: the seat is inside, so that nothing leaves; `own-server`: the maker gets nothing. */
export const transferSafeguards = ['adequacy', 'dpf', 'scc', 'own-server', 'eea', 'unknown'] as const;
export type TransferSafeguard = (typeof transferSafeguards)[number];

/** What documents tell beyond name and seat; an address only if it was read. */
export interface VendorDetails {
  privacyUrl?: string;
  /** Where a person objects at the vendor itself. */
  optOutUrl?: string;
  /** What it typically gets of a site's users. */
  data: readonly DataType[];
  /** On what a transfer out of the EEA to its seat rests. */
  safeguard: TransferSafeguard;
}
