-- A host opened WhatsApp with a reminder of a visit. After a move, it counts as not opened again.
create table opened_reminders (
  host_id integer not null,
  booking_id text not null,
  starts_at timestamptz not null,
  opened_at timestamptz not null default now(),
  primary key (host_id, booking_id),
  foreign key (host_id, booking_id) references bookings (host_id, id) on delete cascade
);

create index opened_reminders_by_booking on opened_reminders (booking_id);
