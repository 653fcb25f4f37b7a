-- A host opened WhatsApp with a reminder of a visit. After a move, it counts as not opened again.
create table opened_reminders (
  booking_id text primary key references bookings (id) on delete cascade,
  starts_at timestamptz not null,
  opened_at timestamptz not null default now()
);
