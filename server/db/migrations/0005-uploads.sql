create table uploads (
  id integer generated always as identity primary key,
  user_id integer not null references users (id),
  purpose text not null check (purpose in ('logo', 'portfolio', 'event')),
  quarantine_key text not null unique,
  -- A random prefix of all public file names. It is chosen at the start, so that a second attempt writes the same
  -- files.
  public_stem text not null unique,
  content_length integer not null check (content_length between 1 and 10485760),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Set while a process prepares the files. A claim older than a minute is from a process that crashed.
  claimed_at timestamptz,
  refused_as text,
  finished_at timestamptz,
  quarantine_cleared_at timestamptz,
  -- Written before the files, so that the cleanup job finds all of them.
  public_keys text[],
  url text unique,
  width integer,
  height integer,
  sizes jsonb,
  constraint uploads_finished_whole check ((finished_at is null) = (url is null))
);

create index uploads_by_user on uploads (user_id);
create index uploads_to_collect on uploads (created_at) where quarantine_cleared_at is null;
