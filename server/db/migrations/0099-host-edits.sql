-- Moderators see the edits that hosts made to listings and events.
create table listing_edits (
  id integer generated always as identity primary key,
  listing_id integer not null references listings (id) on delete cascade,
  editor_id integer references users (id) on delete set null,
  -- [{ "field": "name", "before": "…", "now": "…" }]
  changes jsonb not null,
  edited_at timestamptz not null default now()
);
create index listing_edits_by_listing on listing_edits (listing_id, id);

create table event_edits (
  id integer generated always as identity primary key,
  event_id integer not null references events (id) on delete cascade,
  editor_id integer references users (id) on delete set null,
  changes jsonb not null,
  edited_at timestamptz not null default now()
);
create index event_edits_by_event on event_edits (event_id, id);
