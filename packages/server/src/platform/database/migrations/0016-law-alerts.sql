-- Alerts go with their agreement, which their key names beside what they tell of.
create index outbox_law_alerts on outbox (split_part(event_key, ':', 2)) where message = 'law-alert';
