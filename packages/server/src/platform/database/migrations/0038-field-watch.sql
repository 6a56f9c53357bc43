-- Hosts that browsers of visitors reported where the owner switched the field watch on, as sums by day (UTC): names of
-- hosts alone, of nobody and of no page.
create table consent_hosts (
  site_id random_id not null,
  day date not null,
  host text not null check (length(host) <= 253),
  reports integer not null check (reports >= 1),
  primary key (site_id, day, host)
);
create index consent_hosts_old on consent_hosts (day);

-- As it was (0037), with these.
create or replace function consent_erase_site(site random_id, most integer) returns integer
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
    delete from consent_day_devices where site_id = site;
    delete from consent_hosts where site_id = site;
  end if;
  return erased;
end $$;
