-- Only a keyed hash and the last digits of a phone number are stored. Hosts recognise the number by its last digits.
create table blocked_phones (
  id integer generated always as identity primary key,
  provider_account_id integer not null references provider_accounts (id),
  phone_hash bytea not null check (octet_length(phone_hash) = 32),
  ending text not null check (ending ~ '^\d{0,3}$'),
  blocked_at timestamptz not null default now(),
  constraint blocked_phones_once unique (provider_account_id, phone_hash)
);

create index blocked_phones_by_age on blocked_phones (blocked_at);
