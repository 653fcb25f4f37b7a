create table users (
  id integer generated always as identity primary key,
  -- Issuer and subject identify a person. They never change, even if the email address does.
  issuer text not null,
  subject text not null,
  email text not null,
  email_verified boolean not null,
  first_name text not null,
  last_name text not null,
  avatar_url text,
  created_at timestamptz not null default now(),
  signed_in_at timestamptz not null default now(),
  constraint users_issuer_subject unique (issuer, subject)
);

create table sessions (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id integer not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
