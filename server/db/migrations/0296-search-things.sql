-- What documents offer is found in the order of the ratings, too, like the words of their names. These words begin with "~".
insert into search_names
select d.host_id, d.kind, d.subject_id, word, d.country, d.rating_score, d.created_at
  from search_documents d, unnest(tsvector_to_array(d.words)) word where starts_with(word, '~')
    on conflict do nothing;
