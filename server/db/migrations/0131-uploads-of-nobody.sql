-- Null if the uploader was erased while a host still shows the picture.
alter table uploads alter column user_id drop not null;
