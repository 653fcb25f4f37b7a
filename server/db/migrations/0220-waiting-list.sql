-- Somebody who waits until a time comes free at a host. A wish is a day and a part of it: '2027-03-05 afternoon'.
create table waiting_people (
  host_id integer not null references hosts (id),
  id text not null check (id ~ '^[2-9A-HJ-NP-Z]{10}$'),
  listing_id integer not null references listings (id),
  service_item_ids integer[] not null check (cardinality(service_item_ids) between 1 and 6),
  -- Null means that any calendar will do.
  calendar_id integer,
  -- An offer that was declined or not answered uses up wishes. Without wishes, nobody gets offers.
  wishes text[] not null,
  -- The row is deleted after this day.
  last_day date not null,
  customer_name text not null,
  customer_phone text,
  customer_email text,
  customer_locale text not null,
  link_version integer not null default 1,
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'booked')),
  waiting_since timestamptz not null default clock_timestamp(),
  -- The latest offer. It stays here after it has ended, because the person may open its link too late.
  offer_hold_id text,
  offer_calendar_id integer,
  offer_starts_at timestamptz,
  offer_ends_at timestamptz,
  booking_id text,
  primary key (host_id, id),
  check (customer_phone is not null or customer_email is not null),
  check (status = 'waiting' or (offer_hold_id is not null and offer_calendar_id is not null
                                and offer_starts_at is not null and offer_ends_at is not null)),
  check ((status = 'booked') = (booking_id is not null))
);
-- The private link has no host.
create unique index waiting_people_by_reference on waiting_people (id);
create index waiting_people_in_order on waiting_people (host_id, waiting_since) where status = 'waiting';
create index waiting_people_offered on waiting_people (offer_ends_at) where status = 'offered';
create index waiting_people_by_email on waiting_people (lower(customer_email)) where customer_email is not null;
create index waiting_people_by_last_day on waiting_people (last_day);

-- A host without a row has a list for 50 people.
create table waiting_lists (
  host_id integer primary key references hosts (id),
  most_people smallint not null check (most_people between 0 and 200)
);

-- An offer holds its time like a hold of a browser, but the host cannot book over it.
alter table held_times
  add column offered_to text,
  drop constraint held_times_holds_expire,
  add constraint held_times_holds_expire check ((kind = 'hold') = (hold_id is not null and expires_at is not null)),
  add constraint held_times_know_their_holder
    check ((kind = 'hold') = ((address_hash is not null) <> (offered_to is not null)));
