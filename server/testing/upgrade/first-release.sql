-- This script fills a database of the first release (schema 0101): every table that the product's answers are read
-- from. Every run inserts the same rows. The setting upgrade.hosts is the number of hosts and must be a multiple of 20.
-- More hosts do not change the rows of the first ones. The ids of a host's user, provider account, listings and items
-- all differ, so that a confused id is noticed.

create temporary table amount as select current_setting('upgrade.hosts')::integer as hosts;

-- User 1 is the moderator, user 2 is a customer, and the others are hosts.
insert into users (issuer, subject, email, email_verified, first_name, last_name, avatar_url, created_at, signed_in_at)
select 'local', 'subject-' || u,
  case u when 1 then 'moderator@test.example' when 2 then 'customer@test.example' else 'user' || u || '@test.example' end,
  u % 20 <> 0, 'Given' || u, case when u % 50 = 0 then '' else 'Family' || u end,
  case when u % 7 = 0 then 'https://pictures.example/' || u || '.jpg' end,
  timestamptz '2026-03-01 08:00Z' + u * interval '1 minute', '2027-02-01 08:00Z'
from amount, generate_series(1, hosts + 2) u order by u;

insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
select sha256(convert_to('session-of-user-' || lpad(id::text, 27, '0'), 'utf8')), id,
  '2027-02-09 08:00Z', '2027-02-10 09:59Z', '2027-03-01 08:00Z'
from users order by id;

insert into provider_accounts (user_id, first_name, last_name, date_of_birth, email, terms_version, terms_accepted_at,
  suspended_at, suspension_reason, created_at)
select user_id, case when a % 4 = 0 then 'Host' || a else 'Given' || user_id end,
  case when a % 40 = 0 then '' else 'Family ' || a end, date '1960-01-01' + a * 11 % 14000,
  'contact' || a || '@test.example', 'v' || a % 3, timestamptz '2026-04-01 08:00Z' + a * interval '1 hour',
  case when a % 25 = 7 then timestamptz '2026-12-01 08:00Z' end, case when a % 25 = 7 then 'Complaints' end,
  timestamptz '2026-04-01 08:00Z' + a * interval '1 hour'
from amount, generate_series(1, hosts) a, lateral (select (a - 1) / 20 * 20 + 22 - (a - 1) % 20 as user_id) block order by a;

insert into uploads (user_id, purpose, quarantine_key, public_stem, content_length, created_at, expires_at, claimed_at,
  finished_at, quarantine_cleared_at, public_keys, url, width, height, sizes, refused_as)
select u, (array['logo', 'portfolio', 'event'])[1 + u % 3], 'quarantine/' || u, 'stem' || u, 1000 + u, '2026-05-01 08:00Z',
  '2026-05-01 09:00Z', '2026-05-01 08:01Z', case when u % 5 > 0 then timestamptz '2026-05-01 08:02Z' end, '2026-05-01 08:03Z',
  array['public/stem' || u || '.webp'], case when u % 5 > 0 then '/media/stem' || u || '.webp' end, 800, 600,
  jsonb_build_array(jsonb_build_object('width', 400, 'url', '/media/stem' || u || '-400.webp')),
  case when u % 5 = 0 then 'image_unreadable' end
from amount, generate_series(3, hosts + 2) u order by u;

insert into service_subcategories (id, category_id, title, position) values (101, 1, 'First', 0), (201, 2, 'Second', 1);

-- Each host has two listings, 20 ids apart.
insert into listings (user_id, name, address, country_iso, phone_number, whatsapp_number, website_url, description,
  community_id, category_id, profile_image_url, is_community_favorite, is_demo, review_state, review_reason,
  review_requested_at, revision, created_at, updated_at, deleted_at, content_before_review, is_withheld)
