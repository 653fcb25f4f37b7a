-- Browsers that get push messages. A member of a host chooses what about.
create table devices (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  name text not null,
  locale text not null,
  kinds text[] not null,
  added_at timestamptz not null default now()
);

create index devices_by_user on devices (user_id);

-- Customers have no account: a reminder belongs to one booking and one browser.
create table booking_reminders (
  host_id integer not null,
  booking_id text not null,
  endpoint text not null check (char_length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  locale text not null,
  times text[] not null,
  -- The start of the booking. The row is deleted after it.
  starts_at timestamptz not null,
  primary key (host_id, booking_id, endpoint),
  foreign key (host_id, booking_id) references bookings (host_id, id) on delete cascade
);

create index booking_reminders_by_booking on booking_reminders (booking_id);
create index booking_reminders_by_endpoint on booking_reminders (endpoint);
