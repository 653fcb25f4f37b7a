-- Suggestions say how many hosts each of them finds.
create index search_documents_by_subcategory on search_documents using gin (subcategory_ids);
create index search_documents_by_city on search_documents (country, city_id, host_id);
create index search_documents_by_community on search_documents (country, community_id, host_id);
