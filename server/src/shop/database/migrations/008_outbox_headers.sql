-- Headers of an e-mail beside recipient and subject, as a JSON object.
alter table outbox add column headers text not null default '{}';
