-- The dates of a repeated event share this. Each is an event of its own.
alter table events add column series_id uuid;
create index events_by_series on events (host_id, series_id, start_date) where series_id is not null;
