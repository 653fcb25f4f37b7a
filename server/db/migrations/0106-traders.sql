-- EU consumer law requires hosts to say whether they act as a trader. A host that has not said so is not one.
alter table hosts add column is_trader boolean not null default false;
