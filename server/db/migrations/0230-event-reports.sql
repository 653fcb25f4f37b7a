-- Visitors can report events, too.
alter table reports
  alter column listing_id drop not null,
  add column event_id integer references events (id) on delete cascade,
  add check (num_nonnulls(listing_id, event_id) = 1);

create index reports_by_event on reports (event_id) where event_id is not null;
