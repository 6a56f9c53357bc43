-- What a version says of its site and of where messages go. It reaches the agreement when the version
-- is served, so that an update that nobody paid for changes no page. Null in versions from before.
alter table agreement_versions
  add column site_name text check (length(site_name) between 1 and 500),
  add column site_address text check (length(site_address) <= 2048),
  add column delivery_email text check (length(delivery_email) <= 320);

-- Set before the provider is asked for money: from then on nobody but the provider's answer or the
-- operator ends the payment. One that was never charged gives way to an update.
alter table transactions add column charge_started_at timestamptz;

-- The trees of a version, the moment it was served and its files are as final as the version itself.
create trigger agreement_documents_never_change
  before update on agreement_documents for each row execute function refuse_change();
create trigger served_versions_never_change
  before update on served_versions for each row execute function refuse_change();
create trigger files_never_change
  before update on files for each row execute function refuse_change();
