-- Codes of an app beside the password. Their secret follows from that of the instance and the salt: none is stored.
create table second_factors (
  customer_id random_id primary key references customers (id) on delete cascade,
  salt random_id not null,
  created_at timestamptz not null,
  -- Null: set up, and not asked for before a code has shown that it works.
  confirmed_at timestamptz,
  -- The period of 30 seconds whose code was used last: neither that one nor an earlier one works again.
  last_step integer not null default 0 check (last_step >= 0)
);
create index second_factors_unconfirmed on second_factors (created_at) where confirmed_at is null;

-- For whoever lost the device; each works once, and goes then.
create table recovery_codes (
  hash bytea primary key check (length(hash) = 32),
  customer_id random_id not null references customers (id) on delete cascade
);
create index recovery_codes_customer on recovery_codes (customer_id);

-- A log-in whose password was right and whose code is still to come; the browser has the secret.
create table log_in_steps (
  hash bytea primary key check (length(hash) = 32),
  customer_id random_id not null references customers (id) on delete cascade,
  expires_at timestamptz not null
);
create index log_in_steps_customer on log_in_steps (customer_id);
create index log_in_steps_expiry on log_in_steps (expires_at);
