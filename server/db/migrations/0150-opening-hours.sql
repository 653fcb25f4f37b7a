-- A calendar's weekly hours, each version valid from a date on until the next one. Seven days, Monday first, each with up to
-- four stretches [from, to] in minutes of the local clock.
create table weekly_hours (
  host_id integer not null,
  calendar_id integer not null,
  valid_from date not null,
  days jsonb not null check (jsonb_array_length(days) = 7),
  primary key (host_id, calendar_id, valid_from),
  foreign key (host_id, calendar_id) references calendars (host_id, id)
);

-- Days with stretches of their own. An empty list: closed.
create table differing_days (
  host_id integer not null,
  calendar_id integer not null,
  day date not null,
  stretches jsonb not null check (jsonb_typeof(stretches) = 'array'),
  -- Only for the host.
  reason text,
  primary key (host_id, calendar_id, day),
  foreign key (host_id, calendar_id) references calendars (host_id, id)
);

-- A calendar without a row is open on public holidays.
create table holiday_closings (
  host_id integer not null,
  calendar_id integer not null,
  is_closed boolean not null,
  -- Holidays on which the weekly hours hold all the same.
  opened_days date[] not null default '{}',
  primary key (host_id, calendar_id),
  foreign key (host_id, calendar_id) references calendars (host_id, id)
);
