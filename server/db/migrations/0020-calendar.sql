create extension if not exists btree_gist;

-- Intervals that a provider has marked as available or unavailable. All other time is not set.
create table availability (
  provider_account_id integer not null references provider_accounts (id),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  is_available boolean not null,
  exclude using gist (provider_account_id with =, during with &&)
);

-- Ranges are half-open: a booking may start the minute another ends. The constraint is the last check that no two
-- bookings of a provider account overlap.
create table held_times (
  provider_account_id integer not null references provider_accounts (id),
  booking_id text not null,
  service_item_id integer not null references service_items (id),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  primary key (provider_account_id, booking_id),
  constraint held_times_do_not_overlap exclude using gist (provider_account_id with =, during with &&)
);
