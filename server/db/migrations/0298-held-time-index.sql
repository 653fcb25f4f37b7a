-- The index of the constraint against overlaps already has the visits and holds. Readers ask for both kinds separately.
drop index held_times_by_time;
create index held_times_that_may_overlap on held_times using gist (host_id, calendar_id, during)
  where kind not in ('visit', 'hold');
