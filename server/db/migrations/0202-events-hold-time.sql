-- The host's calendars in which nobody can book during the event.
alter table events add column held_calendar_ids integer[] not null default '{}';

alter table held_times
  add column event_id integer references events (id),
  add constraint held_times_name_their_event check ((kind = 'event') = (event_id is not null));
create unique index held_times_by_event on held_times (host_id, event_id, calendar_id) where event_id is not null;
