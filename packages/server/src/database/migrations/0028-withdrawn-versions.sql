-- Versions whose payment went back: their permanent addresses answer 410 until they are served again.
create table withdrawn_versions (
  version_id random_id primary key references served_versions (version_id) on delete cascade,
  withdrawn_at timestamptz not null
);
