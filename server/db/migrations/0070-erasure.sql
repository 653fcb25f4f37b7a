-- From this time on, the customer's name, phone and email are erased, and the private link returns 410.
alter table bookings add column details_erased_at timestamptz;

create index bookings_with_details on bookings (ends_at) where details_erased_at is null;
create index bookings_by_customer on bookings (lower(customer_email)) where customer_email is not null;

create index users_by_email on users (lower(email));

-- A request that was carried out contains no personal data.
alter table deletion_requests add column erased_at timestamptz;
alter table deletion_requests add constraint deletion_requests_forget_people
  check (erased_at is null or (email = '' and reason is null and comments is null));

create index deletion_requests_to_carry_out on deletion_requests (confirmed_at)
  where confirmed_at is not null and erased_at is null;

-- The ids of what was erased, so that it can be erased again after a backup is restored. The file store has a copy of
-- these records, because a restored database lacks those that were written after its backup.
create table erasures (
  id uuid primary key,
  erased_at timestamptz not null,
  record jsonb not null
);

-- PostgreSQL uses this index when an item or a listing is deleted, to check whether a booking refers to it.
create index bookings_by_item on bookings (service_item_id);
create index bookings_by_listing on bookings (listing_id);
