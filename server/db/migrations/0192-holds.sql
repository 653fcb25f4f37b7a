-- A customer who has chosen a time keeps it for some minutes. The id is known only to that customer's browser, and the
-- address is stored as a hash. Expired rows count as free and are deleted with the next hold.
alter table held_times
  add column hold_id text,
  add column expires_at timestamptz,
  add column address_hash bytea,
  add constraint held_times_holds_expire
    check ((kind = 'hold') = (hold_id is not null and expires_at is not null and address_hash is not null));
create unique index held_times_by_hold on held_times (hold_id) where kind = 'hold';
create index holds_by_address on held_times (address_hash) where kind = 'hold';
create index holds_by_expiry on held_times (expires_at) where kind = 'hold';
