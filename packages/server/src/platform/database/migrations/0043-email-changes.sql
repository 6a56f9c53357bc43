-- The address that an account is to have. The letter to it alone has the secret; a row goes when it is used, replaced,
-- or when sessions are ended by whoever wants to be alone with the account.
create table email_changes (
  customer_id random_id primary key references customers (id) on delete cascade,
  hash bytea not null constraint email_changes_hash_key unique check (length(hash) = 32),
  email text not null check (length(email) between 4 and 320),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_changes_expiry on email_changes (expires_at);

-- readdress-customer: `reference` is the provider's name of a customer, who is told the address of our row.
alter table provider_errands drop constraint provider_errands_errand_check;
-- contract: it allows more than before, so that the version before it writes nothing that this refuses
alter table provider_errands add constraint provider_errands_errand_check
  check (errand in ('forget-method', 'settle-plan', 'readdress-customer'));
