-- Looks at websites. Who knows the id may read it; owner_id: whose list it stands in, null of a visitor's.
-- progress: how far it is. result: what was found, as the API tells it. observation: all that the browser saw, JSON in
-- brotli. failure: why there is no result. attempts: how often a process began with it.
create table scans (
  id text primary key,
  owner_id text references customers (id) on delete cascade,
  address text not null check (length(address) between 1 and 2048),
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  attempts integer not null default 0,
  progress jsonb,
  result jsonb,
  observation bytea check (length(observation) <= 20000000),
  failure text,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  check ((state = 'done') = (result is not null)),
  check ((state = 'failed') = (failure is not null))
);
create index scans_by_owner on scans (owner_id, created_at desc) where owner_id is not null;
create index scans_by_end on scans (expires_at);
