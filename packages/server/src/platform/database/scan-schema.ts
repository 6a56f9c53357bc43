import type {
  FactColumn,
  RowOutcome,
  ScanChanges,
  ScanFailure,
  ScanProgress,
  ScanResult,
  ScanState,
  WatchRhythm,
  WebsiteKind,
  WebsiteProof,
  WebsiteState,
} from '@clausewright/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumnOrNull, JsonColumnWithDefault, Nullable } from './json.ts';

export interface ScanSchema {
  scans: ScansTable;
  websites: WebsitesTable;
  website_changes: WebsiteChangesTable;
  website_sums: WebsiteSumsTable;
  scan_evidence: ScanEvidenceTable;
}

/** The table of websites that an account took in last: its request, what was shown before, how many rows came to what. */
export interface LastTable {
  requestId: string;
  preview: string;
  counts: Readonly<Record<RowOutcome | 'scans', number>>;
}

interface WebsitesTable {
  id: string;
  owner_id: string;
  kind: WebsiteKind;
  name: string;
  proof_token: string;
  verified_at: Nullable<Date>;
  verified_by: Nullable<WebsiteProof>;
  rhythm: Generated<WatchRhythm>;
  next_scan_at: Nullable<Date>;
  postponed: JsonColumnWithDefault<Readonly<Record<string, string>>>;
  state: Nullable<WebsiteState>;
  urgency: GeneratedAlways<number | null>;
  findings: Generated<number>;
  documents: Generated<number>;
  updates: Generated<number>;
  unfinished: Generated<number>;
  contradictions: Generated<number>;
  compared: Nullable<string>;
  compared_by: Nullable<string>;
  banner_site: Nullable<string>;
  checked_at: Nullable<Date>;
  search: GeneratedAlways<string>;
  created_at: Date;
  added_at: Nullable<Date>;
  facts: JsonColumnWithDefault<Readonly<Partial<Record<FactColumn, string>>>>;
  scan_wanted_at: Nullable<Date>;
}

interface WebsiteChangesTable {
  id: GeneratedAlways<string>;
  website_id: string;
  owner_id: string;
}

interface WebsiteSumsTable extends Record<WebsiteState, Generated<number>> {
  owner_id: string;
}

interface ScansTable {
  id: string;
  owner_id: Nullable<string>;
  website_id: Nullable<string>;
  address: string;
  state: ScanState;
  attempts: Generated<number>;
  progress: JsonColumnOrNull<ScanProgress>;
  result: JsonColumnOrNull<ScanResult>;
  observation: Nullable<Uint8Array>;
  failure: Nullable<ScanFailure>;
  created_at: Date;
  finished_at: Nullable<Date>;
  expires_at: Date;
  is_due: Generated<boolean>;
  stop_asked: Generated<boolean>;
  changes: JsonColumnOrNull<ScanChanges>;
  evidence: Nullable<Uint8Array>;
}

interface ScanEvidenceTable {
  website_id: string;
  number: number;
  scan_id: string;
  at: Date;
  evidence: Uint8Array;
  previous: Nullable<Uint8Array>;
  key_id: string;
  signature: Uint8Array;
  day: Nullable<string>;
}
