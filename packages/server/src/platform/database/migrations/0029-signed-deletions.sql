-- Sites whose log went with their consent, by a right that somebody used. What is signed when it happens (key_id,
-- signature) becomes a part of the next signed day (day). One row has no site: from its day on no log may be missing
-- that has no row here; logs that were missing then were deleted by earlier versions.
create table consent_deletions (
  site_id random_id unique,
  deleted_at timestamptz not null,
  key_id text check (key_id ~ '^[0-9a-f]{16}$'),
  signature bytea check (length(signature) = 64),
  day date,
  check ((key_id is null) = (signature is null)),
  check (site_id is not null or day is not null)
);
create unique index consent_deletions_begin on consent_deletions ((true)) where site_id is null;
create index consent_deletions_day on consent_deletions (day);

-- A row is written once, and once more its day.
create function consent_deletion_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.day is null and new.day is not null
    and (to_jsonb(new) - 'day') = (to_jsonb(old) - 'day')
  then return new; end if;
  raise exception '% on % is refused: its rows never change', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger consent_deletions_never_change
  before update or delete on consent_deletions for each row execute function consent_deletion_guard();
create trigger consent_deletions_is_never_emptied
  before truncate on consent_deletions for each statement execute function refuse_change();
