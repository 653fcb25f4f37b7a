-- The words of names, one row for each document and word. An index of words has no order, so the best rated of many
-- results would otherwise mean reading all of them.
create table search_names (
  host_id integer not null,
  kind text not null,
  subject_id integer not null,
  -- In the order of bytes, words that begin alike lie together.
  word text collate "C" not null,
  country text not null,
  rating_score float8 not null,
  created_at timestamptz not null
);

insert into search_names
select d.host_id, d.kind, d.subject_id, substr(word, 2), d.country, d.rating_score, d.created_at
  from search_documents d, unnest(tsvector_to_array(d.words)) word where starts_with(word, '=');

alter table search_names
  add primary key (host_id, kind, subject_id, word),
  add foreign key (host_id, kind, subject_id) references search_documents on delete cascade;
create index search_names_in_order on search_names (country, word, rating_score desc, created_at desc)
  include (host_id, kind, subject_id);

-- Suggestions count hosts. With all columns they need, they are counted from the index alone.
drop index search_documents_by_city;
drop index search_documents_by_community;
create index search_documents_by_city on search_documents (country, city_id, host_id) include (kind, is_verified);
create index search_documents_by_community on search_documents (country, community_id, host_id) include (kind, is_verified);
