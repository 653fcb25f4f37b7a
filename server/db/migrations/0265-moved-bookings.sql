-- When the booking last got another time. Null if it never did.
alter table bookings add column moved_at timestamptz;
