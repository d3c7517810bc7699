-- The catalogue. Prices are integer US cents, flags are 0 or 1, lists are JSON arrays of texts.
-- Columns that lists filter and sort by come first: reading them does not walk through the texts.
create table products (
  id text primary key,
  position integer not null,
  price integer not null check (price >= 0),
  original_price integer check (original_price >= 0),
  rating double precision not null check (rating between 0 and 5),
  review_count integer not null check (review_count >= 0),
  is_new integer not null check (is_new in (0, 1)),
  is_bestseller integer not null check (is_bestseller in (0, 1)),
  -- whether any choice has stock: kept by `keep_in_stock`
  in_stock integer not null default 0 check (in_stock in (0, 1)),
  discontinued_at bigint,
  category text not null,
  subcategory text not null,
  brand text not null,
  name text not null,
  sku text not null,
  description text not null,
  images text not null,
  tags text not null,
  ingredients text not null,
  benefits text not null,
  -- added later (023), and here because the samples are inserted after this file
  is_hidden integer not null default 0
);

create table variants (
  product_id text not null references products (id) on delete cascade,
  id text not null,
  line_id text not null unique check (line_id = product_id || '-' || id),
  position integer not null,
  name text not null,
  type text not null check (type in ('size', 'color')),
  value text not null,
  price integer check (price >= 0),
  hex_color text,
  image text,
  -- added later (019), and here because the samples are inserted after this file
  other_images text,
  primary key (product_id, id)
);

create table reviews (
  id text primary key,
  product_id text not null references products (id) on delete cascade,
  position integer not null,
  user_name text not null,
  rating integer not null check (rating between 1 and 5),
  title text not null,
  comment text not null,
  date text not null,
  verified integer not null check (verified in (0, 1)),
  helpful integer not null check (helpful >= 0)
);
create index reviews_of_product on reviews (product_id);

-- Empty for what is not in the catalogue.
alter table stock add column product_id text references products (id) on delete cascade;
create index stock_of_product on stock (product_id);

-- Facets are counted in this index alone; pages of lists are read in one of the orders below it.
create index products_facets on products
  (brand, subcategory, category, position, in_stock, price, is_new, is_bestseller, id) where discontinued_at is null;
create index products_facets_of_kits on products
  (brand, subcategory, category, position, in_stock, price, is_new, is_bestseller, id)
  where discontinued_at is null and strpos(lower(name || tags), 'glow') > 0;
create index products_by_position on products (position) where discontinued_at is null;
create index products_by_price on products (price, position) where discontinued_at is null;
create index products_by_rating on products (rating desc, position) where discontinued_at is null;
create index products_by_newness on products (is_new, position) where discontinued_at is null;
create index products_by_name on products (name collate "und-x-icu", position) where discontinued_at is null;

-- What a search looks at, in lower case: name and other keywords, each ended by chr(31), then chr(30) and the description, then chr(29)
-- and the ingredients. Small, because a search for a part of a word reads all of it.
create table product_texts (
  product_id text primary key references products (id) on delete cascade,
  content text not null
);

-- Words and phrases that a spelling may be corrected to.
create table search_words (word text primary key);

create or replace function keep_in_stock() returns trigger language plpgsql as $$
declare
  changed_id text := coalesce(new.product_id, old.product_id);
begin
  -- the statement after the lock sees what another order of the product has committed meanwhile
  perform from products where id = changed_id for no key update;
  update products set in_stock = 1 - in_stock
  where id = changed_id and (in_stock = 1) <> exists (select from stock where product_id = changed_id and pieces > 0);
  return null;
end $$;

-- Orders of two variants of one product wait for each other only where one of them takes the last piece.
create trigger keep_in_stock_of_inserted after insert on stock
  for each row when (new.pieces > 0) execute function keep_in_stock();
create trigger keep_in_stock_of_updated after update on stock
  for each row when ((old.pieces = 0) <> (new.pieces = 0) or old.product_id is distinct from new.product_id)
  execute function keep_in_stock();
create trigger keep_in_stock_of_deleted after delete on stock
  for each row when (old.pieces > 0) execute function keep_in_stock();

create or replace function delete_stock() returns trigger language plpgsql as $$
begin
  delete from stock where line_id = to_json(coalesce(new, old)) ->> tg_argv[0];
  return null;
end $$;

-- A product with variants is sold by its variants only.
create trigger delete_stock_of_product after insert on variants for each row execute function delete_stock('product_id');
create trigger delete_stock_of_variant after delete on variants for each row execute function delete_stock('line_id');

-- Tells listeners on `catalog` which product has changed, as `<kind>:<id>`: `product` for what lists may show, `stock` where only the
-- number of pieces left reads otherwise. A transaction that changes many products says `all`.
create or replace function notify_catalog() returns trigger language plpgsql as $$
declare
  id text := to_json(coalesce(new, old)) ->> tg_argv[1];
  sent integer := coalesce(nullif(current_setting('glow.notified', true), ''), '0');
begin
  if id is null then return null; end if;
  if sent < 100 then perform set_config('glow.notified', (sent + 1)::text, true); end if;
  perform pg_notify('catalog', case when sent < 100 then tg_argv[0] || ':' || id else 'all' end);
  return null;
end $$;

create trigger notify_of_products after insert or update or delete on products
  for each row execute function notify_catalog('product', 'id');
create trigger notify_of_variants after insert or update or delete on variants
  for each row execute function notify_catalog('product', 'product_id');
create trigger notify_of_reviews after insert or update or delete on reviews
  for each row execute function notify_catalog('product', 'product_id');
create trigger notify_of_new_stock after insert or delete on stock
  for each row execute function notify_catalog('product', 'product_id');
create trigger notify_of_available_stock after update on stock
  for each row when ((old.pieces = 0) <> (new.pieces = 0)) execute function notify_catalog('product', 'product_id');
-- Above ten pieces, stock reads the same.
create trigger notify_of_shown_stock after update on stock
  for each row when (old.pieces > 0 and new.pieces > 0 and least(old.pieces, 11) <> least(new.pieces, 11))
  execute function notify_catalog('stock', 'product_id');

-- What the lines of an order sell, with their stock locked in the order of the ids, so that two orders cannot deadlock.
-- A function, because its plan is kept: another statement is planned anew each time.
create or replace function lock_lines(ids text)
returns table (line_id text, pieces integer, name text, variant text, price integer, discontinued_at bigint)
language plpgsql as $$
begin
  return query
    select stock.line_id, stock.pieces, products.name, variants.name, coalesce(variants.price, products.price),
      products.discontinued_at
    from stock join products on products.id = stock.product_id left join variants on variants.line_id = stock.line_id
    where stock.line_id = any (array(select json_array_elements_text(ids::json)))
    order by stock.line_id for no key update of stock;
end $$;

-- What an import changes, as JSON of rows by table. Once it is complete it is applied in small steps, also after a crash.
create table catalog_changes (
  position integer primary key,
  rows text not null,
  is_complete integer not null default 0 check (is_complete in (0, 1))
);
