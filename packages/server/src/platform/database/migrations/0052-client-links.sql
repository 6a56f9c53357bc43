-- By which a client answers open questions of the documents of its website without an account. Goes with the website;
-- one that moves to another account leaves its links behind.
create table client_links (
  id random_id primary key,
  website_id random_id not null references websites (id) on delete cascade,
  -- Of the token that the address carries; it is stored nowhere.
  token_hash bytea not null check (length(token_hash) = 32),
  -- Who asks, as the client reads it.
  asker text not null check (length(asker) between 1 and 100),
  -- [{type, agreement_id, question, options, base}]; base: digest of what the document said of it then, null: nothing.
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  -- Null: the account is gone.
  made_by random_id references customers (id) on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  revoked_at timestamptz,
  -- When its address was made anew; sendings count from then. Null: never.
  renewed_at timestamptz,
  constraint client_links_token_hash_key unique (token_hash)
);
create index client_links_website on client_links (website_id, created_at);
create index client_links_made_by on client_links (made_by);
create index client_links_expiry on client_links (expires_at);
create index client_links_revoked on client_links (revoked_at) where revoked_at is not null;

-- One press of the client; the page makes the id, so that what is sent twice counts once.
create table client_sendings (
  link_id random_id not null references client_links (id) on delete cascade,
  request_id uuid not null,
  at timestamptz not null,
  remark text check (length(remark) between 1 and 2000),
  primary key (link_id, request_id)
);

-- The last answer to each question; nothing of it is in a document before somebody takes it over.
create table client_answers (
  link_id random_id not null references client_links (id) on delete cascade,
  type text not null,
  question text not null check (length(question) between 1 and 80),
  -- By question: this one, and what hangs on it.
  given jsonb not null check (jsonb_typeof(given) = 'object'),
  given_at timestamptz not null,
  taken_at timestamptz,
  primary key (link_id, type, question)
);
