-- Whether the product brought the table or the operator gave it. A built-in one makes way for a corrected
-- one and for another currency; the operator's own stays. Tables from before count as the operator's.
alter table prices add column built_in boolean not null default false;
