-- Answers by day (UTC), kind of device and signal of the browser, counted in the transaction that writes them. Of a
-- device only its kind is known, and it stands here alone: in no row of an answer, in no seal. gpc: whether the
-- browser sent the signal of Global Privacy Control. `writer`: as of consent_days.
create table consent_day_devices (
  site_id random_id not null,
  day date not null,
  snapshot text not null,
  device text not null check (device in ('phone', 'tablet', 'computer', 'unknown')),
  gpc boolean not null,
  action smallint not null,
  writer smallint not null check (writer between 0 and 63),
  answers integer not null check (answers >= 0),
  primary key (site_id, day, snapshot, device, gpc, action, writer)
);
-- Days whose rows are to be made one each.
create index consent_day_devices_apart on consent_day_devices (day, site_id) where writer <> 0;

-- As it was (0020), with the kind of each visitor's device.
create function consent_write(
  sites text[], ats timestamptz[], ids uuid[], named_ats timestamptz[], client_ats timestamptz[], visitors uuid[],
  snapshots text[], actions smallint[], layers smallint[], regimes text[], grants smallint[], offers smallint[],
  vendor_bits bytea[], countries text[], signals boolean[], devices text[], received timestamptz, counter smallint
) returns void language plpgsql as $$
#variable_conflict use_column
begin
  with given as (
    select distinct on (site_id, id) * from unnest(sites, ats, ids, named_ats, client_ats, visitors, snapshots, actions, layers, regimes,
      grants, offers, vendor_bits, countries, signals, devices)
      as g (site_id, at, id, named, client_at, visitor, snapshot, action, layer, regime, granted, offered, vendors,
        country, gpc, device)
    where exists (select 1 from consents c where c.site_id = g.site_id and c.deleted_at is null)
    order by site_id, id, at
  ), late as (
    insert into consent_late (site_id, id, at)
    select site_id, id, at from given g
    where named is not null
      and not exists (
        select 1 from consent_events e where e.site_id = g.site_id and e.at = g.named and e.id = g.id)
    order by site_id, id
    on conflict do nothing
    returning site_id, id
  ), written as (
    insert into consent_events (site_id, at, id, received_at, client_at, visitor, snapshot, action, layer,
      regime, granted, offered, vendors, country, gpc)
    select site_id, at, id, (select greatest(received, consent_cut())), client_at, visitor, snapshot, action,
      layer, regime, granted, offered, vendors, country, gpc
    from given g
    where case when named is null
      -- What was ahead of its time, and filed by its arrival, may since have come into it.
      then not exists (select 1 from consent_late l where l.site_id = g.site_id and l.id = g.id)
      else exists (select 1 from late where late.site_id = g.site_id and late.id = g.id) end
    -- The order keeps two writers from waiting for each other in a circle.
    order by site_id, at, id
    on conflict do nothing
    returning site_id, at, id, snapshot, country, action, regime, gpc
  ), counted as (
    insert into consent_day_devices (site_id, day, snapshot, device, gpc, action, writer, answers)
    select w.site_id, (w.at at time zone 'UTC')::date as day, w.snapshot, g.device, w.gpc, w.action, counter,
      count(*)
    from written w join given g on g.site_id = w.site_id and g.id = w.id
    group by 1, 2, 3, 4, 5, 6
    order by 1, 2, 3, 4, 5, 6
    on conflict (site_id, day, snapshot, device, gpc, action, writer)
    do update set answers = consent_day_devices.answers + excluded.answers
  )
  insert into consent_days (site_id, day, snapshot, country, action, regime, writer, answers)
  select site_id, (at at time zone 'UTC')::date as day, snapshot, coalesce(country, '') as country, action,
    regime, counter, count(*)
  from written
  group by 1, 2, 3, 4, 5, 6
  order by 1, 2, 3, 4, 5, 6
  on conflict (site_id, day, snapshot, country, action, regime, writer)
  do update set answers = consent_days.answers + excluded.answers;
end $$;

-- As it was (0019), with these counters.
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
  end if;
  return erased;
end $$;
