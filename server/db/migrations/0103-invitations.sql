-- The link is not stored. It contains the id and a proof made with the installation's secret, and it can be used once.
create table host_invitations (
  host_id integer not null references hosts (id),
  id uuid not null unique,
  role text not null check (role in ('owner', 'manager', 'staff')),
  -- The calendar that the new member takes over. If it is null and `has_calendar` is true, the member gets a new one.
  calendar_id integer,
  has_calendar boolean not null,
  email text,
  invited_by integer references users (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  primary key (host_id, id),
  foreign key (host_id, calendar_id) references calendars (host_id, id)
);

-- Changes of a host's members are recorded as decisions about the host.
alter table decisions drop constraint decisions_subject_check;
alter table decisions add constraint decisions_subject_check
  check (subject in ('services', 'events', 'reports', 'messages', 'mails', 'deletions', 'members'));
alter table decisions drop constraint decisions_action_check;
alter table decisions add constraint decisions_action_check
  check (action in ('approved', 'refused', 'suspended', 'reinstated', 'highlighted', 'unhighlighted', 'answered', 'upheld',
    'dismissed', 'sent_again', 'settled', 'joined', 'role_changed', 'left', 'removed'));
