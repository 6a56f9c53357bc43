-- The log of answers, made for years of them: by month, never changed, sealed. `site_id` leads every key that
-- begins with a site; `at` is the time in the record's own id where that can be believed, so that a repeat
-- finds the row it repeats, else the time of arrival.

alter table consent_events rename to consent_events_before;
alter table consent_events_before rename constraint consent_events_pkey to consent_events_before_pkey;
drop index consent_events_month;

create table consent_events (
  site_id random_id not null,
  at timestamptz not null,
  id uuid not null,
  -- When it was written. No transaction writes an earlier time than `cut` of consent_seal_state.
  received_at timestamptz not null,
  client_at timestamptz not null,
  visitor uuid,
  -- SHA-256 of `id.visitor`, in place of a visitor who was erased: seals are made over this.
  visitor_hash bytea check (length(visitor_hash) = 32),
  snapshot text not null check (snapshot ~ '^[0-9a-f]{32}$'),
  action smallint not null check (action between 1 and 6),
  layer smallint not null check (layer between 0 and 2),
  regime text not null check (regime in ('opt-in', 'opt-out', 'notice', 'exempt')),
  granted smallint not null check (granted between 0 and 15),
  offered smallint not null check (offered between 0 and 15),
  vendors bytea check (length(vendors) <= 63),
  country text check (country ~ '^[A-Z]{2}$'),
  gpc boolean not null,
  primary key (site_id, at, id),
  check ((visitor is null) <> (visitor_hash is null))
) partition by range (at);
-- What a visitor may ask for by the id that the banner shows.
create index consent_events_visitor on consent_events (site_id, visitor) where visitor is not null;
create index consent_events_received on consent_events (received_at);

