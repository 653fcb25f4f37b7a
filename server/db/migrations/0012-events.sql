-- The host chooses the time zone, which is used for display only.
create table events (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  organizer_id integer references provider_accounts (id),
  title text not null,
  description text not null,
  category text not null,
  address text not null,
  country_iso text not null,
  start_date timestamptz not null,
  end_date timestamptz not null,
  timezone text not null,
  city_id smallint,
  community_id smallint not null check (community_id between 1 and 6),
  is_featured boolean not null default false,
  is_demo boolean not null default false,
  ticket_required boolean not null,
  ticket_price_cents integer not null default 0 check (ticket_price_cents >= 0),
  ticket_currency text not null,
  requires_booking boolean not null,
  booking_link text,
  image_url text not null,
  review_state text not null default 'in_review' check (review_state in ('in_review', 'verified', 'refused', 'suspended')),
  review_reason text,
  review_requested_at timestamptz not null default now(),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (end_date > start_date)
);

create index events_by_owner on events (user_id, created_at) where deleted_at is null;
create index events_awaiting_review on events (review_requested_at) where deleted_at is null and review_state = 'in_review';
