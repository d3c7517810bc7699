-- Addresses that wait for a product to be back in stock, or for one of its choices: each once. `email_key` is the address in lower case,
-- `item_id` the id of the product or of the order line.
create table stock_alerts (
  email_key text not null,
  item_id text not null,
  product_id text not null references products (id) on delete cascade,
  email text not null,
  created_at bigint not null,
  primary key (email_key, item_id)
);
create index stock_alerts_of_product on stock_alerts (product_id);
