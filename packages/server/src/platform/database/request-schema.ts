import type { Language, RequestKind, RequestState } from '@clausewright/contract';
import type { Generated } from 'kysely';
import type { Nullable } from './json.ts';

/** Rows of the desk of requests. What each column means stands in the migrations. */
export interface RequestSchema {
  request_desks: RequestDesksTable;
  privacy_requests: PrivacyRequestsTable;
  privacy_request_events: PrivacyRequestEventsTable;
  request_notes: RequestNotesTable;
  request_assignments: RequestAssignmentsTable;
  request_files: RequestFilesTable;
  request_seals: RequestSealsTable;
}

interface RequestDesksTable {
  id: string;
  website_id: string;
  token: string;
  trader: string;
  email: string;
  language: Language;
  active: boolean;
  created_at: Date;
  updated_at: Date;
}

interface PrivacyRequestsTable {
  id: string;
  desk_id: string;
  number: string;
  kind: RequestKind;
  email: string;
  said: Nullable<string>;
  language: Language;
  received_at: Date;
  received_on: string;
  laws: string[];
  law: Nullable<string>;
  article: Nullable<string>;
  confirm_by: Nullable<string>;
  due_on: string;
  extendable_to: Nullable<string>;
  state: RequestState;
  reminded: Generated<number | null>;
  told_unconfirmed: Nullable<Date>;
}

export type RequestEventKind = 'received' | 'confirmed' | 'extended' | 'done' | 'refused';

interface PrivacyRequestEventsTable {
  request_id: string;
  number: number;
  kind: RequestEventKind;
  at: Date;
  said: Nullable<string>;
  due_on: Nullable<string>;
}

interface RequestNotesTable {
  id: string;
  request_id: string;
  number: number;
  person_id: Nullable<string>;
  at: Date;
  said: string;
}

interface RequestAssignmentsTable {
  request_id: string;
  person_id: string;
}

interface RequestFilesTable {
  id: string;
  request_id: string;
  name: string;
  bytes: number;
  sealed: Nullable<Uint8Array>;
  put_at: Date;
  expires_at: Date;
  fetched_at: Nullable<Date>;
  code_hash: Nullable<Uint8Array>;
  code_until: Nullable<Date>;
  code_tries: Generated<number>;
  codes: Generated<number>;
}

interface RequestSealsTable {
  desk_id: string;
  number: number;
  request: Uint8Array;
  event: number;
  kind: RequestEventKind;
  at: Date;
  confirms: boolean;
  content: Uint8Array;
  sealed_at: Date;
  reached: Date;
  previous: Nullable<Uint8Array>;
  key_id: string;
  signature: Uint8Array;
  day: Nullable<string>;
}
