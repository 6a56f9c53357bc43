-- Prescribed wording that the operator compared with the official text: one row for the very words that were read.
create table wording_releases (
  text_id text not null check (length(text_id) between 1 and 80),
  language document_language not null,
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  -- Who compared it with what; for operators only.
  note text not null check (length(note) between 3 and 500),
  released_at timestamptz not null,
  primary key (text_id, language, digest)
);

-- Prescribed wording in the documents that was not compared when they were written. Null: from before this was kept.
alter table agreement_versions add column wording jsonb;
