-- `image` shows the product in this variant; `other_images` (a JSON list of names) follow it.
-- Before, `image` was a texture or swatch, in place of the last picture.
-- Sample variants whose `image` was not changed get the new pictures.
alter table variants add column if not exists other_images text;
update variants set
  image = products.name || '-1-' || variants.id,
  other_images = case
    when product_id = 'mkp-002' or variants.id in ('sand', 'coral-bloom', 'classic-red') then json_build_array(products.name || '-swatch-' || variants.id)
    else json_build_array(products.name || '-swatch-' || variants.id, products.name || '-3-' || variants.id) end::text
from (select id, 'products/' || id as name from products where id in ('mkp-001', 'mkp-002', 'mkp-003', 'mkp-005')) as products
where products.id = product_id
  and image in (products.name || '-swatch-' || variants.id, products.name || '-3-' || variants.id, products.name || '-3');
