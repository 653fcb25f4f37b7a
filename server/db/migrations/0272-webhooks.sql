-- Addresses of a host's own programs. The secret is derived from the installation's secret, the row and `generation`.
create table webhooks (
  host_id integer not null references hosts (id),
  id integer generated always as identity unique,
  address text not null check (char_length(address) <= 500),
  events text[] not null,
  generation integer not null default 1,
  -- Until then, messages are also signed with the secret before.
  previous_until timestamptz,
  added_at timestamptz not null default now(),
  failing_since timestamptz,
  disabled_at timestamptz,
  primary key (host_id, id)
);

-- What was sent, or still has to be. `about` is a booking or a registration; its messages are sent in the order of `seq`.
create table webhook_messages (
  host_id integer not null,
  id text not null,
  webhook_id integer not null,
  about text not null,
  seq bigint generated always as identity,
  type text not null,
  payload text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts integer not null default 0,
  last_status integer,
  last_ms integer,
  created_at timestamptz not null default now(),
  try_after timestamptz not null default now(),
  primary key (host_id, id),
  foreign key (host_id, webhook_id) references webhooks (host_id, id) on delete cascade
);

create index webhook_messages_in_order on webhook_messages (host_id, webhook_id, about, seq);
create index webhook_messages_waiting on webhook_messages (try_after) where state = 'waiting';
create index webhook_messages_by_age on webhook_messages (created_at);
-- A booking is announced by a job, or before its first change.
create unique index webhook_messages_created_once on webhook_messages (host_id, webhook_id, about)
  where type = 'booking.created';
