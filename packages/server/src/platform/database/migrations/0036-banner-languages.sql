-- Banners speak more languages than documents do; the contract of the call says which.
-- contract: the domain is text with fewer words; the version before writes six of them and reads what it wrote
alter table banner_version_snapshots alter column language type text;
