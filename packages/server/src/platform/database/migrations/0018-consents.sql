-- What an owner decides about a banner, what was published of it, and what visitors answered. Every table but
-- `consents` carries site_id first in its key: the site is what the data are spread by, and what a script's
-- address names.

-- appearance and fields: what is edited now. published: number of the version that is served.
alter table consents
  add column appearance jsonb not null default '{}' check (jsonb_typeof(appearance) = 'object'),
  add column fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  add column published integer check (published >= 1),
  add constraint consents_site_key unique (site_id);

create table consent_domains (
  site_id random_id not null references sites (id),
  id random_id not null,
  -- Host name, lower case, in ASCII; `*.` before it for every name below.
  domain text not null check (length(domain) between 1 and 255),
  created_at timestamptz not null,
  primary key (site_id, id),
  constraint consent_domains_domain_key unique (site_id, domain)
);

create table consent_vendors (
  site_id random_id not null references sites (id),
  id random_id not null,
  -- Place in the banner; gaps are allowed.
  position integer not null check (position >= 0),
  catalogue_id text check (length(catalogue_id) between 1 and 60),
  name text not null check (length(name) between 1 and 100),
  type text not null check (type in ('ESSENTIAL', 'FUNCTIONALITY', 'ANALYTICS', 'ADVERTISING', 'MARKETING')),
  active boolean not null default true,
  -- The rest of what calls name: company, country, purpose, about, kept_for, privacy_url, patterns, cookies.
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  created_at timestamptz not null,
  primary key (site_id, id)
);
create unique index consent_vendors_id on consent_vendors (id);
create unique index consent_vendors_catalogue on consent_vendors (site_id, catalogue_id)
  where catalogue_id is not null;

-- What a visitor was shown: write-once, named by the hash of its canonical JSON.
create table banner_snapshots (
  site_id random_id not null references sites (id),
  hash text not null check (hash ~ '^[0-9a-f]{32}$'),
  body jsonb not null check (jsonb_typeof(body) = 'object'),
  created_at timestamptz not null,
  primary key (site_id, hash)
);
create trigger banner_snapshots_never_change
  before update on banner_snapshots for each row execute function refuse_change();

-- One published state of a site. revision: an answer given to a smaller one is asked for again.
-- draft: appearance, fields, domains and vendors as they were, for going back to them.
create table banner_versions (
  site_id random_id not null references sites (id),
  number integer not null check (number >= 1),
  revision integer not null check (revision >= 1),
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  published_at timestamptz not null,
  primary key (site_id, number)
);
create trigger banner_versions_never_change
  before update on banner_versions for each row execute function refuse_change();

create table banner_version_snapshots (
  site_id random_id not null,
  number integer not null,
  language document_language not null,
  hash text not null,
  primary key (site_id, number, language),
  foreign key (site_id, number) references banner_versions (site_id, number),
  foreign key (site_id, hash) references banner_snapshots (site_id, hash)
);
create trigger banner_version_snapshots_never_change
  before update on banner_version_snapshots for each row execute function refuse_change();

-- What visitors decided. No address, no page, no foreign key: a visitor is the random id that the banner shows.
-- granted and offered are bits of types; vendors a bit per vendor of the snapshot where types do not say it all.
create table consent_events (
  site_id random_id not null,
  at timestamptz not null,
  id uuid not null,
  visitor uuid not null,
  snapshot text not null check (snapshot ~ '^[0-9a-f]{32}$'),
  action smallint not null check (action between 1 and 6),
  layer smallint not null check (layer between 0 and 2),
  regime text not null check (regime in ('opt-in', 'opt-out', 'notice', 'exempt')),
  granted smallint not null check (granted between 0 and 15),
  offered smallint not null check (offered between 0 and 15),
  vendors bytea check (length(vendors) <= 63),
  country text check (country ~ '^[A-Z]{2}$'),
  gpc boolean not null,
  client_at timestamptz not null,
  primary key (site_id, id)
);
create index consent_events_month on consent_events (site_id, at, id);
create trigger consent_events_never_change
  before update on consent_events for each row execute function refuse_change();

-- Answers by day (UTC), counted in the transaction that writes them.
create table consent_days (
  site_id random_id not null,
  day date not null,
  action smallint not null,
  regime text not null,
  answers integer not null check (answers >= 0),
  primary key (site_id, day, action, regime)
);
