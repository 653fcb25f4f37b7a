-- A provider account belongs to one user, has one calendar and takes bookings.
create table provider_accounts (
  id integer generated always as identity primary key,
  user_id integer not null unique references users (id),
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  email text not null,
  terms_version text not null,
  terms_accepted_at timestamptz not null default now(),
  suspended_at timestamptz,
  suspension_reason text,
  created_at timestamptz not null default now()
);
