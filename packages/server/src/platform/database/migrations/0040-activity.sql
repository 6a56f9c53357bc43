-- Who did what in an account. The owner is a person for now: a column for owners of another kind can be added beside
-- it, and the actor need not be the owner. Rows are never changed; they go after 24 months, or with their owner.
create table activity (
  id random_id primary key,
  owner_id random_id not null references customers (id) on delete cascade,
  -- Null: somebody who did not log in, the provider of payments, or the operator.
  actor_id random_id,
  at timestamptz not null,
  kind text not null check (length(kind) between 1 and 40),
  means text not null check (means in ('browser', 'key', 'provider', 'operator')),
  -- Of the key, as it was then.
  means_name text check (length(means_name) between 1 and 60),
  object text not null check (length(object) between 1 and 20),
  object_id random_id,
  -- As it was then.
  object_name text check (length(object_name) between 1 and 120),
  document_type text check (length(document_type) between 1 and 20),
  country text check (length(country) = 2)
);
create index activity_newest on activity (owner_id, at desc, id desc);
create index activity_oldest on activity (at);
create trigger activity_never_changes
  before update on activity for each row execute function refuse_change();
