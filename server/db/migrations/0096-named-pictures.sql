-- The cleanup job checks for every uploaded picture whether it is still in use.
create index listings_profile_image_url on listings (profile_image_url);
create index listing_portfolio_images_image_url on listing_portfolio_images (image_url);
create index events_image_url on events (image_url);
create index listings_changed on listings (id) where content_before_review is not null;
create index events_changed on events (id) where content_before_review is not null;
