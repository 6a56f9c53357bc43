-- What the served documents of a website say differently. Rules of the library judge it, which SQL cannot: the number
-- is written beside the other figures of the website, with what it was judged from.
-- compared: the ids of the versions, as they are served; null: these were not compared yet.
-- compared_by: name of the rules that compared.
alter table websites
  add column contradictions integer not null default 0,
  -- Nothing is served on a new website.
  add column compared text default '',
  add column compared_by text;
create index websites_to_compare on websites (owner_id, id) where compared is null and state is not null;
create index websites_contradicting on websites (owner_id, urgency, findings desc, name collate "C", id)
  where contradictions > 0 and state is not null;

-- Whoever counts a website, or says what was compared on it, meets what is served by now; a process of the release
-- before, which knows nothing of contradictions, counts as well. Nothing served says nothing differently.
create function judge_contradictions() returns trigger language plpgsql as $$
declare
  served text := coalesce((
    select string_agg(a.current_version_id, ' ' order by a.current_version_id collate "C")
    from sites s join agreements a on a.site_id = s.id and a.deleted_at is null
    where s.website_id = new.id), '');
begin
  if served = '' then
    new.contradictions := 0;
    new.compared := '';
  elsif new.compared is distinct from served then
    new.compared := null;
  end if;
  if new.contradictions > 0 and new.state is not null then new.state := 'act'; end if;
  return new;
end $$;
create trigger websites_contradictions before update of state, compared on websites
  for each row execute function judge_contradictions();

-- Where something is served, counting finds that it was not compared.
insert into website_changes (website_id, owner_id)
select w.id, w.owner_id from websites w
where exists (
  select from sites s join agreements a on a.site_id = s.id and a.deleted_at is null
  where s.website_id = w.id and a.current_version_id is not null);
