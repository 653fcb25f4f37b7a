-- The version of an item, as for listings and events, so that two tabs cannot overwrite each other's changes.
alter table service_items add column revision integer not null default 1;
