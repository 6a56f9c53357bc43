import type {
  Appearance,
  BannerFields,
  BannerLanguage,
  ConsentType,
  DeviceClass,
  PublishedBanner,
  Regime,
  VendorInput,
} from '@clausewright/contract';
import type { Generated } from 'kysely';
import type { JsonColumn } from './json.ts';
import type { Nullable } from './json.ts';

/** Rows of the banner's tables. What each column means stands in the migrations. */
export interface ConsentSchema {
  consent_domains: ConsentDomainsTable;
  consent_vendors: ConsentVendorsTable;
  banner_snapshots: BannerSnapshotsTable;
  banner_versions: BannerVersionsTable;
  banner_version_snapshots: BannerVersionSnapshotsTable;
  consent_events: ConsentEventsTable;
  consent_late: ConsentLateTable;
  consent_days: ConsentDaysTable;
  consent_day_devices: ConsentDayDevicesTable;
  consent_hosts: ConsentHostsTable;
  consent_erasures: ConsentErasuresTable;
  consent_seals: ConsentSealsTable;
  consent_seal_state: ConsentSealStateTable;
  consent_log_keys: ConsentLogKeysTable;
  consent_day_leaves: ConsentDayLeavesTable;
  consent_day_roots: ConsentDayRootsTable;
  consent_day_stamps: ConsentDayStampsTable;
  consent_deletions: ConsentDeletionsTable;
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
  fields: Partial<Record<BannerLanguage, BannerFields>>;
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
  language: BannerLanguage;
  hash: string;
}

interface ConsentEventsTable {
  site_id: string;
  at: Date;
  id: string;
  received_at: Date;
  client_at: Date;
  visitor: Nullable<string>;
  visitor_hash: Nullable<Uint8Array>;
  snapshot: string;
  action: number;
  layer: number;
  regime: Regime;
  granted: number;
  offered: number;
  vendors: Nullable<Uint8Array>;
  country: Nullable<string>;
  gpc: boolean;
}

interface ConsentLateTable {
  site_id: string;
  id: string;
  at: Date;
}

interface ConsentDaysTable {
  site_id: string;
  day: string;
  snapshot: string;
  country: string;
  action: number;
  regime: Regime;
  writer: number;
  answers: number;
}

interface ConsentDayDevicesTable {
  site_id: string;
  day: string;
  snapshot: string;
  device: DeviceClass;
  gpc: boolean;
  action: number;
  writer: number;
  answers: number;
}

interface ConsentHostsTable {
  site_id: string;
  day: string;
  host: string;
  reports: number;
}

interface ConsentSealsTable {
  site_id: string;
  number: number;
  from_at: Date;
  to_at: Date;
  answers: number;
  root: Uint8Array;
  previous: Nullable<Uint8Array>;
  hash: Uint8Array;
}

interface ConsentSealStateTable {
  single: Generated<boolean>;
  cut: Date;
  sealed: Date;
  forgotten_before: Nullable<string>;
}

interface ConsentErasuresTable {
  site_id: string;
}

interface ConsentLogKeysTable {
  key_id: string;
  public_key: Uint8Array;
  created_at: Date;
}

interface ConsentDayLeavesTable {
  day: string;
  site_id: string;
  first: number;
  last: number;
  root: Uint8Array;
}

interface ConsentDeletionsTable {
  site_id: Nullable<string>;
  deleted_at: Date;
  key_id: Nullable<string>;
  signature: Nullable<Uint8Array>;
  day: Nullable<string>;
}

interface ConsentDayStampsTable {
  day: string;
  token: Uint8Array;
  stamped_at: Date;
}

interface ConsentDayRootsTable {
  day: string;
  sites: number;
  root: Uint8Array;
  previous: Nullable<Uint8Array>;
  key_id: string;
  signature: Uint8Array;
  signed_at: Date;
}
