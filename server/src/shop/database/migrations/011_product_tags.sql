-- The tags of each product, which lists filter by and count: kept by `keep_tags`.
create table product_tags (
  tag text not null,
  product_id text not null references products (id) on delete cascade,
  primary key (tag, product_id)
);
create index tags_of_product on product_tags (product_id);

create function keep_tags() returns trigger language plpgsql as $$
begin
  delete from product_tags where product_id = new.id;
  insert into product_tags select distinct tag, new.id from json_array_elements_text(new.tags::json) as tag;
  return null;
end $$;

create trigger keep_tags_of_inserted after insert on products for each row execute function keep_tags();
create trigger keep_tags_of_updated after update of tags on products
  for each row when (old.tags is distinct from new.tags) execute function keep_tags();

insert into product_tags select distinct tag, id from products, json_array_elements_text(tags::json) as tag;
