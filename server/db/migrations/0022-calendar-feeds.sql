-- A host's private feed address is derived from this version; a new version revokes the old address.
create table calendar_feeds (
  provider_account_id integer primary key references provider_accounts (id),
  version integer not null default 1,
  is_open boolean not null default true,
  renewed_at timestamptz not null default now()
);
