alter table products add column if not exists is_hidden integer not null default 0;
