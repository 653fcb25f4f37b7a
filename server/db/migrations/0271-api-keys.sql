-- Programs that act for a host. A key is random, so a plain hash is enough. Revoked keys stay for a while, as a record.
create table api_keys (
  host_id integer not null references hosts (id),
  id integer generated always as identity unique,
  name text not null,
  hash bytea not null unique,
  hint text not null,
  scopes text[] not null,
  -- The key stops when this member leaves the host or may no longer manage it.
  made_by integer references users (id) on delete set null,
  made_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by integer references users (id) on delete set null,
  primary key (host_id, id)
);
