create table prices (
  id random_id primary key,
  effective_from timestamptz not null constraint prices_effective_from_key unique,
  price_table jsonb not null check (jsonb_typeof(price_table) = 'object')
);

create table transactions (
  id random_id primary key,
  item_type text not null check (item_type in ('agreement', 'consent')),
  item_id random_id not null,
  status text not null check (
    status in ('processing', 'approved', 'rejected', 'cancelled', 'pending-verification')
  ),
  processor text not null check (processor in ('sandbox', 'stripe', 'braintree', 'paypal', 'fastspring')),
  quote jsonb not null check (jsonb_typeof(quote) = 'object'),
  quote_hash text not null check (quote_hash ~ '^[0-9a-f]{64}$'),
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  response jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index transactions_item on transactions (item_type, item_id, created_at);
-- One open transaction per item: a second tab meets this index, not a second charge. One that waits for
-- the provider's verification is as open as one in process.
create unique index transactions_one_open on transactions (item_type, item_id)
  where status in ('processing', 'pending-verification');

create table purchased_lines (
  agreement_id random_id not null references agreements (id) on delete cascade,
  code text not null check (length(code) between 1 and 200),
  amount integer not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  transaction_id random_id not null references transactions (id),
  primary key (agreement_id, code)
);
create index purchased_lines_transaction on purchased_lines (transaction_id);
