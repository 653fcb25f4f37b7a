-- Rules for booking an item. The minutes before and after a visit block the calendar, too.
alter table service_items
  add column minutes_before smallint not null default 0 check (minutes_before between 0 and 240),
  add column minutes_after smallint not null default 0 check (minutes_after between 0 and 240),
  add column notice_minutes integer not null default 0 check (notice_minutes between 0 and 20160),
  -- Null: until the end of the 24th month, as for all items so far.
  add column days_ahead smallint check (days_ahead between 1 and 730),
  add column most_per_day smallint check (most_per_day between 1 and 50),
  add column cancel_minutes smallint not null default 60 check (cancel_minutes between 0 and 4320);

-- A booking keeps the rules that it was made with.
alter table bookings
  add column minutes_before smallint not null default 0,
  add column minutes_after smallint not null default 0,
  add column cancel_minutes smallint not null default 60;
