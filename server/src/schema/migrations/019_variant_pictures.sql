-- `image` shows the product in the shade or size, `other_images` (JSON, a list of names) are the pictures that follow. Until now `image` was
-- a swatch, in the place of the last picture: shades of the sample catalogue that still have theirs get their new pictures.
alter table variants add column if not exists other_images text;
update variants set
  image = replace(image, '-swatch-', '-1-'),
  other_images = case
    when product_id = 'mkp-002' or id in ('sand', 'coral-bloom', 'classic-red') then json_build_array(image)
    else json_build_array(image, replace(image, '-swatch-', '-3-')) end::text
where image = 'products/' || product_id || '-swatch-' || id and product_id in ('mkp-001', 'mkp-002', 'mkp-003', 'mkp-005');
