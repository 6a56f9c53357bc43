import type {
  Appearance,
  BannerFields,
  ConsentType,
  Language,
  PublishedBanner,
  Regime,
  VendorInput,
} from '@clausewright/contract';
import type { Generated } from 'kysely';
import type { JsonColumn } from './json.ts';
import type { Nullable } from './schema.ts';

/** Rows of the banner's tables. What each column means stands in the migrations. */
export interface ConsentSchema {
  consent_domains: ConsentDomainsTable;
  consent_vendors: ConsentVendorsTable;
  banner_snapshots: BannerSnapshotsTable;
  banner_versions: BannerVersionsTable;
  banner_version_snapshots: BannerVersionSnapshotsTable;
  consent_events: ConsentEventsTable;
  consent_days: ConsentDaysTable;
}

interface ConsentDomainsTable {
  site_id: string;
  id: string;
  domain: string;
  created_at: Date;
}

/** What of a vendor stands in no column of its own. */
export type VendorDetailsColumn = Omit<VendorInput, 'catalogue_id' | 'name' | 'type'>;

interface ConsentVendorsTable {
  site_id: string;
  id: string;
  position: number;
  catalogue_id: Nullable<string>;
  name: string;
  type: ConsentType;
  active: Generated<boolean>;
  details: JsonColumn<VendorDetailsColumn>;
  created_at: Date;
}

interface BannerSnapshotsTable {
  site_id: string;
  hash: string;
  body: JsonColumn<PublishedBanner>;
  created_at: Date;
}

/** All that is edited, as it was when it was published. */
export interface BannerDraft {
  appearance: Appearance;
  fields: Partial<Record<Language, BannerFields>>;
  domain: string;
  domains: readonly string[];
  vendors: readonly (VendorInput & { id: string; active: boolean })[];
}

interface BannerVersionsTable {
  site_id: string;
  number: number;
  revision: number;
  draft: JsonColumn<BannerDraft>;
  published_at: Date;
}

interface BannerVersionSnapshotsTable {
  site_id: string;
  number: number;
  language: Language;
  hash: string;
}

interface ConsentEventsTable {
  site_id: string;
  at: Date;
  id: string;
  visitor: string;
  snapshot: string;
  action: number;
  layer: number;
  regime: Regime;
  granted: number;
  offered: number;
  vendors: Nullable<Uint8Array>;
  country: Nullable<string>;
  gpc: boolean;
  client_at: Date;
}

interface ConsentDaysTable {
  site_id: string;
  day: string;
  action: number;
  regime: Regime;
  answers: number;
}
