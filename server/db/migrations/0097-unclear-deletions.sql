-- If an address matches several accounts, `could_mean` lists the users, and a moderator chooses one of them.
alter table deletion_requests
  add column could_mean integer[] not null default '{}',
  add column meant_user_id integer references users (id) on delete set null;

alter table decisions
  drop constraint decisions_subject_check,
  add constraint decisions_subject_check
    check (subject in ('services', 'events', 'reports', 'messages', 'mails', 'deletions')),
  drop constraint decisions_action_check,
  add constraint decisions_action_check check (
    action in (
      'approved', 'refused', 'suspended', 'reinstated', 'highlighted', 'unhighlighted',
      'answered', 'upheld', 'dismissed', 'sent_again', 'settled'
    )
  );
