-- The response to the first request with a key is stored in the same transaction as the work.
create table idempotency_keys (
  key uuid not null,
  scope text not null,
  fingerprint bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (key, scope)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);
