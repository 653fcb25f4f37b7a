-- The public page stays open for people who have its link. Search, site map and feeds leave it out.
alter table listings add column is_hidden_from_search boolean not null default false;
