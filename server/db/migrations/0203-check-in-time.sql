-- A phone without a connection sends its check-ins later. The last change of a guest wins, whenever it arrives.
alter table registrations add column admitted_changed_at timestamptz;
