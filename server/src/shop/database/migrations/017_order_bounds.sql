-- Bounds of one order, by default as many pieces of a line as a request can have: `max_subtotal` is in cents.
alter table store_policy add column max_pieces integer not null default 999 check (max_pieces between 1 and 999);
alter table store_policy add column max_subtotal integer not null default 1000000 check (max_subtotal between 1 and 100000000);
