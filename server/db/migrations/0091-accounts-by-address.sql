-- An erasure also finds hosts by the contact address of their account.
create index provider_accounts_by_email on provider_accounts (lower(email));
