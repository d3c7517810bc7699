-- Orders for staff: `version` counts the changes of an order, so that two people do not overwrite each other's; `tracking` is the number
-- of its parcel. An email of an order names it; those that an older version wrote name none.
alter table orders add column version integer not null default 0;
alter table orders add column tracking text not null default '';
alter table outbox add column order_id text;
create index outbox_of_order on outbox (order_id) where order_id is not null;
create index orders_by_address on orders (email_key, created_at);

-- Products that only staff see.
alter table products add column if not exists is_hidden integer not null default 0;
