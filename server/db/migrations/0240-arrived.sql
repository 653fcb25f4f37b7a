-- When the host saw the customer arrive. Empty if not yet, or if the host does not note it.
alter table bookings add column arrived_at timestamptz;
