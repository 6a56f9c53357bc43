-- The service is in maintenance while the row is there: every process sees it, and a restart keeps it.
create table maintenance (
  only_one boolean primary key default true check (only_one),
  since timestamptz not null
);
