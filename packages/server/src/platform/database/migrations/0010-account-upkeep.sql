-- What the hourly clean-up walks.
create index session_tokens_expired on session_tokens (refresh_expires_at);
create index sessions_idle on sessions (last_used_at);
create index customers_unconfirmed on customers (created_at) where confirmed_at is null;

-- The pairs of a session by age: the oldest give way when there are too many.
drop index session_tokens_session;
create index session_tokens_session on session_tokens (session_id, created_at);

-- What export and deletion of an account look for by its address.
create index outbox_recipient on outbox (lower(recipient));
create index agreements_delivery_email on agreements (lower(delivery_email));
