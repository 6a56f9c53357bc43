-- What proves that the log of requests is as it was written: for each event of a request its hash, chained by desk and signed
-- within a minute (key_id, signature); it becomes a part of the next signed day (day). Names nobody: request is the hash of an id
-- that goes with the request, so that nobody finds out afterwards whom it was about. Rows stay when desks and requests go.
create table request_seals (
  desk_id random_id not null,
  number integer not null check (number >= 1),
  request bytea not null check (length(request) = 32),
  -- The event's own number and kind, and when it was.
  event integer not null check (event >= 1),
  kind text not null check (kind in ('received', 'confirmed', 'extended', 'done', 'refused')),
  at timestamptz not null,
  -- Whether a request of its kind waits for a button in a letter: unless it was pressed, it goes after six months.
  confirms boolean not null,
  -- Hash of what was written.
  content bytea not null check (length(content) = 32),
  -- By the clock of who sealed it, and until when all was sealed with it, by the times of events.
  sealed_at timestamptz not null,
  reached timestamptz not null,
  previous bytea check (length(previous) = 32),
  key_id text not null check (key_id ~ '^[0-9a-f]{16}$'),
  signature bytea not null check (length(signature) = 64),
  day date,
  primary key (desk_id, number),
  constraint request_seals_event_key unique (request, event)
);
create index request_seals_day on request_seals (day) where day is not null;
create index request_seals_open on request_seals (sealed_at, desk_id, number) where day is null;
create index request_seals_reached on request_seals (reached);

create trigger request_seals_never_change
  before update or delete on request_seals for each row execute function consent_deletion_guard();
create trigger request_seals_is_never_emptied
  before truncate on request_seals for each statement execute function refuse_change();

create index privacy_request_events_at on privacy_request_events (at);
-- By which a seal finds its request.
create index privacy_requests_hash on privacy_requests (sha256(decode(id::text, 'escape')));
