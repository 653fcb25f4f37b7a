-- When the customer's name, phone and address left the booking; its private link says so from then on.
alter table bookings add column details_erased_at timestamptz;

create index bookings_with_details on bookings (ends_at) where details_erased_at is null;
create index bookings_by_customer on bookings (lower(customer_email)) where customer_email is not null;

create index users_by_email on users (lower(email));

-- Once carried out, a request says nothing about anybody.
alter table deletion_requests add column erased_at timestamptz;
alter table deletion_requests add constraint deletion_requests_forget_people
  check (erased_at is null or (email = '' and reason is null and comments is null));

create index deletion_requests_to_carry_out on deletion_requests (confirmed_at)
  where confirmed_at is not null and erased_at is null;

-- What was erased, by numbers alone: enough to erase it again after a backup was restored. The same records lie in the
-- store, because a restored database does not remember what happened after its backup.
create table erasures (
  id uuid primary key,
  erased_at timestamptz not null,
  record jsonb not null
);

-- Deleting an item or a listing asks whether a booking names it.
create index bookings_by_item on bookings (service_item_id);
create index bookings_by_listing on bookings (listing_id);
