-- A moderator's words about a report go with the report: without it nothing says any more whom they are about.
update decisions set words = null
where subject = 'reports' and words is not null
  and not exists (select from reports where reports.id::text = decisions.subject_id);
