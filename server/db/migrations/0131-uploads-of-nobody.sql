-- Null: the person was erased, but a host that goes on shows the picture.
alter table uploads alter column user_id drop not null;
