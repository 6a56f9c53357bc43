import type {
  Appearance,
  BannerFields,
  Language,
  Processor as OfferedProcessor,
} from '@clausewright/contract';
import type { Generated, GeneratedAlways } from 'kysely';
import type { JsonColumn, JsonColumnOrNull, JsonColumnWithDefault } from './json.ts';
import type { JsonObject, Nullable } from './json.ts';

/** Tables of prices, payments, invoices and subscriptions. What each column means stands in the migrations. */
export interface BillingSchema {
  sales: SalesTable;
  transactions: TransactionsTable;
  transaction_facts: TransactionFactsTable;
  provider_events: ProviderEventsTable;
  refunds: RefundsTable;
  ledger_entries: LedgerEntriesTable;
  invoice_counters: { series: string; last: number };
  invoices: InvoicesTable;
  billing_addresses: BillingAddressesTable;
  vies_checks: ViesChecksTable;
  vat_rates: VatRatesTable;
  exchange_rates: { currency: string; day: string; rate_millionths: number };
  discount_codes: DiscountCodesTable;
  discount_redemptions: DiscountRedemptionsTable;
  provider_customers: { customer_id: string; processor: string; reference: string };
  payment_methods: PaymentMethodsTable;
  consents: ConsentsTable;
  subscriptions: SubscriptionsTable;
  subscription_periods: SubscriptionPeriodsTable;
  sandbox_charges: SandboxChargesTable;
  provider_errands: ProviderErrandsTable;
}

export type ItemType = 'agreement' | 'consent';
/** What may stand in a row; `operator` marks by hand, `none` where nothing was left to pay. */
export type Processor = OfferedProcessor | 'operator' | 'none';

/** What the last attempt at a provider came to. */
export type AttemptState =
  | 'created'
  | 'requires-action'
  | 'processing'
  | 'pending-verification'
  | 'approved'
  | 'rejected'
  | 'cancelled';
export type TransactionState = AttemptState | 'partially-refunded' | 'refunded' | 'disputed';
export type DisputeState = 'none' | 'open' | 'won' | 'lost';

interface SalesTable {
  id: string;
  item_type: ItemType;
  item_id: string;
  covered_by: Nullable<string>;
  created_at: Date;
}

interface TransactionsTable {
  id: string;
  item_type: ItemType;
  item_id: string;
  sale_id: Nullable<string>;
  kind: Generated<'purchase' | 'renewal'>;
  state: TransactionState;
  processor: Processor;
  quote: JsonColumn<JsonObject>;
  quote_hash: string;
  quote_expires_at: Nullable<Date>;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  customer_id: Nullable<string>;
  email: Nullable<string>;
  language: Generated<Language>;
  buyer: JsonColumnWithDefault<JsonObject>;
  provider_reference: Nullable<string>;
  attempt_reading: Generated<number>;
  attempt_state: Generated<AttemptState>;
  failure: Nullable<string>;
  captured: Generated<number>;
  refunded: Generated<number>;
  dispute_reading: Generated<number>;
  dispute_state: Generated<DisputeState>;
  mismatch: Nullable<string>;
  surplus: Generated<boolean>;
  readings: Generated<number>;
  read_at: Nullable<Date>;
  next_check_at: Nullable<Date>;
  charging_until: Nullable<Date>;
  payment_method_id: Nullable<string>;
  save_method: Generated<boolean>;
  response: JsonColumnOrNull<unknown>;
  /** When the provider was first asked for money; null: nothing can have been charged. */
  charge_started_at: Nullable<Date>;
  created_at: Date;
  updated_at: Date;
}

interface TransactionFactsTable {
  seq: GeneratedAlways<number>;
  transaction_id: string;
  source: string;
  facts: JsonColumn<JsonObject>;
  at: Date;
}

interface ProviderEventsTable {
  id: string;
  provider: string;
  event_id: string;
  type: string;
  reference: Nullable<string>;
  transaction_id: Nullable<string>;
  plan_reference: Nullable<string>;
  status: Generated<'waiting' | 'done' | 'unknown'>;
  received_at: Date;
  done_at: Nullable<Date>;
}

interface RefundsTable {
  id: string;
  transaction_id: string;
  amount: number;
  reason: 'operator' | 'surplus' | 'dispute' | 'provider';
  status: 'requested' | 'done' | 'failed';
  provider_reference: Nullable<string>;
  note: Generated<string>;
  created_at: Date;
  done_at: Nullable<Date>;
}

export type LedgerAccount = 'provider' | 'revenue' | 'vat' | 'customer' | 'disputes';

interface LedgerEntriesTable {
  seq: GeneratedAlways<number>;
  transaction_id: string;
  posting: string;
  account: LedgerAccount;
  amount: number;
  currency: string;
  at: Date;
}