select user_id, 'Listing ' || l, l || ' Triq il-Kbira, Birkirkara', case when l % 9 = 0 then 'GB' else 'MT' end,
  '+3567900' || lpad((l % 10000)::text, 4, '0'), case when l % 2 = 0 then '+35679123456' end,
  case when l % 3 = 0 then 'https://listing' || l || '.example' end, 'About listing ' || l || E'.\nSecond line.',
  1 + l % 6, 1 + l % 9, '/media/stem' || user_id || '.webp', l % 8 = 1, l % 30 = 0,
  (array['verified', 'verified', 'verified', 'verified', 'in_review', 'refused', 'suspended', 'in_review'])[1 + l % 8],
  case when l % 8 in (5, 6) then 'photos' end, timestamptz '2027-02-01 08:00Z' + l * interval '1 minute', 1 + l % 4,
  timestamptz '2026-05-01 08:00Z' + l * interval '1 minute', timestamptz '2026-06-01 08:00Z' + l * interval '1 minute',
  case when l % 17 = 0 then timestamptz '2026-12-01 08:00Z' end,
  case when l % 8 = 7 then jsonb_build_object('name', 'Old name ' || l, 'address', 'Old address', 'photos', '', 'logo', '/p') end,
  l % 8 = 7
from amount, generate_series(1, 2 * hosts) l, lateral (select (l - 1) / 40 * 20 + (l - 1) % 20 + 3 as user_id) block order by l;

insert into listing_subcategories (listing_id, subcategory_id)
select id, 101 from listings where id % 3 > 0 union all select id, 201 from listings where id % 2 = 0 order by 1, 2;

insert into listing_portfolio_images (listing_id, position, image_url)
select id, position, '/media/photo' || id || '-' || position || '.webp'
from listings, generate_series(0, id % 4 - 1) position order by id, position;

-- Each listing has three items, 40 ids apart.
insert into service_items (listing_id, user_id, name, description, price_cents, duration_minutes, created_at, deleted_at,
  revision)
select listings.id, listings.user_id, 'Item ' || i, case when i % 2 = 0 then 'About item ' || i end,
  case when i % 5 > 0 then 500 + i % 90 * 50 end, (array[30, 45, 60, 90, null])[1 + i % 5],
  timestamptz '2026-06-01 08:00Z' + i * interval '1 minute',
  case when i % 13 = 0 then timestamptz '2026-12-01 08:00Z' end, 1 + i % 3
from amount, generate_series(1, 6 * hosts) i join listings on listings.id = (i - 1) / 120 * 40 + (i - 1) % 40 + 1 order by i;

insert into listing_edits (listing_id, editor_id, changes, edited_at, service_item_id, item_name, action, is_new_review)
select listings.id, case when listings.id % 5 > 0 then listings.user_id end,
  jsonb_build_array(jsonb_build_object('field', 'name', 'before', 'Old name', 'now', 'Listing ' || listings.id)),
  timestamptz '2027-02-02 08:00Z' + listings.id * interval '1 minute', case when n = 2 then (listings.id - 1) / 40 * 120 + (listings.id - 1) % 40 + 1 end,
  case when n = 2 then 'Item ' || listings.id end,
  case when n = 1 then 'changed' else (array['added', 'changed', 'deleted'])[1 + listings.id % 3] end, n = 1
from listings, generate_series(1, 2) n where listings.id % 4 = 3 order by listings.id, n;

insert into events (user_id, organizer_id, title, description, category, address, country_iso, start_date, end_date, timezone,
  city_id, community_id, is_featured, is_demo, ticket_required, ticket_price_cents, ticket_currency, requires_booking,
  booking_link, image_url, review_state, review_reason, review_requested_at, revision, created_at, updated_at, deleted_at,
  content_before_review, is_withheld)
select user_id, id, 'Event ' || e, 'About event ' || e, (array['Festivals', 'Charity', 'Sports Events'])[1 + e % 3],
  'Valletta Waterfront ' || e, 'MT', timestamptz '2027-01-01 18:00Z' + e % 120 * interval '1 day',
  timestamptz '2027-01-01 22:00Z' + e % 120 * interval '1 day', case when e % 6 = 0 then 'Europe/London' else 'Europe/Malta' end,
  case when e % 4 > 0 then e % 4 end, 1 + e % 6, e % 8 = 1, e % 30 = 0, e % 2 = 0, e % 2 * 1500, 'EUR', e % 3 = 0,
  case when e % 3 = 0 then 'https://tickets.example/' || e end, '/media/event' || e || '.webp',
  (array['verified', 'verified', 'verified', 'verified', 'in_review', 'refused', 'suspended', 'in_review'])[1 + e % 8],
  case when e % 8 in (5, 6) then 'photos' end, timestamptz '2027-02-01 08:00Z' + e * interval '1 minute', 1 + e % 4,
  timestamptz '2026-05-01 08:00Z' + e * interval '1 minute', timestamptz '2026-06-01 08:00Z' + e * interval '1 minute',
  case when e % 17 = 0 then timestamptz '2026-12-01 08:00Z' end,
  case when e % 8 = 7 then jsonb_build_object('title', 'Old title ' || e, 'image', '/p') end, e % 8 = 7
