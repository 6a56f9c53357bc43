-- What the served documents of a website say differently. Rules of the library judge it, which SQL cannot: the number
-- is written beside the other figures of the website, with what it was judged from.
-- compared: the ids of the versions, as they are served; null: these were not compared yet.
-- compared_by: name of the library that compared.
alter table websites
  add column contradictions integer not null default 0,
  add column compared text,
  add column compared_by text;
create index websites_to_compare on websites (owner_id, id) where compared is null and state is not null;
create index websites_contradicting on websites (owner_id, urgency, findings desc, name collate "C", id)
  where contradictions > 0 and state is not null;
