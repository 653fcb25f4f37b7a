-- When a calendar took no bookings, so that its open time can be counted again. `opened_at` is null while it is closed.
create table calendar_closings (
  host_id integer not null,
  calendar_id integer not null,
  closed_at timestamptz not null,
  opened_at timestamptz,
  primary key (host_id, calendar_id, closed_at),
  foreign key (host_id, calendar_id) references calendars (host_id, id) on delete cascade
);

-- The last day that was counted as open is the best that is known.
insert into calendar_closings (host_id, calendar_id, closed_at)
select host_id, id, coalesce(
         (select (max(day) + 1)::timestamptz from insight_hours counted
           where counted.host_id = calendars.host_id and counted.calendar_id = calendars.id and open_minutes > 0),
         created_at)
  from calendars where not is_open;
