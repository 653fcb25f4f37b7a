-- Host edits now include service items, and whether an item was added, changed or deleted.
alter table listing_edits
  add column service_item_id integer references service_items (id) on delete cascade,
  add column item_name text,
  add column action text not null default 'changed' check (action in ('added', 'changed', 'deleted'));
create index listing_edits_by_item on listing_edits (service_item_id) where service_item_id is not null;

-- True for edits that sent a listing or event back to review. The next decision sets content_before_review to null.
alter table listing_edits add column is_new_review boolean not null default false;
alter table event_edits add column is_new_review boolean not null default false;
-- An edit and its review request were written in one transaction, so now() gave both the same time.
update listing_edits e set is_new_review = true from listings l
  where l.id = e.listing_id and l.review_requested_at = e.edited_at;
update event_edits e set is_new_review = true from events v
  where v.id = e.event_id and v.review_requested_at = e.edited_at;
