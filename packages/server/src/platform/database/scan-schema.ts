import type { ScanFailure, ScanProgress, ScanResult, ScanState } from '@clausewright/contract';
import type { Generated } from 'kysely';
import type { JsonColumnOrNull, Nullable } from './json.ts';

export interface ScanSchema {
  scans: ScansTable;
}

interface ScansTable {
  id: string;
  owner_id: Nullable<string>;
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
}
