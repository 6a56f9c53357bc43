-- Time stamps (RFC 3161) that an authority outside gave to signed days, over the hash that the next day holds.
-- token: the answer's CMS, as it came. stamped_at: the time in it.
create table consent_day_stamps (
  day date primary key,
  token bytea not null check (length(token) between 1 and 65536),
  stamped_at timestamptz not null
);
create trigger consent_day_stamps_never_change
  before update or delete on consent_day_stamps for each row execute function refuse_change();
create trigger consent_day_stamps_is_never_emptied
  before truncate on consent_day_stamps for each statement execute function refuse_change();
