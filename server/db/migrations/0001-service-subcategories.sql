create table service_subcategories (
  id integer primary key,
  category_id smallint not null check (category_id between 1 and 9),
  title text not null check (char_length(title) between 1 and 80),
  position smallint not null
);

create index service_subcategories_by_category on service_subcategories (category_id, position);
