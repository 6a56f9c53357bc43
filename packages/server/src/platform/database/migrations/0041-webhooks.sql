-- Addresses that are told what happens in an account. Their secrets follow from that of the instance: none is stored.
create table webhooks (
  id random_id primary key,
  owner_id random_id not null references customers (id) on delete cascade,
  url text not null check (length(url) between 1 and 2048),
  kinds text[] not null check (cardinality(kinds) between 1 and 20),
  enabled boolean not null default true,
  created_at timestamptz not null,
  -- Since when it took nothing, and how many tries in a row that were.
  failing_since timestamptz,
  failures integer not null default 0 check (failures >= 0),
  -- Nothing is sent before: it took nothing just now.
  resting_until timestamptz,
  -- One process sends at a time, and has to say so again and again.
  held_until timestamptz,
  -- When it was switched off for taking nothing.
  ended_at timestamptz
);
create index webhooks_owner on webhooks (owner_id, created_at);

-- One message to one address: written with what it tells, kept for 30 days.
create table webhook_deliveries (
  id random_id primary key,
  webhook_id random_id not null references webhooks (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  -- What is told once: the same key writes no second message.
  once_key text check (length(once_key) between 1 and 200),
  -- As it is signed and sent.
  body text not null check (length(body) between 2 and 100000),
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz check ((next_attempt_at is null) = (state <> 'waiting')),
  last_attempt_at timestamptz,
  last_status integer check (last_status between 100 and 999),
  last_fault text check (length(last_fault) between 1 and 20),
  constraint webhook_deliveries_once unique (webhook_id, once_key)
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'waiting';
create index webhook_deliveries_oldest on webhook_deliveries (created_at);
