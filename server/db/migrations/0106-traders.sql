-- Whether the host says that it acts as a trader. EU consumer law asks for it; a host that has said nothing is none.
alter table hosts add column is_trader boolean not null default false;
