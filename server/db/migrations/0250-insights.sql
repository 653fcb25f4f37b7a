-- How the customer came to the listing: the value of ?from= in a link. Null: not known, or the person asked not to be counted.
alter table bookings add column source text check (source in ('search', 'link', 'qr', 'profile', 'embed'));
-- Identifies the customer's phone number within one host, without containing it. An erasure replaces it.
alter table bookings add column customer_key text;

-- Daily summaries. Every change of a booking adds to them in its transaction; a nightly job and insights:rebuild count them
-- again from the bookings. `day` and `hour` are those of the host's zone.
create table insight_visits (
  host_id integer not null references hosts (id) on delete cascade,
  day date not null,
  calendar_id integer not null,
  service_item_id integer not null,
  item_name text not null,
  booked_by text not null check (booked_by in ('customer', 'provider')),
  -- Empty if it is not known.
  source text not null,
  -- A visit with several items counts once, at its first item. items_done counts every item.
  visits integer not null,
  items_done integer not null,
  no_shows integer not null,
  cancelled integer not null,
  price_cents bigint not null,
  primary key (host_id, day, calendar_id, service_item_id, item_name, booked_by, source)
);

create table insight_hours (
  host_id integer not null references hosts (id) on delete cascade,
  day date not null,
  calendar_id integer not null,
  hour smallint not null check (hour between 0 and 23),
  booked_minutes integer not null,
  -- Counted once the day is over.
  open_minutes integer not null default 0,
  primary key (host_id, day, calendar_id, hour)
);

create table insight_people (
  host_id integer not null references hosts (id) on delete cascade,
  customer_key text not null,
  day date not null,
  calendar_id integer not null,
  visits integer not null,
  primary key (host_id, customer_key, day, calendar_id)
);

-- Visitors of the host's listings by source. No persons, no addresses.
create table insight_views (
  host_id integer not null references hosts (id) on delete cascade,
  day date not null,
  source text not null,
  views integer not null,
  primary key (host_id, day, source)
);

-- What people searched for without finding anything, once a day. Nothing about the person.
create table empty_searches (
  words text not null,
  day date not null,
  primary key (words, day)
);

create index empty_searches_by_day on empty_searches (day);

-- The version of the code that counted. Another version counts everything again.
create table insight_state (
  is_only_row boolean primary key default true check (is_only_row),
  version integer not null
);