-- Makes the partition of a month, for whoever serves: it may not make tables itself.
create function consent_month(day date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first date := date_trunc('month', day)::date;
  name text := 'consent_events_' || to_char(first, 'YYYY_MM');
begin
  if day not between '2020-01-01' and '2120-01-01' then raise exception 'no month of this log: %', day; end if;
  if to_regclass(name) is not null then return; end if;
  perform pg_advisory_xact_lock(hashtext('consent_month'));
  begin
    -- Attached, which lets others go on reading and writing the log.
    execute format('create table %I (like consent_events including defaults including constraints)', name);
    execute format('create trigger is_never_emptied before truncate on %I
      for each statement execute function refuse_change()', name);
    execute format('alter table consent_events attach partition %I for values from (%L) to (%L)',
      name, first::timestamp at time zone 'UTC', (first + interval '1 month') at time zone 'UTC');
  exception when duplicate_table then
    -- Made by whoever held the lock before.
    null;
  end;
end $$;

-- Removes the months that were over so many months ago, the oldest first, but none younger than a year whatever
-- is asked; by the database's own clock, as a wrong one must not cost the proof. Says how many. One that
-- somebody reads just now waits for the next time.
create function consent_forget_months(kept integer) returns integer
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '200ms' as $$
declare
  first date := date_trunc('month', now() at time zone 'UTC')::date - make_interval(months => greatest(kept, 12));
  month text;
  gone integer := 0;
begin
  for month in
    select right(c.relname, 7) from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'consent_events'::regclass and c.relname < 'consent_events_' || to_char(first, 'YYYY_MM')
    order by 1
  loop
    begin
      execute format('drop table %I', 'consent_events_' || month);
    exception when lock_not_available then
      exit;
    end;
    gone := gone + 1;
    update consent_seal_state
      set forgotten_before = greatest(forgotten_before, (to_date(month, 'YYYY_MM') + interval '1 month')::date);
  end loop;
  return gone;
end $$;

do $$
declare month date;
begin
  for month in
    select generate_series(
      (select coalesce(min(date_trunc('month', at)), date_trunc('month', now())) from consent_events_before),
      now() + interval '2 months', interval '1 month')::date
  loop perform consent_month(month); end loop;
end $$;
insert into consent_events (site_id, at, id, received_at, client_at, visitor, snapshot, action, layer, regime,
    granted, offered, vendors, country, gpc)
  select site_id, at, id, at, client_at, visitor, snapshot, action, layer, regime, granted, offered, vendors,
    country, gpc from consent_events_before;

-- The only change there is: a visitor becomes what seals know of him. Rows go with their consent, never before.
create function consent_row_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select 1 from consents where site_id = old.site_id) then return old; end if;
  elsif tg_table_name like 'consent\_events%' then
    if old.visitor is not null and new.visitor is null
      and new.visitor_hash = sha256(convert_to(old.id || '.' || old.visitor, 'UTF8'))
      and (to_jsonb(new) - 'visitor' - 'visitor_hash') = (to_jsonb(old) - 'visitor' - 'visitor_hash')
    then return new; end if;
  end if;
  raise exception '% on % is refused: its rows never change', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger consent_events_never_change
  before update or delete on consent_events for each row execute function consent_row_guard();
create trigger consent_events_is_never_emptied
  before truncate on consent_events for each statement execute function refuse_change();

-- Ids whose own time is nothing to file them by (a clock that is wrong, an answer that waited for days), with
-- where they stand: for a repeat of them.
create table consent_late (
  site_id random_id not null,
  id uuid not null,
  at timestamptz not null,
  primary key (site_id, id)
);
-- What was there before this log stands at its arrival.
insert into consent_late select site_id, id, at from consent_events_before on conflict do nothing;
drop table consent_events_before;

-- Answers by day (UTC) of `at`, counted in the transaction that writes them. `writer`: each has rows of its own,
-- so that nobody waits for another one's commit. Country '' is unknown.
alter table consent_days rename to consent_days_before;
alter table consent_days_before rename constraint consent_days_pkey to consent_days_before_pkey;
create table consent_days (
  site_id random_id not null,
  day date not null,
  snapshot text not null,
  country text not null,
  action smallint not null,
  regime text not null,
  writer smallint not null check (writer between 0 and 63),
  answers integer not null check (answers >= 0),
  primary key (site_id, day, snapshot, country, action, regime, writer)
);
insert into consent_days
  select site_id, (at at time zone 'UTC')::date, snapshot, coalesce(country, ''), action, regime, 0, count(*)
  from consent_events group by 1, 2, 3, 4, 5, 6;
drop table consent_days_before;
-- Days whose rows are to be made one each.
create index consent_days_apart on consent_days (day, site_id) where writer <> 0;

-- A seal: RFC 6962 tree over the answers of one site that were received in [from_at, to_at), in the order of
-- their ids; hash: over the seal and the hash of the one before.
create table consent_seals (
  site_id random_id not null,
  number integer not null check (number >= 1),
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  answers integer not null check (answers >= 1),
  root bytea not null check (length(root) = 32),
  previous bytea check (length(previous) = 32),
  hash bytea not null check (length(hash) = 32),
  primary key (site_id, number),
  constraint consent_seals_end unique (site_id, to_at),
  check ((number = 1) = (previous is null))
);
create index consent_seals_day on consent_seals (from_at, site_id);
create trigger consent_seals_never_change
  before update or delete on consent_seals for each row execute function consent_row_guard();
create trigger consent_seals_is_never_emptied
  before truncate on consent_seals for each statement execute function refuse_change();

-- Public halves (Ed25519, raw) of the keys that days were signed with.
create table consent_log_keys (
  key_id text primary key check (key_id ~ '^[0-9a-f]{16}$'),
  public_key bytea not null check (length(public_key) = 32),
  created_at timestamptz not null
);
create trigger consent_log_keys_never_change
  before update or delete on consent_log_keys for each row execute function refuse_change();
create trigger consent_log_keys_is_never_emptied
  before truncate on consent_log_keys for each statement execute function refuse_change();

-- Of each site that was sealed on a day, the tree over its seals of it (RFC 6962); signed together, the day's
-- root. Kept when a consent is deleted: without them the roots of others would prove nothing.
create table consent_day_leaves (
  day date not null,
  site_id random_id not null,
  first integer not null check (first >= 1),
  last integer not null check (last >= first),
  root bytea not null check (length(root) = 32),
  primary key (day, site_id)
);
create table consent_day_roots (
  day date primary key,
  sites integer not null check (sites >= 0),
  root bytea not null check (length(root) = 32),
  previous bytea check (length(previous) = 32),
  key_id text not null references consent_log_keys (key_id),
  signature bytea not null check (length(signature) = 64),
  signed_at timestamptz not null
);
create trigger consent_day_leaves_never_change
  before update or delete on consent_day_leaves for each row execute function refuse_change();
create trigger consent_day_leaves_is_never_emptied
  before truncate on consent_day_leaves for each statement execute function refuse_change();
create trigger consent_day_roots_never_change
  before update or delete on consent_day_roots for each row execute function refuse_change();
create trigger consent_day_roots_is_never_emptied
  before truncate on consent_day_roots for each statement execute function refuse_change();

-- cut: no answer that is not yet committed will have been received before. sealed: all before it are in seals.
-- forgotten_before: the months before were removed, by age.
create table consent_seal_state (
  single boolean primary key default true check (single),
  cut timestamptz not null,
  sealed timestamptz not null check (sealed <= cut),
  forgotten_before date
);

-- It only goes forward, and months are forgotten by their owner's function alone.
create function consent_state_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.cut >= old.cut and new.sealed >= old.sealed
    and (new.forgotten_before is not distinct from old.forgotten_before
      or (old.forgotten_before is null or new.forgotten_before > old.forgotten_before)
        and pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage'))
  then return new; end if;
  raise exception '% on % is refused', tg_op, tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger consent_seal_state_goes_forward
  before update or delete on consent_seal_state for each row execute function consent_state_guard();

-- Sites whose consent is gone and whose answers are being removed, piece by piece.
create table consent_erasures (
  site_id random_id primary key
);

-- Called by whoever writes answers, in the transaction that does: until its end the cut stays where it is.
-- Not SQL alone: the cut is to be read after the lock, with a view of the data of that moment.
create function consent_cut() returns timestamptz language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('consent_cut'));
  return coalesce((select cut from consent_seal_state), '-infinity');
end $$;

create function consent_erase_visitor(site random_id, who uuid) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare erased integer;
begin
  update consent_events
    set visitor = null, visitor_hash = sha256(convert_to(id || '.' || visitor, 'UTF8'))
    where site_id = site and visitor = who;
  get diagnostics erased = row_count;
  return erased;
end $$;

-- Removes so many answers to a consent that is gone, and with the last of them its seals and counters. Says how
-- many answers went: none when all is gone.
create function consent_erase_site(site random_id, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare erased integer;
begin
  delete from consent_events e using (select at, id from consent_events where site_id = site limit most) piece
    where e.site_id = site and e.at = piece.at and e.id = piece.id;
  get diagnostics erased = row_count;
  if erased = 0 then
    delete from consent_seals where site_id = site;
    delete from consent_late where site_id = site;
    delete from consent_days where site_id = site;
  end if;
  return erased;
end $$;

-- The serving role is granted what it calls (runtime-role.ts).
revoke execute on function consent_month(date), consent_forget_months(integer),
  consent_erase_visitor(random_id, uuid), consent_erase_site(random_id, integer) from public;
