-- A moderator's text about a report is deleted with the report, because afterwards nobody can tell whom the text is
-- about.
update decisions set words = null
where subject = 'reports' and words is not null
  and not exists (select from reports where reports.id::text = decisions.subject_id);
