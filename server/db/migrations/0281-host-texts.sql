-- Hosts may write their texts in several languages. The columns with the texts are in `language`; `translations` has the
-- same texts in other languages, by language.
alter table listings
  add column language text not null default 'en'
    check (language in ('en', 'mt', 'ar', 'fr', 'es', 'pt', 'hi', 'ur', 'sw', 'tr')),
  add column translations jsonb not null default '{}';
alter table service_items
  add column language text not null default 'en'
    check (language in ('en', 'mt', 'ar', 'fr', 'es', 'pt', 'hi', 'ur', 'sw', 'tr')),
  add column translations jsonb not null default '{}';
alter table events
  add column language text not null default 'en'
    check (language in ('en', 'mt', 'ar', 'fr', 'es', 'pt', 'hi', 'ur', 'sw', 'tr')),
  add column translations jsonb not null default '{}';

-- The names alone, because results show no other text.
alter table search_documents
  add column language text not null default 'en'
    check (language in ('en', 'mt', 'ar', 'fr', 'es', 'pt', 'hi', 'ur', 'sw', 'tr')),
  add column translations jsonb not null default '{}';
