-- pg-boss creates its tables at start. The schema is created here, because several first starts at once would race for it.
create schema pgboss;

create table mails (
  id uuid primary key,
  -- What caused the mail, such as "booking-confirmed:M4PX7QH3VT". Unique: a second mail for the same cause is refused.
  cause text unique,
  -- Null once the mail is sent: address and text are kept no longer than needed.
  message jsonb,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index mails_by_creation on mails (created_at);
