-- Writes answers and counts them for their day, all or none. A function, because its statement is planned once
-- for each connection: planned for each batch it takes longer than a small batch takes to write.
create function consent_write(
  sites text[], ats timestamptz[], ids uuid[], named_ats timestamptz[], client_ats timestamptz[], visitors uuid[],
  snapshots text[], actions smallint[], layers smallint[], regimes text[], grants smallint[], offers smallint[],
  vendor_bits bytea[], countries text[], signals boolean[], received timestamptz, counter smallint
) returns void language plpgsql as $$
#variable_conflict use_column
begin
  with given as (
    select distinct on (site_id, id) * from unnest(sites, ats, ids, named_ats, client_ats, visitors, snapshots, actions, layers, regimes,
      grants, offers, vendor_bits, countries, signals)
      as g (site_id, at, id, named, client_at, visitor, snapshot, action, layer, regime, granted, offered, vendors,
        country, gpc)
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
    returning site_id, at, snapshot, country, action, regime
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
