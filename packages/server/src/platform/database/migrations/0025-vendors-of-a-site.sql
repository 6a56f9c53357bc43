-- Vendors are spread by their site like all that hangs on one, and a unique index can only be held where all its
-- rows lie: the key that has the site in it is the one that counts. Ids are random; what is found by one alone is
-- the consent that it belongs to.
drop index consent_vendors_id;
create index consent_vendors_by_id on consent_vendors (id);
