create table contact_messages (
  id integer generated always as identity primary key,
  name text not null,
  email text not null,
  message text not null,
  locale text not null,
  created_at timestamptz not null default now()
);

create index contact_messages_by_creation on contact_messages (created_at);

-- Requests to erase an account. Only a confirmed request is carried out, at the latest at `due_at`.
create table deletion_requests (
  id uuid primary key,
  email text not null,
  reason text check (reason in ('privacy', 'unused', 'experience', 'other')),
  comments text,
  locale text not null,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null default now() + interval '30 days',
  confirmed_at timestamptz
);

create index deletion_requests_unconfirmed on deletion_requests (requested_at) where confirmed_at is null;
create index deletion_requests_due on deletion_requests (due_at) where confirmed_at is not null;
