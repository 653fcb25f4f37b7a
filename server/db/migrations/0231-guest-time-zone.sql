-- The zone of the guest's browser, so that the ticket and mails can also say when the event is for guests elsewhere.
alter table registrations add column guest_time_zone text;
