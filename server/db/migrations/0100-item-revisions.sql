-- As for listings and events, two tabs cannot overwrite each other's changes.
alter table service_items add column revision integer not null default 1;
