-- The shade or size that was sold, as it was shown: `Shade: Plum`. Null for a product without variants, and for orders from before.
alter table order_lines add column variant text;

-- With what an order line shows of the catalogue.
drop function lock_lines(text);
create function lock_lines(ids text)
returns table (
  line_id text, pieces integer, name text, variant text, price integer, discontinued_at bigint,
  variant_type text, variant_value text, image text
)
language plpgsql as $$
begin
  return query
    select stock.line_id, stock.pieces, products.name, variants.name, coalesce(variants.price, products.price),
      products.discontinued_at, variants.type, variants.value, coalesce(variants.image, products.images::json ->> 0, '')
    from stock join products on products.id = stock.product_id left join variants on variants.line_id = stock.line_id
    where stock.line_id = any (array(select json_array_elements_text(ids::json)))
    order by stock.line_id for no key update of stock;
end $$;
