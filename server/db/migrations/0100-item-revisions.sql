-- The version of an item, as listings and events have it: two tabs cannot overwrite each other's changes.
alter table service_items add column revision integer not null default 1;
