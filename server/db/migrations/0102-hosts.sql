-- A host is a business or group that lists services and events and takes bookings. Until this migration it was one
-- person's provider account with one calendar. The ids stay the same.
alter table provider_accounts rename to hosts;
alter table hosts rename constraint provider_accounts_pkey to hosts_pkey;
alter table hosts rename constraint provider_accounts_user_id_key to hosts_founder_id_key;
alter table hosts rename constraint provider_accounts_user_id_fkey to hosts_founder_id_fkey;
alter index provider_accounts_by_email rename to hosts_by_email;
alter sequence provider_accounts_id_seq rename to hosts_id_seq;

-- Null if the founder was erased and the host has other owners.
alter table hosts rename column user_id to founder_id;
alter table hosts alter column founder_id drop not null;

-- The API never created content without a provider account, but the old schema allowed it. Such content gets a closed
-- host.
insert into hosts (founder_id, first_name, last_name, date_of_birth, email, terms_version, suspended_at)
select id, first_name, last_name, '1900-01-01', email, '', now()
  from users
 where id in (select user_id from listings union select user_id from events union select user_id from service_items)
   and id not in (select founder_id from hosts);

-- These details belong to the person, not to the host.
create table personal_details (
  user_id integer primary key references users (id),
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  terms_version text not null,
  terms_accepted_at timestamptz not null default now()
);

insert into personal_details (user_id, first_name, last_name, date_of_birth, terms_version, terms_accepted_at)
select founder_id, first_name, last_name, date_of_birth, terms_version, terms_accepted_at from hosts;

alter table hosts add column name text;
update hosts set name = trim(first_name || ' ' || last_name);
alter table hosts alter column name set not null;
alter table hosts
  drop column first_name, drop column last_name, drop column date_of_birth,
  drop column terms_version, drop column terms_accepted_at;

-- The country pack that the host belongs to.
alter table hosts add column country text not null default 'MT';
alter table hosts alter column country drop default;

create table host_members (
  host_id integer not null references hosts (id),
  user_id integer not null references users (id),
  role text not null check (role in ('owner', 'manager', 'staff')),
  joined_at timestamptz not null default now(),
  primary key (host_id, user_id)
);

create index host_members_by_user on host_members (user_id);

insert into host_members (host_id, user_id, role, joined_at) select id, founder_id, 'owner', created_at from hosts;

-- A person can be a member of several hosts.
alter table sessions add column current_host_id integer references hosts (id) on delete set null;

-- Something that can be booked: a person's time, a chair or a room. Every host has at least one.
create table calendars (
  host_id integer not null references hosts (id),
  id integer generated always as identity unique,
  name text not null,
  colour text not null default 'teal' check (colour in ('teal', 'wine', 'blue', 'indigo', 'red', 'green', 'brown', 'pink',
    'olive', 'purple', 'sea', 'chestnut', 'slate', 'plum', 'grey')),
  -- The person whose time it is. Null for a chair or a room.
  member_id integer references users (id) on delete set null,
  is_open boolean not null default true,
  position smallint not null,
  created_at timestamptz not null default now(),
  primary key (host_id, id)
);

insert into calendars (host_id, name, member_id, position)
select hosts.id, details.first_name, hosts.founder_id, 1
  from hosts join personal_details details on details.user_id = hosts.founder_id
 order by hosts.id;

alter table calendars alter column colour drop default;

-- Listings, items and events belong to the host, no matter which member wrote them.
alter table listings add column host_id integer references hosts (id);
update listings set host_id = hosts.id from hosts where hosts.founder_id = listings.user_id;
alter table listings alter column host_id set not null;
drop index listings_by_owner;
alter table listings drop column user_id;
create index listings_by_host on listings (host_id, created_at) where deleted_at is null;

alter table service_items add column host_id integer references hosts (id);
update service_items set host_id = hosts.id from hosts where hosts.founder_id = service_items.user_id;
alter table service_items alter column host_id set not null;
drop index service_items_by_owner;
alter table service_items drop column user_id;
create index service_items_by_host on service_items (host_id, id) where deleted_at is null;

alter table events rename column organizer_id to host_id;
update events set host_id = hosts.id from hosts where hosts.founder_id = events.user_id;
alter table events alter column host_id set not null;
alter table events rename constraint events_organizer_id_fkey to events_host_id_fkey;
drop index events_by_owner;
alter table events drop column user_id;
create index events_by_host on events (host_id, created_at) where deleted_at is null;

-- If an item has no row here, every calendar of its host offers it.
create table service_item_calendars (
  host_id integer not null,
  service_item_id integer not null references service_items (id),
  calendar_id integer not null,
  primary key (host_id, service_item_id, calendar_id),
  foreign key (host_id, calendar_id) references calendars (host_id, id)
);

alter table blocked_phones rename column provider_account_id to host_id;
alter table calendar_feeds rename column provider_account_id to host_id;
alter table reviews rename column provider_account_id to host_id;

alter table bookings rename column provider_account_id to host_id;
alter table bookings add column calendar_id integer;
update bookings set calendar_id = calendars.id from calendars where calendars.host_id = bookings.host_id;
alter table bookings alter column calendar_id set not null;
alter table bookings add constraint bookings_calendar_fkey
  foreign key (host_id, calendar_id) references calendars (host_id, id);

alter table availability rename column provider_account_id to host_id;
-- The constraints are dropped first, because updating their indexes would take most of the time.
alter table availability drop constraint availability_provider_account_id_during_excl;
alter table availability add column calendar_id integer;
update availability set calendar_id = calendars.id from calendars where calendars.host_id = availability.host_id;
alter table availability alter column calendar_id set not null;
alter table availability add constraint availability_calendar_fkey
  foreign key (host_id, calendar_id) references calendars (host_id, id);
alter table availability add constraint availability_does_not_overlap
  exclude using gist (host_id with =, calendar_id with =, during with &&);

-- This time cannot be booked. Visits and holds never overlap in one calendar, but a host may knowingly book over the
-- other kinds. Ranges are half-open: a visit may start the minute another ends.
alter table held_times rename column provider_account_id to host_id;
alter table held_times drop constraint held_times_pkey;
alter table held_times drop constraint held_times_do_not_overlap;
alter table held_times add column calendar_id integer;
update held_times set calendar_id = calendars.id from calendars where calendars.host_id = held_times.host_id;
alter table held_times alter column calendar_id set not null;
alter table held_times add constraint held_times_calendar_fkey
  foreign key (host_id, calendar_id) references calendars (host_id, id);
alter table held_times add column kind text not null default 'visit'
  check (kind in ('visit', 'hold', 'event', 'imported', 'before', 'after'));
alter table held_times alter column kind drop default;
alter table held_times add column id integer generated always as identity;
alter table held_times add primary key (host_id, id);
alter table held_times alter column booking_id drop not null;
alter table held_times alter column service_item_id drop not null;
alter table held_times add constraint held_times_name_their_visit
  check (kind not in ('visit', 'before', 'after') or booking_id is not null);
create unique index held_times_by_booking on held_times (host_id, booking_id, kind) where booking_id is not null;
alter table held_times add constraint held_times_do_not_overlap
  exclude using gist (host_id with =, calendar_id with =, during with &&) where (kind in ('visit', 'hold'));
create index held_times_by_time on held_times using gist (host_id, calendar_id, during);

alter table bookings rename constraint bookings_provider_account_id_fkey to bookings_host_id_fkey;
alter table availability rename constraint availability_provider_account_id_fkey to availability_host_id_fkey;
alter table held_times rename constraint held_times_provider_account_id_fkey to held_times_host_id_fkey;
