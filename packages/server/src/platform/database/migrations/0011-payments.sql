-- What is known of a payment is a set of facts that only grow; its state is derived from them and kept
-- beside them for queries. `captured` and `refunded` are the greatest sums seen, an attempt or a dispute
-- is that of the latest reading.
alter table transactions drop constraint transactions_status_check;
drop index transactions_one_open;
alter table transactions rename column status to state;
-- Until now there were test payments only: the open ones, whose quotes have another shape, end here.
update transactions set state = 'cancelled' where state in ('processing', 'pending-verification');

-- A sale is one thing sold once: an agreement with its lines, an upgrade, one period of a plan.
create table sales (
  id random_id primary key,
  item_type text not null check (item_type in ('agreement', 'consent')),
  item_id random_id not null,
  -- The payment that covers it; null while it is open.
  covered_by random_id,
  created_at timestamptz not null
);
create unique index sales_one_open on sales (item_type, item_id) where covered_by is null;
insert into sales (id, item_type, item_id, covered_by, created_at)
  select id, item_type, item_id, id, created_at from transactions where state = 'approved';

alter table transactions
  add constraint transactions_state_check check (state in (
    'created', 'requires-action', 'processing', 'pending-verification', 'approved', 'rejected',
    'cancelled', 'partially-refunded', 'refunded', 'disputed')),
  add column sale_id random_id references sales (id),
  add column kind text not null default 'purchase' check (kind in ('purchase', 'renewal')),
  -- Who pays; null for a visitor.
  add column customer_id random_id,
  -- Where messages about it go, and in which language.
  add column email text check (length(email) <= 320),
  add column language document_language not null default 'en',
  -- Buyer as frozen in the quote: name, address, country, company, VAT number, evidence of place.
  add column buyer jsonb not null default '{}' check (jsonb_typeof(buyer) = 'object'),
  -- The provider's name of the object that carries the money (intent, transaction, order, session).
  add column provider_reference text check (length(provider_reference) between 1 and 255),
  add column attempt_reading integer not null default 0,
  add column attempt_state text not null default 'created' check (attempt_state in (
    'created', 'requires-action', 'processing', 'pending-verification', 'approved', 'rejected', 'cancelled')),
  -- A code of the contract's payment reasons, for the words of a refusal.
  add column failure text check (length(failure) <= 100),
  add column captured integer not null default 0 check (captured >= 0),
  add column refunded integer not null default 0 check (refunded >= 0),
  add column dispute_reading integer not null default 0,
  add column dispute_state text not null default 'none' check (dispute_state in ('none', 'open', 'won', 'lost')),
  -- Why money that came does not finish the sale: amount, currency, mode, item; null when all agree.
  add column mismatch text check (length(mismatch) <= 100),
  -- The sale was covered by another payment: this money goes back by itself.
  add column surplus boolean not null default false,
  -- Readings of the provider that were begun; each takes the next number before it asks.
  add column readings integer not null default 0,
  add column read_at timestamptz,
  add column next_check_at timestamptz,
  -- Until then one caller alone may charge; the others read.
  add column charging_until timestamptz,
  -- Which saved method pays, or whether the one used is to be saved.
  add column payment_method_id random_id,
  add column save_method boolean not null default false,
  add column quote_expires_at timestamptz,
  add constraint transactions_money check (refunded <= captured);
update transactions set sale_id = id where id in (select id from sales);
update transactions set captured = amount, attempt_state = 'approved' where state = 'approved';
update transactions set attempt_state = state where state in ('rejected', 'cancelled');
alter table transactions drop constraint transactions_processor_check;
alter table transactions add constraint transactions_processor_check check (
  processor in ('sandbox', 'stripe', 'braintree', 'paypal', 'fastspring', 'operator', 'none'));
-- Money that does not match waits for the operator beside whatever else is open.
create unique index transactions_one_open on transactions (item_type, item_id)
  where state in ('created', 'requires-action', 'processing', 'pending-verification') and mismatch is null;
-- A sale is covered once, whatever two providers do at the same time. Money that does not match covers nothing.
create unique index transactions_one_covering on transactions (sale_id)
  where state in ('approved', 'partially-refunded', 'refunded', 'disputed') and not surplus and mismatch is null;
create unique index transactions_reference on transactions (processor, provider_reference)
  where provider_reference is not null;
create index transactions_due on transactions (next_check_at) where next_check_at is not null;
create index transactions_customer on transactions (customer_id, created_at) where customer_id is not null;

-- Every reading and message that changed a fact; never changed itself.
create table transaction_facts (
  seq bigint generated always as identity primary key,
  transaction_id random_id not null references transactions (id),
  source text not null check (length(source) between 1 and 40),
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  at timestamptz not null
);
create index transaction_facts_transaction on transaction_facts (transaction_id, seq);
create trigger transaction_facts_never_change
  before update on transaction_facts for each row execute function refuse_change();

