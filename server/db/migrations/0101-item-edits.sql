-- Service items in the record of host edits: which item, and whether it was added, changed or deleted.
alter table listing_edits
  add column service_item_id integer references service_items (id) on delete cascade,
  add column item_name text,
  add column action text not null default 'changed' check (action in ('added', 'changed', 'deleted'));
create index listing_edits_by_item on listing_edits (service_item_id) where service_item_id is not null;

-- Which edits sent a listing or event back to review. The next decision sets content_before_review to null.
alter table listing_edits add column is_new_review boolean not null default false;
alter table event_edits add column is_new_review boolean not null default false;
-- Both times are now() of the same transaction.
update listing_edits e set is_new_review = true from listings l
  where l.id = e.listing_id and l.review_requested_at = e.edited_at;
update event_edits e set is_new_review = true from events v
  where v.id = e.event_id and v.review_requested_at = e.edited_at;
