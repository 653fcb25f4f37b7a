-- Read and written by rate-limiter-flexible, which expects exactly these columns in this order.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
);

create index rate_limits_by_expiry on rate_limits (expire);
