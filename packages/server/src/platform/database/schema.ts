import type {
  ActivityKind,
  ActivityMeans,
  ActivityObject,
  AgreementType,
  Format,
  KeyScope,
  MemberRole,
  Language,
  VersionOrigin,
} from '@clausewright/contract';
import type { Generated, GeneratedAlways, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { ApprovalSchema } from './approval-schema.ts';
import type { BillingSchema } from './billing-schema.ts';
import type { CancellationSchema } from './cancellation-schema.ts';
import type { ClientLinkSchema } from './client-link-schema.ts';
import type { ConsentSchema } from './consent-schema.ts';
import type { JsonColumn, JsonColumnOrNull, JsonColumnWithDefault, JsonObject, Nullable } from './json.ts';
import type { LogInSchema } from './log-in-schema.ts';
import type { LastTable, ScanSchema } from './scan-schema.ts';
import type { WebhookSchema } from './webhook-schema.ts';
import type { RequestSchema } from './request-schema.ts';
import type { WithdrawalSchema } from './withdrawal-schema.ts';

/** Rows as the tables hold them. What each column means stands in the migrations. */
export interface Schema
  extends
    ApprovalSchema,
    BillingSchema,
    CancellationSchema,
    ClientLinkSchema,
    ConsentSchema,
    RequestSchema,
    LogInSchema,
    ScanSchema,
    WebhookSchema,
    WithdrawalSchema {
  sites: SitesTable;
  agreements: AgreementsTable;
  agreement_versions: AgreementVersionsTable;
  agreement_documents: AgreementDocumentsTable;
  served_versions: ServedVersionsTable;
  withdrawn_versions: WithdrawnVersionsTable;
  files: FilesTable;
  generation: GenerationTable;
  prices: PricesTable;
  purchased_lines: PurchasedLinesTable;
  outbox: OutboxTable;
  payload_keys: PayloadKeysTable;
  sold_terms: SoldTermsTable;
  maintenance: MaintenanceTable;
  audit_log: AuditLogTable;
  rate_limits: RateLimitsTable;
  customers: CustomersTable;
  account_links: AccountLinksTable;
  account_exports: AccountExportsTable;
  api_keys: ApiKeysTable;
  members: MembersTable;
  invitations: InvitationsTable;
  activity: ActivityTable;
  gone_pages: GonePagesTable;
  text_drafts: TextDraftsTable;
  library_checks: LibraryChecksTable;
  wording_releases: WordingReleasesTable;
}

/** The database, or a transaction on it: stores take this. */
export type Database = Kysely<Schema>;
/** For what must never run outside a transaction. */
export type Transaction = KyselyTransaction<Schema>;

interface MaintenanceTable {
  only_one: Generated<boolean>;
  since: Date;
}

interface SitesTable {
  id: string;
  owner_id: Nullable<string>;
  address: Nullable<string>;
  name: string;
  /** Name and address, folded for searching and ordering. */
  search: GeneratedAlways<string>;
  /** Null of a visitor's. */
  website_id: Nullable<string>;
  created_at: Date;
}

export type AgreementStatus = 'unfinished' | 'finalized';

interface AgreementsTable {
  id: string;
  site_id: string;
  owner_id: Nullable<string>;
  type: AgreementType;
  status: AgreementStatus;
  access_token_hash: Uint8Array;
  request_id: string;
  request_hash: Uint8Array;
  request_secret_hash: Nullable<Uint8Array>;
  token_ended_at: Nullable<Date>;
  current_version_id: Nullable<string>;
  delivery_email: Nullable<string>;
  interface_language: Language;
  live_token: string;
  edited: Generated<boolean>;
  deleted_at: Nullable<Date>;
  revision: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

interface AgreementVersionsTable {
  id: string;
  agreement_id: string;
  number: number;
  questionnaire_version: number;
  law_catalogue_version: string;
  library: Nullable<string>;
  clause_versions: JsonColumn<Readonly<Record<string, number>>>;
  answers: JsonColumn<JsonObject>;
  included: JsonColumn<JsonObject>;
  site_name: Nullable<string>;
  site_address: Nullable<string>;
  delivery_email: Nullable<string>;
  origin: Generated<VersionOrigin>;
  restored_from: Nullable<number>;
  wording: JsonColumnOrNull<readonly { id: string; language: Language; digest: string }[]>;
  hash: string;
  created_at: Date;
}

interface WordingReleasesTable {
  text_id: string;
  language: Language;
  digest: string;
  note: string;
  released_at: Date;
}

interface AgreementDocumentsTable {
  version_id: string;
  language: Language;
  title: string;
  tree: JsonColumn<unknown>;
  clause_ranges: JsonColumn<readonly unknown[]>;
  generated_tree: JsonColumnOrNull<unknown>;
  generated_ranges: JsonColumnOrNull<readonly unknown[]>;
  source_hashes: JsonColumnWithDefault<Readonly<Record<string, string>>>;
  hash: string;
}

interface TextDraftsTable {
  agreement_id: string;
  language: Language;
  revision: number;
  based_on: number;
  clauses: JsonColumn<readonly { id: string; markdown: string }[]>;
  saved_at: Date;
}

interface LibraryChecksTable {
  agreement_id: string;
  version_id: string;
  library: string;
  reasons: JsonColumn<readonly LibraryReason[]>;
  checked_at: Date;
}
/** Kinds as in the contract's `UpdateReason`; words are found when somebody asks. */
export interface LibraryReason {
  kind: 'clause' | 'law' | 'questions' | 'banner';
  id: string;
}

interface ServedVersionsTable {
  version_id: string;
  agreement_id: string;
  served_at: Date;
}

/** Served versions whose payment went back, until they are served again. */
interface WithdrawnVersionsTable {
  version_id: string;
  withdrawn_at: Date;
}

interface FilesTable {
  id: string;
  version_id: string;
  language: Language;
  format: Format;
  content: Uint8Array;
  bytes: number;
  content_type: string;
  file_name: string;
  content_hash: string;
  renderer_version: string;
  created_at: Date;
}

export type GenerationStatus = 'generating' | 'ready' | 'failed';

interface GenerationTable {
  version_id: string;
  status: GenerationStatus;
  requested_at: Date;
  finished_at: Nullable<Date>;
  attempts: Generated<number>;
  failure: Nullable<string>;
}

interface PricesTable {
  id: string;
  effective_from: Date;
  price_table: JsonColumn<JsonObject>;
  built_in: Generated<boolean>;
}

interface PurchasedLinesTable {
  agreement_id: string;
  code: string;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  transaction_id: string;
}

interface OutboxTable {
  id: string;
  event_key: string;
  recipient: string;
  language: Language;
  message: string;
  facts: JsonColumn<JsonObject>;
  subject: string;
  text: string;
  html: string;
  status: Generated<'waiting' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  next_attempt_at: Nullable<Date>;
  created_at: Date;
  sent_at: Nullable<Date>;
}

interface SoldTermsTable {
  hash: string;
  type: 'TERMS_CONDITIONS' | 'RETURN_REFUND_POLICY';
  number: number;
  /** ISO date. */
  effective_on: string;
  language: Language;
  tree: JsonColumn<unknown>;
  kept_at: Date;
}

interface PayloadKeysTable {
  id: string;
  mode: 'development' | 'standalone' | 'production';
  public_jwk: JsonColumn<JsonObject>;
  private_jwk: JsonColumn<JsonObject>;
  created_at: Date;
  retired_at: Nullable<Date>;
}

interface AuditLogTable {
  seq: GeneratedAlways<number>;
  actor: string;
  action: string;
  object_type: string;
  object_id: string;
  at: Date;
}

interface ActivityTable {
  id: string;
  owner_id: string;
  actor_id: Nullable<string>;
  at: Date;
  kind: ActivityKind;
  means: ActivityMeans;
  means_name: Nullable<string>;
  object: ActivityObject;
  object_id: Nullable<string>;
  object_name: Nullable<string>;
  document_type: Nullable<AgreementType>;
  country: Nullable<string>;
}

interface RateLimitsTable {
  key: string;
  points: Generated<number>;
  /** Milliseconds since 1970. */
  expire: Nullable<number>;
}

interface CustomersTable {
  id: string;
  customer_id: string;
  email: string;
  /** Null: an organisation, which nobody logs in as. */
  email_key: Nullable<string>;
  password_hash: Nullable<string>;
  language: Language;
  first_name: Generated<string>;
  last_name: Generated<string>;
  personal_id: Generated<string>;
  /** ISO 3166 alpha-2, or empty. */
  country: Generated<string>;
  phone: Generated<string>;
  confirmed_at: Nullable<Date>;
  /** Name of an organisation; null: a person. */
  organisation: Nullable<string>;
  /** Of an organisation: nothing is published before it is approved. */
  approval_required: Generated<boolean>;
  sign_up_hash: Nullable<Uint8Array>;
  devices_ended: Generated<number>;
  website_table: JsonColumnOrNull<LastTable>;
  created_at: Date;
  updated_at: Date;
}

export type LinkPurpose = 'activation' | 'reset';

interface AccountLinksTable {
  hash: Uint8Array;
  customer_id: string;
  purpose: LinkPurpose;
  created_at: Date;
  expires_at: Date;
  used_at: Nullable<Date>;
}

interface ApiKeysTable {
  id: string;
  customer_id: string;
  hash: Uint8Array;
  hint: string;
  name: string;
  scopes: KeyScope[];
  website_ids: Nullable<string[]>;
  created_at: Date;
  expires_at: Nullable<Date>;
  last_used_at: Nullable<Date>;
}

interface MembersTable {
  organisation_id: string;
  person_id: string;
  role: MemberRole;
  website_ids: Nullable<string[]>;
  joined_at: Date;
}

interface InvitationsTable {
  id: string;
  organisation_id: string;
  hash: Uint8Array;
  email: string;
  email_key: string;
  role: MemberRole;
  website_ids: Nullable<string[]>;
  created_at: Date;
  expires_at: Date;
}

interface AccountExportsTable {
  id: string;
  customer_id: string;
  content: Uint8Array;
  expires_at: Date;
}

interface GonePagesTable {
  live_token: string;
  language: Language;
  gone_at: Date;
}
