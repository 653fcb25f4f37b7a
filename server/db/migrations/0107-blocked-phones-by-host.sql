-- The key of every frequently used table starts with the host.
alter table blocked_phones drop constraint blocked_phones_pkey;
alter table blocked_phones add primary key (host_id, id);
