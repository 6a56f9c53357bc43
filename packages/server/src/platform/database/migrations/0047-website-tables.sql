-- What owners say of many websites at once, in a table.
-- added_at: since when its owner keeps it in his list, whether or not anything hangs on it.
-- facts: what he said of it, by column of the table; its first document begins with that.
-- scan_wanted_at: since when a look that he asked for there waits for its turn.
alter table websites
  add column added_at timestamptz,
  add column facts jsonb not null default '{}',
  add column scan_wanted_at timestamptz;
create index websites_scan_wanted on websites (owner_id, scan_wanted_at) where scan_wanted_at is not null;

-- The last table of websites that an account took in: its request, what was shown before, and what became of it.
alter table customers add column website_table jsonb;

-- What is put into the list, or taken off it, is counted again.
drop trigger websites_change on websites;
create trigger websites_change after insert or update of owner_id, verified_at, added_at on websites
  for each row execute function note_change_of_website();
