create extension if not exists pg_trgm;

-- One row for each host with something to find. A transaction that changes the host's time raises change_count. The free
-- times below are current while both counts are equal and refresh_at is ahead.
create table search_hosts (
  host_id integer primary key references hosts (id) on delete cascade,
  change_count integer not null default 1,
  seen_count integer not null default 0,
  refresh_at timestamptz not null default '-infinity'
);

create index search_hosts_changed on search_hosts (host_id) where change_count <> seen_count;
create index search_hosts_by_refresh on search_hosts (refresh_at);

-- One row for each listing and event that may be public. Our own code has normalised keywords and words.
create table search_documents (
  kind text not null check (kind in ('listing', 'event')),
  subject_id integer not null,
  host_id integer not null references search_hosts (host_id) on delete cascade,
  host_name text not null,
  country text not null,
  time_zone text not null,
  currency text not null,
  name text not null,
  community_id integer not null,
  category text not null,
  subcategory_ids integer[] not null,
  city_id integer,
  languages text[] not null,
  picture_url text,
  price_cents integer,
  rating_average float8,
  rating_count integer not null,
  rating_score float8 not null,
  is_verified boolean not null,
  created_at timestamptz not null,
  starts_at timestamptz,
  ends_at timestamptz,
  keywords text not null,
  words tsvector not null,
  primary key (host_id, kind, subject_id)
);

create index search_documents_by_words on search_documents using gin (words);
create index search_documents_by_keywords on search_documents using gin (keywords gin_trgm_ops);

-- The first free start of each day, in the venue's zone. Both arrays have the same length and order.
create table search_free_times (
  host_id integer not null references search_hosts (host_id) on delete cascade,
  listing_id integer not null,
  next_start_at timestamptz,
  free_days date[] not null default '{}',
  first_starts timestamptz[] not null default '{}',
  primary key (host_id, listing_id)
);

-- The version of the code that wrote the documents. Another version builds them anew.
create table search_state (
  is_only_row boolean primary key default true check (is_only_row),
  version integer not null
);
