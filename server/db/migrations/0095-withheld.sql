-- True for content that was refused and then edited. It is hidden from the public until the next decision.
alter table listings
  add column is_withheld boolean not null default false,
  add check (not is_withheld or review_state = 'in_review');
alter table events
  add column is_withheld boolean not null default false,
  add check (not is_withheld or review_state = 'in_review');

update listings l set is_withheld = true
 where review_state = 'in_review'
   and (select action from decisions
         where subject = 'services' and subject_id = l.id::text and action in ('approved', 'refused', 'suspended', 'reinstated')
         order by id desc limit 1) = 'refused';
update events e set is_withheld = true
 where review_state = 'in_review'
   and (select action from decisions
         where subject = 'events' and subject_id = e.id::text and action in ('approved', 'refused', 'suspended', 'reinstated')
         order by id desc limit 1) = 'refused';

-- The moderators highlighted the content as it was before the edit.
update listings set is_community_favorite = false where is_community_favorite and review_state in ('in_review', 'refused');
update events set is_featured = false where is_featured and review_state in ('in_review', 'refused');
