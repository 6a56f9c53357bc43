create table customers (
  id random_id primary key,
  -- The id that people see, in messages and to support.
  customer_id uuid not null constraint customers_customer_id_key unique,
  -- As the person wrote it; email_key is what it is compared by.
  email text not null check (length(email) between 4 and 320),
  email_key text not null constraint customers_email_key unique check (email_key = lower(email_key)),
  -- Null until the first password is set. Names its own algorithm and parameters.
  password_hash text check (length(password_hash) <= 500),
  language document_language not null,
  first_name text not null default '' check (length(first_name) <= 100),
  last_name text not null default '' check (length(last_name) <= 100),
  personal_id text not null default '' check (length(personal_id) <= 50),
  country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  phone text not null default '' check (length(phone) <= 40),
  confirmed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Secrets that letters carry: hashed, for one purpose, once, and not for ever.
create table account_links (
  hash bytea primary key check (length(hash) = 32),
  customer_id random_id not null references customers (id) on delete cascade,
  purpose text not null check (purpose in ('activation', 'reset')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_customer on account_links (customer_id, purpose);
create index account_links_expired on account_links (expires_at);

-- A session is a family of tokens: each renewal adds a pair, and the family ends as one.
create table sessions (
  id random_id primary key,
  customer_id random_id not null references customers (id) on delete cascade,
  role text not null check (role in ('unconfirmed', 'customer')),
  -- Browser and system in a few words.
  device text not null check (length(device) <= 100),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- However often it is renewed, it ends here.
  expires_at timestamptz not null
);
create index sessions_customer on sessions (customer_id, created_at);
create index sessions_expired on sessions (expires_at);

create table session_tokens (
  access_hash bytea primary key check (length(access_hash) = 32),
  refresh_hash bytea not null constraint session_tokens_refresh_key unique check (length(refresh_hash) = 32),
  session_id random_id not null references sessions (id) on delete cascade,
  created_at timestamptz not null,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  -- Set when the refresh token was used. For a moment it is answered with the same successor, so that
  -- two tabs can renew at once; the pair is sealed under the used token itself, which is not stored.
  replaced_at timestamptz,
  successor bytea,
  check ((replaced_at is null) = (successor is null))
);
create index session_tokens_session on session_tokens (session_id);

-- What a customer asked to have exported; gone after ten minutes or when taken.
create table account_exports (
  id random_id primary key,
  customer_id random_id not null references customers (id) on delete cascade,
  content bytea not null,
  expires_at timestamptz not null
);
create index account_exports_customer on account_exports (customer_id);
create index account_exports_expired on account_exports (expires_at);

alter table sites
  add constraint sites_owner_fkey foreign key (owner_id) references customers (id);
alter table agreements
  add constraint agreements_owner_fkey foreign key (owner_id) references customers (id);
