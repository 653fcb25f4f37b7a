-- Customers who lost their private link find their bookings by email address.
create index bookings_open_by_email on bookings (lower(customer_email), ends_at)
  where status = 'confirmed' and customer_email is not null;
