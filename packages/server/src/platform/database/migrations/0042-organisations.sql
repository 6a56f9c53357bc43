-- An organisation owns what a person can own, so that it is a row beside those of people; nobody logs in as one. What
-- has a name is an organisation: it has no password, and its address is where its letters go, which may be the address
-- of a person as well.
alter table customers alter column email_key drop not null;
-- contract: the version before it writes people alone, who meet the checks, and accounts are few beside other rows
alter table customers add column organisation text
  check (length(organisation) between 1 and 100)
  check ((organisation is null) = (email_key is not null))
  check (organisation is null or password_hash is null);

create table members (
  organisation_id random_id not null references customers (id) on delete cascade,
  person_id random_id not null references customers (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'reviewer', 'billing', 'client')),
  -- Null: all websites of the organisation. Ids of websites that are gone open nothing.
  website_ids text[] check (cardinality(website_ids) between 1 and 100),
  joined_at timestamptz not null,
  primary key (organisation_id, person_id)
);
create index members_person on members (person_id);

-- Who is to join. The letter alone has the secret. A row goes when it is accepted, withdrawn or replaced.
create table invitations (
  id random_id primary key,
  organisation_id random_id not null references customers (id) on delete cascade,
  hash bytea not null constraint invitations_hash_key unique check (length(hash) = 32),
  email text not null check (length(email) between 4 and 320),
  email_key text not null check (email_key = lower(email_key)),
  role text not null check (role in ('owner', 'editor', 'reviewer', 'billing', 'client')),
  website_ids text[] check (cardinality(website_ids) between 1 and 100),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index invitations_expiry on invitations (expires_at);
create unique index invitations_address on invitations (organisation_id, email_key);
