alter table slates add column media_poster_url text;
create index slate_views_hour on slate_views (hour);
