-- An early form of 0160 already had the first column.
alter table events add column if not exists has_waiting_list boolean not null default false;

alter table events
  -- Places that are kept for people who have an offer. All three numbers change in the transaction of the registration.
  add column places_offered integer not null default 0 check (places_offered >= 0),
  add column people_waiting integer not null default 0 check (people_waiting >= 0),
  drop constraint events_not_oversold,
  add constraint events_not_oversold check (places_taken + places_offered <= capacity);

alter table registrations
  drop constraint registrations_status_check,
  add constraint registrations_status_check
    check (status in ('confirmed', 'cancelled', 'waiting', 'offered', 'expired')),
  -- The order of the waiting list. Null for guests who have or had places.
  add column waiting_since timestamptz,
  add column offered_at timestamptz,
  add column offer_ends_at timestamptz,
  add constraint registrations_wait_in_order
    check (status not in ('waiting', 'offered', 'expired') or waiting_since is not null),
  add constraint registrations_offers_end check (status <> 'offered' or offer_ends_at is not null);

drop index registrations_once_per_phone;
create unique index registrations_once_per_phone on registrations (event_id, guest_phone)
  where status in ('confirmed', 'waiting', 'offered');
create index registrations_waiting on registrations (event_id, waiting_since) where status = 'waiting';
create index registrations_offered on registrations (offer_ends_at) where status = 'offered';
