-- An organisation has a provider (OpenID Connect) by which its members may log in. The secret is sealed by that of the
-- instance. Another id comes with another issuer or client, since nobody is the same person there.
create table identity_providers (
  id random_id primary key,
  organisation_id random_id not null constraint identity_providers_organisation_key unique references customers (id) on delete cascade,
  issuer text not null check (length(issuer) between 1 and 500),
  client_id text not null check (length(client_id) between 1 and 300),
  sealed_secret bytea not null,
  -- Null: nobody has tried it as it is now.
  tested_at timestamptz,
  -- Members act for the organisation only in sessions that it opened.
  required boolean not null default false check (not required or tested_at is not null),
  -- The owner who set it, or tried it since; null: owns the organisation no more, so that nobody vouches for it.
  set_by random_id references customers (id) on delete set null,
  created_at timestamptz not null
);
create index identity_providers_set_by on identity_providers (set_by);

-- Whom a provider means. It goes with the membership.
create table provider_links (
  provider_id random_id not null references identity_providers (id) on delete cascade,
  subject text not null check (length(subject) between 1 and 255),
  organisation_id random_id not null,
  person_id random_id not null,
  created_at timestamptz not null,
  primary key (provider_id, subject),
  constraint provider_links_person_key unique (provider_id, person_id),
  foreign key (organisation_id, person_id) references members (organisation_id, person_id) on delete cascade
);
create index provider_links_member on provider_links (organisation_id, person_id);

-- A link that waits until the person confirms it by the letter, which alone has the secret.
create table provider_letters (
  hash bytea primary key check (length(hash) = 32),
  provider_id random_id not null references identity_providers (id) on delete cascade,
  subject text not null check (length(subject) between 1 and 255),
  organisation_id random_id not null,
  person_id random_id not null,
  expires_at timestamptz not null,
  foreign key (organisation_id, person_id) references members (organisation_id, person_id) on delete cascade
);
create index provider_letters_member on provider_letters (organisation_id, person_id);
create index provider_letters_provider on provider_letters (provider_id);
create index provider_letters_expiry on provider_letters (expires_at);

-- Who was sent to a provider and may come back, once, with the same browser.
create table provider_attempts (
  hash bytea primary key check (length(hash) = 32),
  provider_id random_id not null references identity_providers (id) on delete cascade,
  browser_hash bytea not null check (length(browser_hash) = 32),
  -- An owner who tries it; null: a log-in, of whomever.
  person_id random_id references customers (id) on delete cascade,
  expires_at timestamptz not null
);
create index provider_attempts_provider on provider_attempts (provider_id);
create index provider_attempts_person on provider_attempts (person_id);
create index provider_attempts_expiry on provider_attempts (expires_at);

-- A session that a provider opened acts for its organisation alone, and ends with the membership. Its role is the least
-- one, so that whoever does not know the column may do nothing with it.
alter table sessions add column organisation_id random_id;
-- contract: the version before it writes null, which meets it, and sessions are few beside other rows
alter table sessions add constraint sessions_member
  foreign key (organisation_id, customer_id) references members (organisation_id, person_id) on delete cascade;
create index sessions_member on sessions (organisation_id, customer_id) where organisation_id is not null;