-- Inbox of webhooks: written before the answer, worked at afterwards.
create table provider_events (
  id random_id primary key,
  provider text not null check (length(provider) between 1 and 20),
  event_id text not null check (length(event_id) between 1 and 255),
  type text not null check (length(type) <= 200),
  reference text check (length(reference) <= 255),
  transaction_id random_id,
  status text not null default 'waiting' check (status in ('waiting', 'done', 'unknown')),
  received_at timestamptz not null,
  done_at timestamptz,
  constraint provider_events_once unique (provider, event_id)
);
create index provider_events_waiting on provider_events (received_at) where status = 'waiting';

create table refunds (
  id random_id primary key,
  transaction_id random_id not null references transactions (id),
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('operator', 'surplus', 'dispute', 'provider')),
  status text not null check (status in ('requested', 'done', 'failed')),
  provider_reference text check (length(provider_reference) <= 255),
  note text not null default '' check (length(note) <= 500),
  created_at timestamptz not null,
  done_at timestamptz
);
create index refunds_transaction on refunds (transaction_id);
create unique index refunds_reference on refunds (transaction_id, provider_reference) where provider_reference is not null;

-- Double entry in minor units: positive is debit, and each transaction sums to nothing.
create table ledger_entries (
  seq bigint generated always as identity primary key,
  transaction_id random_id not null references transactions (id),
  -- What happened: `sale`, `refund:<id>`, `surplus`, `dispute`; once each.
  posting text not null check (length(posting) between 1 and 80),
  account text not null check (account in ('provider', 'revenue', 'vat', 'customer', 'disputes')),
  amount integer not null check (amount <> 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  at timestamptz not null,
  constraint ledger_once unique (transaction_id, posting, account)
);
create trigger ledger_entries_never_change
  before update on ledger_entries for each row execute function refuse_change();

-- A counter row and not a sequence: a transaction that is rolled back leaves no gap.
create table invoice_counters (
  series text primary key check (series ~ '^[A-Z0-9-]{1,20}$'),
  last integer not null check (last >= 0)
);
create table invoices (
  id random_id primary key,
  series text not null references invoice_counters (series),
  sequence integer not null check (sequence > 0),
  number text not null constraint invoices_number_key unique check (length(number) between 1 and 40),
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- Of a credit note: what it corrects.
  corrects random_id references invoices (id),
  transaction_id random_id not null references transactions (id),
  refund_id random_id references refunds (id),
  customer_id random_id,
  language document_language not null,
  issued_at timestamptz not null,
  -- Everything that is printed: seller, buyer, lines, tax, totals; frozen.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  net integer not null,
  vat integer not null,
  total integer not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  constraint invoices_sequence_key unique (series, sequence)
);
create unique index invoices_of_sale on invoices (transaction_id) where kind = 'invoice';
create unique index invoices_of_refund on invoices (refund_id) where refund_id is not null;
create index invoices_customer on invoices (customer_id, issued_at desc) where customer_id is not null;
create trigger invoices_never_change
  before update on invoices for each row execute function refuse_change();

create table billing_addresses (
  customer_id random_id primary key references customers (id) on delete cascade,
  company_name text not null default '' check (length(company_name) <= 300),
  business_purchase boolean not null default false,
  vat_registered boolean not null default false,
  vat_number text not null default '' check (length(vat_number) <= 20),
  cui_cif text not null default '' check (length(cui_cif) <= 30),
  name text not null default '' check (length(name) <= 200),
  address text not null default '' check (length(address) <= 500),
  city text not null default '' check (length(city) <= 100),
  postal_code text not null default '' check (length(postal_code) <= 20),
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  state text not null default '' check (state ~ '^([A-Z]{2}_[A-Z]{2,3})?$'),
  phone text not null default '' check (length(phone) <= 40),
  updated_at timestamptz not null
);

-- Verdicts of the EU's register: only an explicit yes is kept, for a day.
create table vies_checks (
  country text not null check (country ~ '^[A-Z]{2}$'),
  vat_number text not null check (length(vat_number) between 1 and 20),
  name text,
  address text,
  consultation text,
  checked_at timestamptz not null,
  primary key (country, vat_number)
);

create table vat_rates (
  country text not null check (country ~ '^[A-Z]{2}$'),
  effective_from timestamptz not null,
  -- Hundredths of a percent.
  rate integer not null check (rate between 0 and 5000),
  built_in boolean not null default false,
  primary key (country, effective_from)
);
-- Rates of the day for invoices in another currency than the operator's own: how many millionths of the
-- operator's currency one unit of the other is worth.
create table exchange_rates (
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  day date not null,
  rate_millionths bigint not null check (rate_millionths > 0),
  primary key (currency, day)
);

create table discount_codes (
  id random_id primary key,
  code text not null check (length(code) between 1 and 64),
  code_key text not null constraint discount_codes_key unique check (code_key = lower(code_key)),
  -- Exactly one of both: hundredths of a percent, or minor units.
  percent integer check (percent between 1 and 10000),
  fixed integer check (fixed > 0),
  currency text check (currency ~ '^[A-Z]{3}$'),
  -- Agreement types and plan codes it holds for; null: all.
  scope jsonb check (scope is null or jsonb_typeof(scope) = 'array'),
  upgrades boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz,
  total_limit integer check (total_limit > 0),
  customer_limit integer check (customer_limit > 0),
  minimum integer not null default 0 check (minimum >= 0),
  -- Of a plan: for how many periods.
  periods integer not null default 1 check (periods > 0),
  disabled_at timestamptz,
  created_at timestamptz not null,
  check ((percent is null) <> (fixed is null)),
  check ((fixed is null) = (currency is null))
);
create table discount_redemptions (
  transaction_id random_id primary key references transactions (id),
  code_id random_id not null references discount_codes (id),
  -- Keyed hash of the payer's e-mail address, for the limit per customer.
  payer_hash bytea not null check (length(payer_hash) = 32),
  status text not null check (status in ('reserved', 'redeemed', 'released')),
  reserved_at timestamptz not null
);
create index discount_redemptions_code on discount_redemptions (code_id, status);

create table provider_customers (
  customer_id random_id not null references customers (id) on delete cascade,
  processor text not null check (length(processor) between 1 and 20),
  reference text not null check (length(reference) between 1 and 255),
  primary key (customer_id, processor)
);
create table payment_methods (
  id random_id primary key,
  customer_id random_id not null references customers (id) on delete cascade,
  processor text not null check (processor in ('sandbox', 'stripe', 'braintree', 'paypal')),
  -- The provider's token; opens nothing without our keys.
  reference text not null check (length(reference) between 1 and 255),
  kind text not null check (kind in ('card', 'paypal', 'other')),
  brand text not null default '' check (length(brand) <= 40),
  last4 text not null default '' check (length(last4) <= 4),
  -- For PayPal: the payer's address.
  label text not null default '' check (length(label) <= 320),
  expires_month integer check (expires_month between 1 and 12),
  expires_year integer check (expires_year between 2000 and 2200),
  is_default boolean not null default false,
  created_at timestamptz not null,
  constraint payment_methods_reference_key unique (processor, reference)
);
create unique index payment_methods_one_default on payment_methods (customer_id) where is_default;

-- What a consent needs so that a plan can be bought for it.
create table consents (
  id random_id primary key,
  site_id random_id not null references sites (id),
  owner_id random_id not null references customers (id),
  request_id uuid not null constraint consents_request_id_key unique,
  -- Host name, lower case.
  domain text not null check (length(domain) between 1 and 253),
  active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create index consents_owner on consents (owner_id, created_at);

create table subscriptions (
  id random_id primary key,
  consent_id random_id not null references consents (id),
  customer_id random_id not null references customers (id),
  plan text not null check (length(plan) between 1 and 40),
  plan_interval text not null check (plan_interval in ('month', 'year')),
  plan_count integer not null check (plan_count between 1 and 12),
  -- Net minor units per period, as agreed.
  price integer not null check (price >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  state text not null check (state in ('active', 'past-due', 'ended')),
  processor text not null check (length(processor) between 1 and 20),
  payment_method_id random_id references payment_methods (id) on delete set null,
  -- Of a seller of record that renews by itself.
  provider_reference text check (length(provider_reference) <= 255),
  -- What the buyer agreed to, in the words that were shown.
  mandate text not null default '' check (length(mandate) <= 2000),
  anchor_at timestamptz not null,
  period_no integer not null check (period_no >= 1),
  period_ends_at timestamptz not null,
  cancel_at_period_end boolean not null default false,
  discount_code_id random_id references discount_codes (id),
  discount_periods_left integer not null default 0 check (discount_periods_left >= 0),
  failed_tries integer not null default 0,
  next_try_at timestamptz,
  notified_period integer not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (length(ended_because) <= 40)
);
create unique index subscriptions_one_live on subscriptions (consent_id) where state <> 'ended';
create index subscriptions_due on subscriptions (period_ends_at) where state <> 'ended';
create index subscriptions_customer on subscriptions (customer_id, created_at);
create table subscription_periods (
  subscription_id random_id not null references subscriptions (id),
  period_no integer not null check (period_no >= 1),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- The payment that is to cover it, or did.
  transaction_id random_id references transactions (id),
  primary key (subscription_id, period_no)
);

-- The test provider's own books: what a real provider keeps on its side.
create table sandbox_charges (
  transaction_id random_id primary key references transactions (id),
  amount integer not null,
  currency text not null,
  state text not null check (state in ('created', 'challenge', 'review', 'captured', 'declined', 'abandoned')),
  code text check (length(code) <= 40),
  refunded integer not null default 0,
  -- Amounts by the id of the refund: one that is asked for again is the same one.
  refunds jsonb not null default '{}' check (jsonb_typeof(refunds) = 'object'),
  dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost')),
  -- When a review ends.
  decides_at timestamptz,
  updated_at timestamptz not null
);
