-- One row for a day instead of one for an hour: a year of a host reads 24 times fewer rows.
-- insight_hours stays until the next release: during an upgrade, processes of the release before still write to it. What
-- they count meanwhile is repaired in the night.
create table insight_day_hours (
  host_id integer not null references hosts (id) on delete cascade,
  day date not null,
  calendar_id integer not null,
  -- One number for each hour of the day, from midnight.
  booked_minutes smallint[] not null check (cardinality(booked_minutes) = 24),
  -- Counted once the day is over.
  open_minutes smallint[] not null check (cardinality(open_minutes) = 24),
  primary key (host_id, day, calendar_id)
);

insert into insight_day_hours
select host_id, day, calendar_id, array_agg(coalesce(booked_minutes, 0)::smallint order by of_day.hour),
       array_agg(coalesce(open_minutes, 0)::smallint order by of_day.hour)
  from (select distinct host_id, day, calendar_id from insight_hours) counted
 cross join generate_series(0, 23) as of_day (hour)
  left join insight_hours kept using (host_id, day, calendar_id, hour)
 group by host_id, day, calendar_id;
