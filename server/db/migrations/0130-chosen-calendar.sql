-- True if the customer asked for this calendar. Such a booking keeps its calendar when it is moved, and the customer is
-- told if the host changes the calendar. Bookings for "Anyone" may change their calendar.
alter table bookings add column is_calendar_chosen boolean not null default false;
