-- For customers who lost their private link: their bookings are found by email address.
create index bookings_open_by_email on bookings (lower(customer_email), ends_at)
  where status = 'confirmed' and customer_email is not null;
