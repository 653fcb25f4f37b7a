-- A service listing: the public page of a service, owned by a user with a provider account.
create table listings (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  name text not null,
  address text not null,
  country_iso text not null,
  phone_number text not null,
  whatsapp_number text,
  website_url text,
  description text not null,
  community_id smallint not null check (community_id between 1 and 6),
  category_id smallint not null check (category_id between 1 and 9),
  profile_image_url text not null,
  is_community_favorite boolean not null default false,
  is_demo boolean not null default false,
  review_state text not null default 'in_review' check (review_state in ('in_review', 'verified', 'refused', 'suspended')),
  review_reason text,
  review_requested_at timestamptz not null default now(),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create index listings_by_owner on listings (user_id, created_at) where deleted_at is null;
create index listings_awaiting_review on listings (review_requested_at) where deleted_at is null and review_state = 'in_review';

create table listing_subcategories (
  listing_id integer not null references listings (id),
  subcategory_id integer not null references service_subcategories (id),
  primary key (listing_id, subcategory_id)
);

create table listing_portfolio_images (
  id integer generated always as identity primary key,
  listing_id integer not null references listings (id),
  position smallint not null,
  image_url text not null,
  unique (listing_id, position)
);

-- What can be booked in a listing. Deleted items stay, because bookings refer to them.
create table service_items (
  id integer generated always as identity primary key,
  listing_id integer not null references listings (id),
  user_id integer not null references users (id),
  name text not null,
  description text,
  price_cents integer check (price_cents >= 0),
  duration_minutes integer check (duration_minutes between 0 and 1440),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);

create index service_items_by_listing on service_items (listing_id, id) where deleted_at is null;
create index service_items_by_owner on service_items (user_id, id) where deleted_at is null;
