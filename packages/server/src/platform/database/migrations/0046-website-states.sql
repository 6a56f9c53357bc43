-- How each website is, as the list of websites shows it: kept beside its name, so that a page of the list costs
-- the same however many websites an account has. What is kept is counted again where something was written
-- since (website_changes); the statement that counts stands in the store of the list.
-- state: null where nothing hangs on the website any more; the list leaves it out.
-- urgency: place of the state in the list that begins with what has to be done.
-- search: the name, folded for searching.
alter table websites
  add column state text check (state in ('act', 'ok', 'unreachable', 'none')),
  add column urgency smallint generated always as (array_position(array['act', 'unreachable', 'none', 'ok'], state)) stored,
  add column findings integer not null default 0,
  add column documents integer not null default 0,
  add column updates integer not null default 0,
  add column unfinished integer not null default 0,
  add column banner_site random_id,
  add column checked_at timestamptz,
  add column search text generated always as (folded(name)) stored;
-- Of code points, so that both engines order alike.
create index websites_urgent on websites (owner_id, urgency, findings desc, name collate "C", id)
  where state is not null;
create index websites_named on websites (owner_id, name collate "C", id) where state is not null;
create index websites_checked on websites (owner_id, checked_at desc nulls last, name collate "C", id)
  where state is not null;

-- A website of which something was written since it was counted: several rows where it was written several times,
-- because a row that waits for another transaction could wait in a circle.
create table website_changes (
  id bigint generated always as identity primary key,
  website_id random_id not null references websites (id) on delete cascade,
  -- The owner at that time; of a website that moves there is a row for the new one.
  owner_id random_id not null
);
create index website_changes_owner on website_changes (owner_id);
create index website_changes_website on website_changes (website_id);

insert into website_changes (website_id, owner_id) select id, owner_id from websites;

create function note_website_change(changed text) returns void language sql as $$
  insert into website_changes (website_id, owner_id) select id, owner_id from websites where id = changed
$$;

create function note_change_of_website() returns trigger language plpgsql as $$
begin
  perform note_website_change(new.id);
  return null;
end $$;
create trigger websites_change after insert or update of owner_id, verified_at on websites
  for each row execute function note_change_of_website();

-- Of rows that name their website: sites, scans, desks for requests.
create function note_change_at_website() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_website_change(old.website_id); end if;
  if tg_op <> 'DELETE' then perform note_website_change(new.website_id); end if;
  return null;
end $$;
create trigger sites_change after update of website_id or delete on sites
  for each row execute function note_change_at_website();
create trigger scans_change after insert or update of state, result, website_id or delete on scans
  for each row execute function note_change_at_website();
create trigger request_desks_change after insert or delete on request_desks
  for each row execute function note_change_at_website();

-- Of rows that name their site: documents and banners.
create function note_change_at_site() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform note_website_change((select website_id from sites where id = old.site_id));
  end if;
  if tg_op <> 'DELETE' then
    perform note_website_change((select website_id from sites where id = new.site_id));
  end if;
  return null;
end $$;
create trigger agreements_change
  after insert or update of status, site_id, current_version_id, deleted_at or delete on agreements
  for each row execute function note_change_at_site();
create trigger consents_change after insert or update of site_id, deleted_at or delete on consents
  for each row execute function note_change_at_site();

create function note_change_of_check() returns trigger language plpgsql as $$
declare
  checked text := case when tg_op = 'DELETE' then old.agreement_id else new.agreement_id end;
begin
  perform note_website_change(
    (select s.website_id from agreements a join sites s on s.id = a.site_id where a.id = checked));
  return null;
end $$;
create trigger library_checks_change after insert or update of version_id, reasons or delete on library_checks
  for each row execute function note_change_of_check();

-- How many websites an account has in each state: one row each, so that two who count wait for one row at most.
create table website_sums (
  owner_id random_id primary key,
  act integer not null default 0,
  ok integer not null default 0,
  unreachable integer not null default 0,
  "none" integer not null default 0
);

create function add_to_website_sums(owners text[], states text[], signs integer[]) returns void language sql as $$
  insert into website_sums as s (owner_id, act, ok, unreachable, "none")
  select owner_id,
    coalesce(sum(sign) filter (where state = 'act'), 0),
    coalesce(sum(sign) filter (where state = 'ok'), 0),
    coalesce(sum(sign) filter (where state = 'unreachable'), 0),
    coalesce(sum(sign) filter (where state = 'none'), 0)
  from unnest(owners, states, signs) as changed (owner_id, state, sign)
  group by owner_id order by owner_id
  on conflict (owner_id) do update set act = s.act + excluded.act, ok = s.ok + excluded.ok,
    unreachable = s.unreachable + excluded.unreachable, "none" = s."none" + excluded."none";
  delete from website_sums where owner_id = any(owners) and act = 0 and ok = 0 and unreachable = 0 and "none" = 0
$$;

create function sum_changed_websites() returns trigger language plpgsql as $$
begin
  perform add_to_website_sums(array_agg(owner_id), array_agg(state), array_agg(sign)) from (
    select was.owner_id, was.state, -1 as sign from was join now_is using (id)
    where was.state is not null and (was.state, was.owner_id) is distinct from (now_is.state, now_is.owner_id)
    union all
    select now_is.owner_id, now_is.state, 1 from was join now_is using (id)
    where now_is.state is not null and (was.state, was.owner_id) is distinct from (now_is.state, now_is.owner_id)
  ) changed having count(*) > 0;
  return null;
end $$;
create trigger websites_sums_update after update on websites
  referencing old table as was new table as now_is
  for each statement execute function sum_changed_websites();

create function sum_deleted_websites() returns trigger language plpgsql as $$
begin
  perform add_to_website_sums(array_agg(owner_id), array_agg(state), array_agg(-1)) from was
  where state is not null having count(*) > 0;
  return null;
end $$;
create trigger websites_sums_delete after delete on websites
  referencing old table as was
  for each statement execute function sum_deleted_websites();
