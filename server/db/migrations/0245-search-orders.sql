-- A search without words reads its results in the chosen order and stops after a few hundred.
create index search_free_times_by_start on search_free_times (next_start_at) where next_start_at is not null;
create index search_documents_by_start on search_documents (country, starts_at) where kind = 'event';
create index search_documents_by_rating on search_documents (country, rating_score desc, created_at desc);
create index search_documents_by_age on search_documents (country, created_at desc);
