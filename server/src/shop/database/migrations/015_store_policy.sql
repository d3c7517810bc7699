-- What the store adds to the goods of an order: one row. `tax` is in thousandths of a percent, the others are cents.
create table store_policy (
  id text primary key default 'present' check (id = 'present'),
  tax integer not null default 8000 check (tax between 0 and 100000),
  shipping integer not null default 899 check (shipping between 0 and 10000000),
  free_from integer not null default 7500 check (free_from between 0 and 10000000)
);

-- It is on every page.
create or replace function notify_store_policy() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalog', 'all');
  return null;
end $$;
create trigger notify_of_store_policy after insert or update or delete on store_policy
  for each statement execute function notify_store_policy();
