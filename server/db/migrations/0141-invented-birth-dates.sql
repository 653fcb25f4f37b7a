-- Migration 0102 gave people with content but without a provider account a closed host, an invented date of birth and
-- terms that they had never accepted. They stay owners of the closed host, so that it is erased with them, and they may
-- register a host of their own.
update hosts set founder_id = null
 where founder_id in (select user_id from personal_details where date_of_birth = '1900-01-01' and terms_version = '');
delete from personal_details where date_of_birth = '1900-01-01' and terms_version = '';