from amount, generate_series(1, 2 * hosts) e
  join provider_accounts on id = (e - 1) / 40 * 20 + e * 3 % 20 + 1 order by e;

insert into event_edits (event_id, editor_id, changes, edited_at, is_new_review)
select id, user_id, jsonb_build_array(jsonb_build_object('field', 'title', 'before', 'Old title', 'now', title)),
  timestamptz '2027-02-02 08:00Z' + id * interval '1 minute', true
from events where id % 4 = 3 order by id;

insert into availability (provider_account_id, during, is_available)
select id, tstzrange(day + interval '7 hours', day + interval '19 hours'), true
from provider_accounts, generate_series(timestamptz '2027-03-01 00:00Z', '2027-03-08 00:00Z', interval '1 day') day
union all
select id, tstzrange('2027-03-10 10:00Z', '2027-03-10 12:00Z'), false from provider_accounts
union all
select id, tstzrange('2026-12-01 08:00Z', '2026-12-03 08:00Z'), true from provider_accounts order by 1, 2;

-- Each host has 50 bookings: 25 in the past, the others from March on, five a day.
create temporary table planned as
select account.id as account_id, k, (account.id - 1) * 50 + k as b, k < 25 as is_past, item.id as item_id, item.listing_id,
  item.name, item.price_cents, item.duration_minutes,
  translate(upper(substr(md5('booking ' || account.id || '-' || k), 1, 10)), '01', 'XY') as reference,
  case when k < 25 then timestamptz '2026-11-02 09:00Z' + k * interval '1 day'
    else timestamptz '2027-03-01 08:00Z' + (k - 25) / 5 * interval '1 day' + k % 5 * interval '2 hours' end as starts_at,
  case when k % 10 in (3, 7) then 'cancelled' when k < 25 and k % 11 = 5 then 'no_show' else 'confirmed' end as status,
  k < 25 and k % 8 = 1 as is_erased
from generate_series(0, 49) k, provider_accounts account,
  lateral (select (user_id - 3) / 20 * 120 + (user_id - 3) % 20 + 1 + k % 2 * 20 + k % 3 * 40 as item_id) place
  join service_items item on item.id = item_id;

insert into bookings (provider_account_id, id, service_item_id, listing_id, starts_at, ends_at, status, item_name,
  duration_minutes, price_cents, customer_name, customer_phone, customer_email, customer_locale, booked_by, link_version,
  sequence, created_at, cancelled_at, cancelled_by, cancel_note, details_erased_at)
select account_id, reference, item_id, listing_id, starts_at, starts_at + coalesce(duration_minutes, 15) * interval '1 minute',
  status, name, duration_minutes, coalesce(price_cents, 0), case when not is_erased then 'Maria Camilleri ' || b % 977 end,
  case when not is_erased and k % 6 > 0 then '+3569900' || lpad((b % 10000)::text, 4, '0') end,
  case when is_erased or k % 9 = 2 then null when b = 4 then 'customer@test.example' else 'c' || b % 977 || '@test.example' end,
  (array['en', 'mt', 'it'])[1 + b % 3], case when k % 7 = 4 then 'provider' else 'customer' end, 1 + k % 2, k % 3,
  starts_at - interval '20 days', case when status = 'cancelled' then starts_at - interval '2 days' end,
  case when status = 'cancelled' then case when k % 10 = 3 then 'customer' else 'provider' end end,
  case when k % 10 = 7 then 'Sorry, I am ill' end, case when is_erased then timestamptz '2027-01-15 08:00Z' end
from planned order by b;

