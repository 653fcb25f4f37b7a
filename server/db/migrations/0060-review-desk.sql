-- Decisions are never changed, except that an erasure removes names and texts.
create table decisions (
  id integer generated always as identity primary key,
  subject text not null check (subject in ('services', 'events', 'reports', 'messages', 'mails')),
  subject_id text not null,
  action text not null check (
    action in (
      'approved', 'refused', 'suspended', 'reinstated', 'highlighted', 'unhighlighted',
      'answered', 'upheld', 'dismissed', 'sent_again'
    )
  ),
  -- The reason is a code. The words are the moderator's own text.
  reason text,
  words text,
  moderator_id integer references users (id) on delete set null,
  moderator_name text not null,
  decided_at timestamptz not null default now()
);

create index decisions_by_subject on decisions (subject, subject_id, id);

-- Reports about listings. Reporting needs no account.
create table reports (
  id integer generated always as identity primary key,
  listing_id integer not null references listings (id) on delete cascade,
  reason text not null,
  details text,
  -- The address is only used to tell the reporter about the outcome.
  email text,
  locale text not null,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  outcome text check (outcome in ('upheld', 'dismissed')),
  check ((closed_at is null) = (outcome is null))
);

create index reports_open on reports (created_at) where closed_at is null;
create index reports_by_listing on reports (listing_id);

-- The content that moderators last decided on. It is kept while an edited listing or event waits for the next review.
alter table listings add column content_before_review jsonb;
alter table events add column content_before_review jsonb;
create index listings_suspended on listings (updated_at) where deleted_at is null and review_state = 'suspended';
create index events_suspended on events (updated_at) where deleted_at is null and review_state = 'suspended';

alter table contact_messages
  add column is_demo boolean not null default false,
  add column answer text,
  add column answered_at timestamptz,
  add check ((answer is null) = (answered_at is null));
create index contact_messages_unanswered on contact_messages (created_at) where answered_at is null;
