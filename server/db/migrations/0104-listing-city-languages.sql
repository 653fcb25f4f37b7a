-- A city of the listing's country pack; null if none was given.
alter table listings add column city_id integer;
-- Languages that the host speaks, as BCP 47 codes.
alter table listings add column languages text[] not null default '{}';
