-- Other calendars of a host, read every 10 minutes. Only their busy times are kept, in held_times.
create table imported_calendars (
  host_id integer not null,
  id integer generated always as identity unique,
  calendar_id integer not null,
  -- Whoever knows it can read the calendar, so it is never sent back.
  address text not null check (char_length(address) <= 500),
  added_at timestamptz not null default now(),
  read_next_at timestamptz not null default now(),
  read_at timestamptz,
  -- A calendar that has not changed is not parsed again on the same day.
  parsed_at timestamptz,
  etag text,
  last_modified text,
  unreadable integer not null default 0,
  problem text,
  failing_since timestamptz,
  primary key (host_id, id),
  foreign key (host_id, calendar_id) references calendars (host_id, id),
  check ((problem is null) = (failing_since is null))
);

create index imported_calendars_by_next_reading on imported_calendars (read_next_at);

alter table held_times
  add column import_id integer,
  add constraint held_times_import_fkey foreign key (host_id, import_id) references imported_calendars (host_id, id),
  add constraint held_times_name_their_import check ((kind = 'imported') = (import_id is not null));
create index held_times_by_import on held_times (host_id, import_id) where import_id is not null;
