-- How people come: they just come, they register with us, or they book on another site.
alter table events add column registration text not null default 'none'
  check (registration in ('none', 'kindred', 'other_site'));
update events set registration = 'other_site' where requires_booking;

alter table events
  -- Null means that there is no limit.
  add column capacity integer check (capacity between 1 and 100000),
  add column places_per_person smallint not null default 6 check (places_per_person between 1 and 10),
  -- Null means that people can register until the event starts.
  add column registration_closes_at timestamptz,
  -- These two numbers change in the transaction of the registration or check-in.
  add column places_taken integer not null default 0,
  add column places_admitted integer not null default 0,
  add column cancelled_at timestamptz,
  add column cancel_note text,
  -- Where and when the event was before it was moved. Null if it was not moved while it had guests.
  add column moved_from_start timestamptz,
  add column moved_from_address text,
  add constraint events_not_oversold check (places_taken <= capacity),
  add constraint events_admit_their_guests check (places_admitted between 0 and places_taken);

create index events_by_end on events (end_date) where deleted_at is null;

-- A guest with one or more places at an event. The lookup by reference has no host, because the private link has none.
create table registrations (
  host_id integer not null references hosts (id),
  event_id integer not null references events (id),
  id text not null check (id ~ '^[2-9A-HJ-NP-Z]{10}$'),
  places smallint not null check (places between 1 and 10),
  admitted smallint not null default 0,
  status text not null check (status in ('confirmed', 'cancelled')),
  guest_name text,
  guest_phone text,
  guest_email text,
  guest_locale text not null,
  link_version integer not null default 1,
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  admitted_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('guest', 'host')),
  details_erased_at timestamptz,
  primary key (host_id, id),
  check (admitted between 0 and places),
  check ((status = 'cancelled') = (cancelled_at is not null))
);

create unique index registrations_by_reference on registrations (id);
create index registrations_by_event on registrations (event_id, created_at);
create unique index registrations_once_per_phone on registrations (event_id, guest_phone) where status = 'confirmed';
create index registrations_by_guest on registrations (lower(guest_email)) where guest_email is not null;
create index registrations_with_details on registrations (event_id) where details_erased_at is null;
