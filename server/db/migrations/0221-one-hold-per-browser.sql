-- A browser has at most one hold with each host. It sends a random token, which is stored as a hash for as long as the hold.
alter table held_times add column browser_hash bytea;
create unique index held_times_by_browser on held_times (host_id, browser_hash) where browser_hash is not null;