interface InvoicesTable {
  id: string;
  series: string;
  sequence: number;
  number: string;
  kind: 'invoice' | 'credit-note';
  corrects: Nullable<string>;
  transaction_id: string;
  refund_id: Nullable<string>;
  customer_id: Nullable<string>;
  language: Language;
  issued_at: Date;
  content: JsonColumn<JsonObject>;
  net: number;
  vat: number;
  total: number;
  currency: string;
}

interface BillingAddressesTable {
  customer_id: string;
  company_name: Generated<string>;
  business_purchase: Generated<boolean>;
  vat_registered: Generated<boolean>;
  vat_number: Generated<string>;
  cui_cif: Generated<string>;
  name: Generated<string>;
  address: Generated<string>;
  city: Generated<string>;
  postal_code: Generated<string>;
  country: Generated<string>;
  state: Generated<string>;
  phone: Generated<string>;
  updated_at: Date;
}

interface ViesChecksTable {
  country: string;
  vat_number: string;
  name: Nullable<string>;
  address: Nullable<string>;
  consultation: Nullable<string>;
  checked_at: Date;
}

interface VatRatesTable {
  country: string;
  effective_from: Date;
  rate: number;
  built_in: Generated<boolean>;
}

interface DiscountCodesTable {
  id: string;
  code: string;
  code_key: string;
  percent: Nullable<number>;
  fixed: Nullable<number>;
  currency: Nullable<string>;
  scope: JsonColumnOrNull<readonly string[]>;
  upgrades: Generated<boolean>;
  starts_at: Date;
  ends_at: Nullable<Date>;
  total_limit: Nullable<number>;
  customer_limit: Nullable<number>;
  minimum: Generated<number>;
  periods: Generated<number>;
  disabled_at: Nullable<Date>;
  created_at: Date;
}

interface DiscountRedemptionsTable {
  transaction_id: string;
  code_id: string;
  payer_hash: Uint8Array;
  status: 'reserved' | 'redeemed' | 'released';
  reserved_at: Date;
}

interface PaymentMethodsTable {
  id: string;
  customer_id: string;
  processor: OfferedProcessor;
  reference: string;
  kind: 'card' | 'paypal' | 'other';
  brand: Generated<string>;
  last4: Generated<string>;
  label: Generated<string>;
  expires_month: Nullable<number>;
  expires_year: Nullable<number>;
  is_default: Generated<boolean>;
  created_at: Date;
}

interface ConsentsTable {
  id: string;
  site_id: string;
  owner_id: string;
  request_id: string;
  domain: string;
  active: Generated<boolean>;
  /** Empty until something was decided: then what is usual holds. */
  appearance: JsonColumnWithDefault<Appearance | Record<string, never>>;
  fields: JsonColumnWithDefault<Partial<Record<Language, BannerFields>>>;
  published: Nullable<number>;
  created_at: Date;
  updated_at: Date;
  deleted_at: Nullable<Date>;
}

export type SubscriptionState = 'active' | 'past-due' | 'ended';

interface SubscriptionsTable {
  id: string;
  consent_id: string;
  customer_id: string;
  plan: string;
  plan_interval: 'month' | 'year';
  plan_count: number;
  price: number;
  currency: string;
  state: SubscriptionState;
  processor: string;
  payment_method_id: Nullable<string>;
  provider_reference: Nullable<string>;
  mandate: Generated<string>;
  anchor_at: Date;
  period_no: number;
  period_ends_at: Date;
  cancel_at_period_end: Generated<boolean>;
  discount_code_id: Nullable<string>;
  discount_periods_left: Generated<number>;
  failed_tries: Generated<number>;
  next_try_at: Nullable<Date>;
  notified_period: Generated<number>;
  created_at: Date;
  ended_at: Nullable<Date>;
  ended_because: Nullable<string>;
}

interface SubscriptionPeriodsTable {
  subscription_id: string;
  period_no: number;
  starts_at: Date;
  ends_at: Date;
  transaction_id: Nullable<string>;
}

interface SandboxChargesTable {
  transaction_id: string;
  amount: number;
  currency: string;
  state: 'created' | 'challenge' | 'review' | 'captured' | 'declined' | 'abandoned';
  code: Nullable<string>;
  refunded: Generated<number>;
  refunds: JsonColumnWithDefault<Readonly<Record<string, number>>>;
  dispute: Generated<DisputeState>;
  decides_at: Nullable<Date>;
  updated_at: Date;
}

interface ProviderErrandsTable {
  id: string;
  processor: string;
  errand: 'forget-method' | 'settle-plan' | 'readdress-customer';
  reference: string;
  created_at: Date;
}
