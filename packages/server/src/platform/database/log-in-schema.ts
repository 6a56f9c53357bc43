import type { Generated } from 'kysely';
import type { Nullable } from './json.ts';

/** What an account is opened with, beside its password, and what stays open. */
export interface LogInSchema {
  sessions: SessionsTable;
  session_tokens: SessionTokensTable;
  email_changes: EmailChangesTable;
  second_factors: SecondFactorsTable;
  recovery_codes: { hash: Uint8Array; customer_id: string };
  log_in_steps: { hash: Uint8Array; customer_id: string; expires_at: Date };
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  identity_providers: IdentityProvidersTable;
  provider_links: ProviderLinksTable;
  provider_letters: ProviderLettersTable;
  provider_attempts: ProviderAttemptsTable;
}

interface SessionsTable {
  id: string;
  customer_id: string;
  role: 'unconfirmed' | 'customer';
  device: string;
  organisation_id: Nullable<string>;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
}

interface SessionTokensTable {
  access_hash: Uint8Array;
  refresh_hash: Uint8Array;
  session_id: string;
  created_at: Date;
  access_expires_at: Date;
  refresh_expires_at: Date;
  replaced_at: Nullable<Date>;
  successor: Nullable<Uint8Array>;
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

interface PasskeysTable {
  id: string;
  customer_id: string;
  credential_id: Uint8Array;
  public_key: Uint8Array;
  user_handle: string;
  counter: number;
  name: string;
  created_at: Date;
  last_used_at: Nullable<Date>;
}

interface PasskeyChallengesTable {
  hash: Uint8Array;
  purpose: 'add' | 'log-in';
  customer_id: Nullable<string>;
  user_handle: Nullable<string>;
  expires_at: Date;
}

interface IdentityProvidersTable {
  id: string;
  organisation_id: string;
  issuer: string;
  client_id: string;
  sealed_secret: Uint8Array;
  tested_at: Nullable<Date>;
  required: Generated<boolean>;
  set_by: Nullable<string>;
  created_at: Date;
}

interface ProviderLinksTable {
  provider_id: string;
  subject: string;
  organisation_id: string;
  person_id: string;
  created_at: Date;
}

interface ProviderLettersTable {
  hash: Uint8Array;
  provider_id: string;
  subject: string;
  organisation_id: string;
  person_id: string;
  expires_at: Date;
}

interface ProviderAttemptsTable {
  hash: Uint8Array;
  provider_id: string;
  browser_hash: Uint8Array;
  person_id: Nullable<string>;
  expires_at: Date;
}
