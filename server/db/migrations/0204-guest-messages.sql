-- Messages that a host sent to all guests of an event.
create table guest_messages (
  id integer generated always as identity,
  host_id integer not null references hosts (id),
  event_id integer not null references events (id),
  text text not null,
  created_at timestamptz not null default now(),
  primary key (host_id, id)
);
create index guest_messages_by_event on guest_messages (event_id, id);

-- The guest wants no messages from the host. Mails about changes and cancellations are still sent.
alter table registrations add column is_muted boolean not null default false;
