-- Passkeys (WebAuthn): the public half of a key that a device or a password manager of the person keeps.
create table passkeys (
  id random_id primary key,
  customer_id random_id not null references customers (id) on delete cascade,
  credential_id bytea not null constraint passkeys_credential_key unique check (length(credential_id) between 16 and 1023),
  -- COSE.
  public_key bytea not null,
  -- What the device calls the account by: random, and the same for all passkeys of an account.
  user_handle random_id not null,
  -- How often the device says that it was used; 0 from those that do not count.
  counter bigint not null check (counter >= 0),
  name text not null check (length(name) between 1 and 240),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_customer on passkeys (customer_id);

-- What a device has to sign, once. The browser has the challenge; of a log-in nobody knows yet whose it is.
create table passkey_challenges (
  hash bytea primary key check (length(hash) = 32),
  purpose text not null check (purpose in ('add', 'log-in')),
  customer_id random_id references customers (id) on delete cascade,
  user_handle random_id,
  expires_at timestamptz not null,
  check ((purpose = 'add') = (customer_id is not null) and (purpose = 'add') = (user_handle is not null))
);
create index passkey_challenges_customer on passkey_challenges (customer_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
