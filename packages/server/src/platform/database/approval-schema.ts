import type { Nullable } from './json.ts';

/** Rows of what is approved before it is published. What each column means stands in the migrations. */
export interface ApprovalSchema {
  approvals: ApprovalsTable;
  draft_authors: DraftAuthorsTable;
}

interface ApprovalsTable {
  id: string;
  organisation_id: string;
  agreement_id: Nullable<string>;
  consent_id: Nullable<string>;
  revision: string;
  number: Nullable<number>;
  person_id: Nullable<string>;
  approved: boolean;
  remark: Nullable<string>;
  at: Date;
}

interface DraftAuthorsTable {
  agreement_id: Nullable<string>;
  consent_id: Nullable<string>;
  person_id: string;
}
