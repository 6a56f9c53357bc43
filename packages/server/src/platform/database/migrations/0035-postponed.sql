-- What its owner put off on the page of a website: what it is, and until when, as ISO times.
alter table websites add column postponed jsonb not null default '{}';
