import type { Generated } from 'kysely';
import type { Nullable } from './json.ts';

/** What an account is opened with, beside its password and its sessions. */
export interface LogInSchema {
  email_changes: EmailChangesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: { hash: Uint8Array; customer_id: string };
  log_in_steps: { hash: Uint8Array; customer_id: string; expires_at: Date };
}

interface EmailChangesTable {
  customer_id: string;
  hash: Uint8Array;
  email: string;
  created_at: Date;
  expires_at: Date;
}

interface SecondFactorsTable {
  customer_id: string;
  salt: string;
  created_at: Date;
  confirmed_at: Nullable<Date>;
  last_step: Generated<number>;
}
