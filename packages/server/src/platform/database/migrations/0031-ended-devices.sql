-- How often what its browsers keep of their log-ins was made worth nothing: a proof is over this number.
alter table customers add column devices_ended integer not null default 0;
