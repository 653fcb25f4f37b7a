-- The same story may come with another URL or headline.
alter table news_items drop constraint news_items_link_key;
alter table news_items
  add column canonical_link text,
  add column title_key text,
  -- The URL of the picture on the publisher's server. Readers get our own copy.
  add column picture_address text;
update news_items set canonical_link = regexp_replace(link, '^https?://(www\.)?', '');
alter table news_items alter column canonical_link set not null, add unique (canonical_link);
create index news_items_title_key on news_items (title_key, published_at) where title_key is not null;
create index news_items_published_at on news_items (published_at);

-- Index keys of an item ("ways in"): `from:GH`, `in:MT` and, for items about both, `from:GH in:MT`. A page reads three
-- keys, newest first, in the order of the primary key. Rows are added and deleted with their item, never changed.
create table news_ways_in (
  way_in text not null,
  published_at timestamptz not null,
  item_id uuid not null references news_items (id) on delete cascade,
  known_at timestamptz not null default now(),
  primary key (way_in, published_at, item_id) include (known_at)
);
create index news_ways_in_item_id on news_ways_in (item_id);

insert into news_ways_in (way_in, published_at, item_id, known_at)
  select 'from:' || origin, published_at, id, first_seen_at from news_items, unnest(origins) origin
  union
  select 'in:' || residence, published_at, id, first_seen_at from news_items, unnest(residences) residence
  union
  select 'from:' || origin || ' in:' || residence, published_at, id, first_seen_at
    from news_items, unnest(origins) origin, unnest(residences) residence;
drop table news_places;

create table news_feeds (
  address text primary key,
  etag text,
  last_modified text,
  failures_in_row integer not null default 0,
  last_error text,
  last_tried_at timestamptz,
  last_good_at timestamptz,
  due_at timestamptz not null default now()
);

-- `url` is null until our copy of the publisher's picture exists.
create table news_pictures (
  address text primary key,
  storage_key text,
  url text,
  wanted_at timestamptz not null default now()
);
create index news_pictures_wanted_at on news_pictures (wanted_at);
