create table outbox (
  id random_id primary key,
  -- Names the event, so that the same event writes one message however often its transaction is tried.
  event_key text not null constraint outbox_event_key_key unique check (length(event_key) between 1 and 300),
  recipient text not null check (length(recipient) between 3 and 320),
  language document_language not null,
  message text not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  subject text not null,
  text text not null,
  html text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((status = 'sent') = (sent_at is not null)),
  check ((status = 'waiting') = (next_attempt_at is not null))
);
create index outbox_due on outbox (next_attempt_at) where status = 'waiting';
create index outbox_newest on outbox (created_at desc);

create table payload_keys (
  id random_id primary key,
  mode text not null check (mode in ('development', 'standalone', 'production')),
  public_jwk jsonb not null check (jsonb_typeof(public_jwk) = 'object'),
  private_jwk jsonb not null check (jsonb_typeof(private_jwk) = 'object'),
  created_at timestamptz not null,
  retired_at timestamptz check (retired_at >= created_at)
);
-- One key in use per mode, so that two processes starting at once end with the same one.
create unique index payload_keys_current on payload_keys (mode) where retired_at is null;

create table audit_log (
  seq bigint generated always as identity primary key,
  actor text not null check (length(actor) between 1 and 200),
  action text not null check (length(action) between 1 and 200),
  object_type text not null,
  object_id text not null,
  at timestamptz not null
);
create index audit_log_object on audit_log (object_type, object_id, at);
create trigger audit_log_never_changes
  before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_is_never_emptied
  before truncate on audit_log for each statement execute function refuse_change();

-- Shape of rate-limiter-flexible. Unlogged: a crash empties it, which is accepted for limits.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
