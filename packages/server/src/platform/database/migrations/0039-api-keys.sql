-- Keys by which programs use an account. The secret is random and long, so that its hash needs no salt.
create table api_keys (
  id random_id primary key,
  customer_id random_id not null references customers (id) on delete cascade,
  hash bytea not null constraint api_keys_hash_key unique check (length(hash) = 32),
  hint text not null check (length(hint) = 4),
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null check (cardinality(scopes) between 1 and 4),
  -- Null: all websites of the account. Ids of websites that are gone open nothing.
  website_ids text[] check (cardinality(website_ids) between 1 and 100),
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz
);
create index api_keys_customer on api_keys (customer_id, created_at);
