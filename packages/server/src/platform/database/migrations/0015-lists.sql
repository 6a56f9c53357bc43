-- Text as people look for it: without case, accents and other forms of the same letters.
create function folded(given text) returns text language sql immutable parallel safe
return translate(
  replace(replace(replace(
    lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
  'øłđı', 'oldi'
);

-- What lists of agreements are searched by and, since the name comes first, ordered by.
alter table sites add column search text not null
  generated always as (folded(name || chr(10) || coalesce(address, ''))) stored;

create index agreements_owner_changed on agreements (owner_id, updated_at) where owner_id is not null;
