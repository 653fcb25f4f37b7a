-- All items of the booking, in the order of the visit: [{"id": 11, "name": "Cornrows", "priceCents": 3500, "minutes": 75}].
-- service_item_id is the first one. item_name has the names of all, duration_minutes and price_cents are sums.
alter table bookings add column items jsonb;
update bookings
   set items = jsonb_build_array(jsonb_build_object(
         'id', service_item_id, 'name', item_name, 'priceCents', price_cents, 'minutes', duration_minutes));
alter table bookings alter column items set not null;
alter table bookings add constraint bookings_have_items check (jsonb_array_length(items) between 1 and 6);

-- The items of the visit after the first one, which is service_item_id.
alter table held_times add column further_item_ids integer[] not null default '{}';
