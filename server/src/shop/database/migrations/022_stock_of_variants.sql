-- The key is read once, not for each row of `stock`: a batch of 1,000 products with variants took longer than a statement may.
create or replace function delete_stock() returns trigger language plpgsql as $$
declare
  sold text := to_json(coalesce(new, old)) ->> tg_argv[0];
begin
  delete from stock where line_id = sold;
  return null;
end $$;
