-- When a website that is watched is to be looked at next; null where it is not watched.
alter table websites add column next_scan_at timestamptz;
create index websites_due on websites (next_scan_at) where next_scan_at is not null;

-- is_due: nobody asked for it, the rhythm of its website did. stop_asked: what was found by then is used.
-- changes: what is different from the look before. evidence: all that is shown as evidence, JSON in brotli.
alter table scans
  add column is_due boolean not null default false,
  add column stop_asked boolean not null default false,
  add column changes jsonb,
  add column evidence bytea;

-- The hash of each file of evidence, chained by website and signed when it is made (key_id, signature); it becomes a
-- part of the next signed day (day). It names neither an owner nor a host, and stays when they go.
create table scan_evidence (
  website_id random_id not null,
  number integer not null check (number >= 1),
  scan_id random_id not null unique,
  at timestamptz not null,
  evidence bytea not null check (length(evidence) = 32),
  previous bytea check (length(previous) = 32),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  signature bytea not null check (length(signature) = 64),
  day date,
  primary key (website_id, number)
);
create index scan_evidence_day on scan_evidence (day);

create trigger scan_evidence_never_changes
  before update or delete on scan_evidence for each row execute function consent_deletion_guard();
create trigger scan_evidence_is_never_emptied
  before truncate on scan_evidence for each statement execute function refuse_change();
