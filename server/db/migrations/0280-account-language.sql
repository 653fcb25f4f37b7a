-- The language of mails to the person. Null until they sign in or choose one.
alter table users add column locale text;
