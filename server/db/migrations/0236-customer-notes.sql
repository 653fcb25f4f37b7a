-- A host's private note about a customer, who is known by phone number.
create table customer_notes (
  host_id integer not null references hosts (id),
  phone text not null,
  note text not null check (char_length(note) between 1 and 500),
  written_at timestamptz not null default now(),
  primary key (host_id, phone)
);

create index bookings_by_phone on bookings (host_id, customer_phone) where customer_phone is not null;
