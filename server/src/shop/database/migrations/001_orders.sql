-- Pieces left of everything that can be bought, by order line id: one row per product without variants, one per variant.
create table stock (
  line_id text primary key,
  pieces integer not null check (pieces >= 0)
);

-- Money is integer US cents, moments are epoch milliseconds, JSON is text (so that it keeps its bytes).
create table orders (
  id text primary key,
  created_at bigint not null,
  status text not null check (status in ('pending', 'processing', 'shipped', 'delivered', 'cancelled')),
  customer_email text not null,
  customer_name text not null,
  shipping_address text not null,
  billing_address text not null,
  payment_method text not null,
  subtotal integer not null check (subtotal >= 0),
  shipping integer not null check (shipping >= 0),
  tax integer not null check (tax >= 0),
  total integer not null,
  check (total = subtotal + shipping + tax)
);

create table order_lines (
  order_id text not null references orders (id),
  position integer not null,
  line_id text not null,
  name text not null,
  image text not null,
  quantity integer not null check (quantity between 1 and 99),
  price integer not null check (price >= 0),
  primary key (order_id, position)
);

-- One checkout attempt: the first answer is kept and given again. Refused attempts leave no row.
create table idempotency_keys (
  key text primary key,
  body_hash text not null,
  created_at bigint not null,
  order_id text references orders (id),
  answer text
);

-- Who may read an order back: holders of a token whose SHA-256 is here.
create table receipts (
  order_id text not null references orders (id),
  token_hash text not null,
  created_at bigint not null,
  primary key (order_id, token_hash)
);

-- E-mail to be sent, written in the transaction of what it tells about.
create table outbox (
  id text primary key,
  created_at bigint not null,
  recipient text not null,
  subject text not null,
  body text not null,
  sent_at bigint
);
