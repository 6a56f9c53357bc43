import type { Language } from '@clausewright/contract';
import type { Nullable } from './json.ts';

/** Rows of notices that cancel plans. What each column means stands in the migration. */
export interface CancellationSchema {
  cancellations: CancellationsTable;
}

interface CancellationsTable {
  id: string;
  received_at: Date;
  kind: 'ordinary' | 'for-cause';
  reason: Nullable<string>;
  name: string;
  contract: string;
  contract_email: string;
  email: string;
  /** ISO date. */
  end_on: Nullable<string>;
  language: Language;
  outcome: Nullable<'ends' | 'review' | 'over' | 'open'>;
  subscription_id: Nullable<string>;
  ends_at: Nullable<Date>;
  settled_at: Nullable<Date>;
  decided_at: Nullable<Date>;
}
