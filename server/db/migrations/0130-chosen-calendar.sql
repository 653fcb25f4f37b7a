-- Whether the customer asked for this calendar. Moving such a booking keeps its calendar, and the customer is told when the
-- host changes it. Bookings made for "Anyone" may change their calendar.
alter table bookings add column is_calendar_chosen boolean not null default false;
