-- The answer is known before the order is written: key and answer are one row, written first.
alter table idempotency_keys drop constraint idempotency_keys_order_id_fkey;
alter table idempotency_keys add foreign key (order_id) references orders (id) deferrable initially deferred;
create index on idempotency_keys (created_at);

-- A reader is subscribed from `confirmed_at` on. `token_hash` is the SHA-256 of what the message to them holds.
alter table newsletter_subscribers add column token_hash text;
alter table newsletter_subscribers add column asked_at bigint;
alter table newsletter_subscribers add column confirmed_at bigint;
create unique index on newsletter_subscribers (token_hash);

-- How often an address has called within a window that several instances share. Lost in a crash, and no loss.
create unlogged table rate_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
