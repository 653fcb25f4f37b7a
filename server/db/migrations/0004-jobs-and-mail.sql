-- pg-boss creates its tables at start. We create its schema here, because several processes that start at once would
-- conflict.
create schema pgboss;

create table mails (
  id uuid primary key,
  -- What caused the mail, such as "booking-confirmed:M4PX7QH3VT". It is unique, so a second mail for the same cause is
  -- refused.
  cause text unique,
  -- Null once the mail is sent, because address and text must not be kept longer than needed.
  message jsonb,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index mails_by_creation on mails (created_at);
