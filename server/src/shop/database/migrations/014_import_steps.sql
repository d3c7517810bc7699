-- The id of a review is its product's own: two products may use the same one. The key also finds the reviews of a product.
alter table reviews drop constraint reviews_pkey, add primary key (product_id, id);
drop index reviews_of_product;

-- `import_id` is the import that wrote the step. A step with a `problem` could not be applied: it is set aside.
alter table catalog_changes add column import_id text, add column problem text;
