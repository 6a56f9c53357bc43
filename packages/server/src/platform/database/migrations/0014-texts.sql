-- Where a version comes from: answers alone, a text written by hand, answers with texts by hand kept, or an
-- earlier version taken back.
alter table agreement_versions
  add column origin text not null default 'generated'
    check (origin in ('generated', 'edited', 'merged', 'restored')),
  add column restored_from integer check (restored_from >= 1),
  add constraint agreement_versions_restored_check check ((origin = 'restored') = (restored_from is not null));

-- What the answers gave, where somebody wrote over it: the base of the next merge. Null where tree is that.
-- source_hashes: by clause, SHA-256 of the source that a translation was last written or checked against;
-- one that is missing was made together with its source.
alter table agreement_documents
  add column generated_tree jsonb,
  add column generated_ranges jsonb,
  add column source_hashes jsonb not null default '{}' check (jsonb_typeof(source_hashes) = 'object'),
  add constraint agreement_documents_generated_check
    check ((generated_tree is null) = (generated_ranges is null));

-- What is being written and not saved yet, all clauses in their order.
create table text_drafts (
  agreement_id random_id not null references agreements (id) on delete cascade,
  language document_language not null,
  revision integer not null check (revision >= 1),
  based_on integer not null check (based_on >= 1),
  clauses jsonb not null check (jsonb_typeof(clauses) = 'array'),
  saved_at timestamptz not null,
  primary key (agreement_id, language)
);

-- Whether newer texts wait for a served version; `library` names the clauses, laws and questions it was held
-- against. Empty reasons: nothing waits.
create table library_checks (
  agreement_id random_id primary key references agreements (id) on delete cascade,
  version_id random_id not null,
  library text not null check (length(library) between 1 and 64),
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  checked_at timestamptz not null
);
