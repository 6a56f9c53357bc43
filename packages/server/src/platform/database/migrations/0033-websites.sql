-- One row for each website or app of an account: what its agreements, its banner and its looks have in common.
-- name: of a website its host name, lower case, in ASCII, without `www.`; of an app its name as it was written.
-- verified_at, verified_by: since when, and by what, it is known to be in the owner's hands.
-- proof_token: what a DNS record or a tag in the page has to say for that.
-- rhythm: how often it is looked at without being asked.
create table websites (
  id random_id primary key,
  owner_id random_id not null,
  kind text not null check (kind in ('website', 'app')),
  name text not null check (length(name) between 1 and 500),
  proof_token random_id not null,
  verified_at timestamptz,
  verified_by text check (verified_by in ('banner', 'dns', 'meta')),
  rhythm text not null default 'off' check (rhythm in ('off', 'weekly', 'monthly')),
  created_at timestamptz not null,
  check ((verified_at is null) = (verified_by is null)),
  constraint websites_name_key unique (owner_id, kind, name)
);

alter table sites add column website_id random_id references websites (id) on delete set null;
create index sites_website on sites (website_id) where website_id is not null;
alter table scans add column website_id random_id references websites (id) on delete set null;
create index scans_website on scans (website_id, created_at desc) where website_id is not null;

-- Those that exist. An address that has to be put into ASCII first gets its website when it is written next.
create table site_places as
select s.id as site_id, s.owner_id, s.created_at,
  case when s.address is null then 'app' else 'website' end as kind,
  case when s.address is null then nullif(trim(s.name), '[•]')
    else regexp_replace(
      rtrim(lower(substring(s.address from '^(?:[hH][tT][tT][pP][sS]?://)?([^/?#:]+)')), '.'),
      '^www\.(?=[^.]+\.)', '') end as name
from sites s
where s.owner_id is not null
  and (exists (select from agreements a where a.site_id = s.id and a.deleted_at is null)
    or exists (select from consents c where c.site_id = s.id and c.deleted_at is null))
union all
select s.id, s.owner_id, s.created_at, 'website', regexp_replace(
  lower(substring(s.address from '^https?://([^/?#:]+)')), '^www\.(?=[^.]+\.)', '')
from scans s
where s.owner_id is not null;

delete from site_places
where name is null or name = ''
  or (kind = 'website' and name !~ '^[a-z0-9_][a-z0-9_-]{0,62}(\.[a-z0-9_][a-z0-9_-]{0,62})+$');

insert into websites (id, owner_id, kind, name, proof_token, created_at)
select replace(gen_random_uuid()::text, '-', ''), owner_id, kind, name,
  replace(gen_random_uuid()::text, '-', ''), min(created_at)
from site_places group by owner_id, kind, name;

update sites set website_id = w.id
from site_places p join websites w on w.owner_id = p.owner_id and w.kind = p.kind and w.name = p.name
where sites.id = p.site_id;
update scans set website_id = w.id
from site_places p join websites w on w.owner_id = p.owner_id and w.kind = p.kind and w.name = p.name
where scans.id = p.site_id;

-- contract: this migration made it for itself
drop table site_places;
