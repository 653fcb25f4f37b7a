-- A customer can review a completed visit once, and the host can answer once in public.
create table reviews (
  id integer generated always as identity primary key,
  provider_account_id integer not null references provider_accounts (id),
  booking_id text not null,
  listing_id integer not null references listings (id),
  stars smallint not null check (stars between 1 and 5),
  text text,
  -- First name and initials, copied from the booking, because the booking's details are erased later.
  author text not null,
  item_name text not null,
  visited_at timestamptz not null,
  created_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  foreign key (provider_account_id, booking_id) references bookings (provider_account_id, id),
  constraint reviews_one_per_visit unique (provider_account_id, booking_id),
  check ((answer is null) = (answered_at is null))
);

create index reviews_by_listing on reviews (listing_id, created_at desc, id desc);