insert into held_times (provider_account_id, booking_id, service_item_id, during)
select provider_account_id, id, service_item_id, tstzrange(starts_at, ends_at)
from bookings where status <> 'cancelled' order by provider_account_id, starts_at;

insert into reviews (provider_account_id, booking_id, listing_id, stars, text, author, item_name, visited_at, created_at,
  answer, answered_at)
select account_id, reference, listing_id, 1 + b % 5, case when b % 3 > 0 then 'Review of ' || name end, 'Maria C.', name,
  starts_at, starts_at + interval '2 days', case when b % 2 = 0 then 'Thank you' end,
  case when b % 2 = 0 then starts_at + interval '3 days' end
from planned where is_past and status = 'confirmed' and k % 4 = 0 order by b;

insert into calendar_feeds (provider_account_id, version, is_open, renewed_at)
select id, 1 + id % 3, id % 4 > 0, '2026-10-01 08:00Z' from provider_accounts where id % 5 > 0 order by id;

insert into blocked_phones (provider_account_id, phone_hash, ending, blocked_at)
select id, sha256(convert_to(id || '-' || n, 'utf8')), lpad((n * 111)::text, 3, '0'), timestamptz '2026-10-01 08:00Z' + n * interval '1 day'
from provider_accounts, generate_series(1, id % 3) n order by id, n;

insert into reports (listing_id, reason, details, email, locale, created_at, closed_at, outcome)
select id, 'not_real', case when id % 2 = 0 then 'Nobody there' end,
  case when id = 21 then 'customer@test.example' else 'r' || id || '@test.example' end, 'en',
  timestamptz '2027-01-01 08:00Z' + id * interval '1 minute', case when id % 3 = 0 then timestamptz '2027-02-01 08:00Z' + id * interval '1 minute' end,
  case when id % 3 = 0 then case when id % 2 = 0 then 'upheld' else 'dismissed' end end
from listings where id % 20 = 1 or id % 33 = 0 order by id;

insert into decisions (subject, subject_id, action, reason, words, moderator_id, moderator_name, decided_at)
select 'services', id::text, (array['approved', 'refused', 'suspended', 'reinstated'])[1 + id % 4],
  case when id % 4 in (1, 2) then 'photos' end, 'Words about ' || id, 1, 'Given1 Family1',
  timestamptz '2027-02-01 08:00Z' + id * interval '1 minute' as decided_at
from listings where id % 4 > 0
union all
select 'events', id::text, (array['approved', 'refused', 'suspended', 'reinstated'])[1 + id % 4], null, null, 1, 'Given1 Family1',
  timestamptz '2027-02-01 08:00Z' + id * interval '1 minute' from events where id % 4 > 0
union all
select 'reports', id::text, outcome, null, 'Words about a report', 1, 'Given1 Family1', closed_at from reports where outcome is not null
order by decided_at, 2, 1;

insert into contact_messages (name, email, message, locale, created_at, answer, answered_at)
select 'Sender ' || n, case n when 1 then 'customer@test.example' else 's' || n || '@test.example' end, 'Message ' || n, 'en',
  timestamptz '2027-01-01 08:00Z' + n * interval '1 hour', case when n % 2 = 0 then 'Answer' end,
  case when n % 2 = 0 then timestamptz '2027-02-01 08:00Z' end
from generate_series(1, 6) n order by n;

-- The first address is the contact address of one host and belongs to no user.
insert into deletion_requests (id, email, reason, comments, locale, requested_at, due_at, confirmed_at, could_mean)
select md5('request ' || n)::uuid, case n when 1 then 'contact5@test.example' when 2 then 'customer@test.example' else 'user9@test.example' end,
  'privacy', 'Please', 'en', '2027-02-08 08:00Z', '2027-03-10 08:00Z', case when n > 1 then timestamptz '2027-02-09 08:00Z' end,
  case n when 3 then '{9,10}'::integer[] else '{}' end
from generate_series(1, 3) n order by n;

insert into slate_authors (first_name, last_name, headline) values ('Ama', 'Owusu', 'Cook');
insert into slates (author_id, text, view_count, like_count, created_at) values (1, 'Hello', 7, 3, '2027-02-01 08:00Z');
