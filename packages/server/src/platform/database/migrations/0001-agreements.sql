-- Every id that appears in an address is random, at least 128 bits, base64url.
create domain random_id as text check (value ~ '^[A-Za-z0-9_-]{22,64}$');
create domain document_language as text check (value in ('de', 'en', 'es', 'fr', 'it', 'nl'));

create table sites (
  id random_id primary key,
  owner_id random_id,
  address text check (length(address) <= 2048),
  name text not null check (length(name) between 1 and 500),
  created_at timestamptz not null
);
create index sites_owner on sites (owner_id) where owner_id is not null;

create table agreements (
  id random_id primary key,
  site_id random_id not null references sites (id),
  owner_id random_id,
  type text not null check (
    type in ('PRIVACY_POLICY', 'TERMS_CONDITIONS', 'COOKIES_POLICY', 'EULA', 'DISCLAIMER', 'RETURN_REFUND_POLICY', 'TEST')
  ),
  status text not null check (status in ('unfinished', 'finalized')),
  access_token_hash bytea not null check (length(access_token_hash) = 32),
  -- The caller's id of the creating request and the hash of its body: a repeat is answered, another body refused.
  request_id uuid not null constraint agreements_request_id_key unique,
  request_hash bytea not null check (length(request_hash) = 32),
  current_version_id random_id,
  delivery_email text check (length(delivery_email) <= 320),
  interface_language document_language not null,
  live_token random_id not null constraint agreements_live_token_key unique,
  edited boolean not null default false,
  deleted_at timestamptz,
  revision integer not null default 1 check (revision >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index agreements_site on agreements (site_id);
create index agreements_owner on agreements (owner_id, created_at) where owner_id is not null;
-- What the clean-up of abandoned agreements walks.
create index agreements_abandoned on agreements (updated_at) where status = 'unfinished' and owner_id is null;

create table agreement_versions (
  id random_id primary key,
  agreement_id random_id not null references agreements (id) on delete cascade,
  number integer not null check (number >= 1),
  questionnaire_version integer not null,
  law_catalogue_version text not null,
  clause_versions jsonb not null check (jsonb_typeof(clause_versions) = 'object'),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  included jsonb not null check (jsonb_typeof(included) = 'object'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  constraint agreement_versions_number_key unique (agreement_id, number),
  constraint agreement_versions_of_agreement_key unique (id, agreement_id)
);
-- Composite, so that an agreement can only point at a version of its own.
alter table agreements
  add constraint agreements_current_version_fkey foreign key (current_version_id, id)
  references agreement_versions (id, agreement_id) on delete set null (current_version_id);

create table agreement_documents (
  version_id random_id not null references agreement_versions (id) on delete cascade,
  language document_language not null,
  title text not null check (length(title) between 1 and 1000),
  tree jsonb not null,
  clause_ranges jsonb not null check (jsonb_typeof(clause_ranges) = 'array'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (version_id, language)
);

create table files (
  id random_id primary key,
  version_id random_id not null references agreement_versions (id) on delete cascade,
  language document_language not null,
  format text not null check (format in ('html', 'docx', 'txt', 'md', 'pdf')),
  content bytea not null,
  bytes integer not null check (bytes = length(content)),
  content_type text not null,
  file_name text not null check (length(file_name) between 1 and 255),
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  renderer_version text not null,
  created_at timestamptz not null,
  constraint files_of_version_key unique (version_id, language, format)
);

create table generation (
  version_id random_id primary key references agreement_versions (id) on delete cascade,
  status text not null check (status in ('generating', 'ready', 'failed')),
  requested_at timestamptz not null,
  finished_at timestamptz,
  attempts integer not null default 0 check (attempts >= 0),
  failure text check (length(failure) <= 2000),
  check ((status = 'generating') = (finished_at is null)),
  check (failure is null or status = 'failed')
);

-- A version is what was agreed on that day. It goes with its agreement, but it never changes.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: its rows never change', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger agreement_versions_never_change
  before update on agreement_versions for each row execute function refuse_change();
