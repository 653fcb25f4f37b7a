-- An erasure looks for hosts by the address they gave, too.
create index provider_accounts_by_email on provider_accounts (lower(email));
