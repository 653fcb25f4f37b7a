-- The person after whom the calendar is named. The calendar keeps its name when they leave the host, and loses it when
-- they are erased.
alter table calendars add column named_after integer references users (id) on delete set null;

with people as (
  select users.id, lower(concat_ws(' ', users.first_name, users.last_name, details.first_name, details.last_name)) as names
    from users left join personal_details details on details.user_id = users.id
), in_hosts as (
  select host_id, user_id, true as is_member from host_members
  union all
  select split_part(subject_id, '/', 1)::integer, split_part(subject_id, '/', 2)::integer, false
    from decisions where subject = 'members' and action in ('left', 'removed')
)
update calendars set named_after = people.id
  from in_hosts join people on people.id = in_hosts.user_id
 where calendars.host_id = in_hosts.host_id
   and (calendars.member_id = people.id or not in_hosts.is_member)
   and string_to_array(lower(calendars.name), ' ') && array_remove(string_to_array(people.names, ' '), '');
