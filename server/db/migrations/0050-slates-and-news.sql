create table slate_authors (
  id integer generated always as identity primary key,
  first_name text not null,
  last_name text not null,
  headline text,
  title text,
  location text,
  profile_image_url text
);

create table slates (
  id integer generated always as identity primary key,
  author_id integer not null references slate_authors (id),
  text text not null,
  media_type text check (media_type in ('image', 'video')),
  media_url text,
  view_count integer not null default 0,
  like_count integer not null default 0,
  comment_count integer not null default 0,
  created_at timestamptz not null default now(),
  check ((media_type is null) = (media_url is null))
);

-- One row per visitor and hour. The visitor is stored as a keyed hash, which cannot be turned back into an address.
create table slate_views (
  slate_id integer not null references slates (id),
  visitor bytea not null,
  hour timestamptz not null,
  primary key (slate_id, visitor, hour)
);

create table news_items (
  id uuid primary key,
  title text not null,
  snippet text not null,
  source text not null,
  thumbnail_url text,
  link text not null unique,
  published_at timestamptz not null,
  first_seen_at timestamptz not null default now(),
  origins text[] not null,
  residences text[] not null
);

-- These are the countries that an item is about. A page is read through these two indexes, newest first.
create table news_places (
  kind text not null check (kind in ('origin', 'residence')),
  country text not null,
  published_at timestamptz not null,
  item_id uuid not null references news_items (id) on delete cascade,
  primary key (kind, country, published_at, item_id)
);
