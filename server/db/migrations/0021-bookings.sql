-- Name, duration and price are copied from the item, so that later changes of the item do not affect the booking.
create table bookings (
  provider_account_id integer not null references provider_accounts (id),
  id text not null check (id ~ '^[2-9A-HJ-NP-Z]{10}$'),
  service_item_id integer not null references service_items (id),
  listing_id integer not null references listings (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  status text not null check (status in ('confirmed', 'cancelled', 'no_show')),
  item_name text not null,
  duration_minutes integer,
  price_cents integer not null check (price_cents >= 0),
  customer_name text,
  customer_phone text,
  customer_email text,
  customer_locale text not null,
  booked_by text not null check (booked_by in ('customer', 'provider')),
  link_version integer not null default 1,
  sequence integer not null default 0,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('customer', 'provider')),
  cancel_note text,
  primary key (provider_account_id, id),
  check ((status = 'cancelled') = (cancelled_at is not null))
);

-- The private link contains the booking's id, but not the provider account.
create unique index bookings_by_reference on bookings (id);
create index bookings_by_start on bookings (provider_account_id, starts_at);
create index bookings_open_by_phone on bookings (provider_account_id, customer_phone, ends_at) where status = 'confirmed';
