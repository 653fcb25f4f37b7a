-- The private feed URL is derived from this version. A new version revokes the old URL.
create table calendar_feeds (
  provider_account_id integer primary key references provider_accounts (id),
  version integer not null default 1,
  is_open boolean not null default true,
  renewed_at timestamptz not null default now()
);
