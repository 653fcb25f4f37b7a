-- The queue makes its own tables at start; the schema stands before, because several first starts at once would race for it.
create schema pgboss;

create table mails (
  id uuid primary key,
  -- What the mail is about, such as "booking-confirmed:M4PX7QH3VT": a second mail for one cause is refused here.
  cause text unique,
  -- Gone once the mail is delivered: the address and the text of a letter are kept no longer than needed.
  message jsonb,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create index mails_by_creation on mails (created_at);
