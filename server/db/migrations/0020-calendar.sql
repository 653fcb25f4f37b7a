create extension if not exists btree_gist;

-- What a provider has said about their time, as intervals; time outside of them is not set.
create table availability (
  provider_account_id integer not null references provider_accounts (id),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  is_available boolean not null,
  exclude using gist (provider_account_id with =, during with &&)
);

-- Time that is given away. Half-open: a booking may start the minute another ends.
-- The constraint is the last word: no two live bookings of a provider account share a minute, whatever the code does.
create table held_times (
  provider_account_id integer not null references provider_accounts (id),
  booking_id text not null,
  service_item_id integer not null references service_items (id),
  during tstzrange not null check (not isempty(during) and lower_inc(during) and not upper_inc(during)),
  primary key (provider_account_id, booking_id),
  constraint held_times_do_not_overlap exclude using gist (provider_account_id with =, during with &&)
);
