-- What those who deal with a request say to one another: in no letter and on no page of the visitor. Never changed; an
-- account that goes takes its name along.
create table request_notes (
  -- Made by the page, so that a form that is sent twice notes once.
  id uuid primary key,
  request_id random_id not null references privacy_requests (id) on delete cascade,
  number integer not null check (number between 1 and 100),
  person_id random_id references customers (id) on delete set null,
  at timestamptz not null,
  said text not null check (length(said) between 1 and 2000),
  constraint request_notes_number_key unique (request_id, number)
);
create index request_notes_person on request_notes (person_id);

create function request_note_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from privacy_requests r where r.id = old.request_id) then return old; end if;
  if tg_op = 'UPDATE' and new.person_id is null
    and (new.id, new.request_id, new.number, new.at, new.said) is not distinct from
      (old.id, old.request_id, old.number, old.at, old.said) then return new; end if;
  raise exception '% on % is refused: its rows never change', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger request_notes_never_change
  before update or delete on request_notes for each row execute function request_note_guard();
create trigger request_notes_is_never_emptied
  before truncate on request_notes for each statement execute function refuse_change();

-- Who of the organisation deals with a request. Holds nothing where that person is no member with that right any more.
create table request_assignments (
  request_id random_id primary key references privacy_requests (id) on delete cascade,
  person_id random_id not null references customers (id) on delete cascade
);
create index request_assignments_person on request_assignments (person_id);

-- A file for the visitor, under a key that follows from the secret of the instance. Its content goes when its time is over or
-- the owner takes it away; that it was there, and when it was fetched, stays with the request.
create table request_files (
  id uuid primary key,
  request_id random_id not null references privacy_requests (id) on delete cascade,
  name text not null check (length(name) between 1 and 120),
  bytes integer not null check (bytes between 1 and 5000000),
  -- Null: gone.
  sealed bytea,
  put_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > put_at),
  -- For the first time.
  fetched_at timestamptz,
  -- Of the code that was sent last: works once, until then, for so many tries. How many were sent.
  code_hash bytea check (length(code_hash) = 32),
  code_until timestamptz,
  code_tries smallint not null default 0 check (code_tries between 0 and 5),
  codes smallint not null default 0 check (codes between 0 and 10),
  check ((code_hash is null) = (code_until is null))
);
create index request_files_request on request_files (request_id);
create index request_files_expiry on request_files (expires_at) where sealed is not null;

-- When the owner was told that nobody has confirmed it yet.
alter table privacy_requests add column told_unconfirmed timestamptz;
create index privacy_requests_unconfirmed on privacy_requests (desk_id, received_at)
  where state = 'unconfirmed' and told_unconfirmed is null;
create index privacy_requests_told on privacy_requests (desk_id, told_unconfirmed) where told_unconfirmed is not null;
-- The log as a file.
create index privacy_requests_received on privacy_requests (desk_id, received_at, id);
