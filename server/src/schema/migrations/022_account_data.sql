-- An order belongs to an account, or to none if a guest placed it. `email_key` is the address as `emailKey` spells it, by which a verified
-- account claims its guest orders; null in orders that an older version wrote, until `fillEmailKeys` has run.
alter table orders add column account_id text references accounts (id) on delete set null;
alter table orders add column email_key text;
create index orders_of_account on orders (account_id, created_at) where account_id is not null;
create index orders_of_guests on orders (email_key) where account_id is null;

-- What an account has, by part: `addresses`, `cards`, `cart`, `wishlist`. `value` is JSON; `version` counts its writes, and `write_id` names
-- the last one, so that a repeated request is known.
create table account_data (
  account_id text not null references accounts (id) on delete cascade,
  part text not null,
  version integer not null,
  write_id text not null,
  value text not null,
  updated_at bigint not null,
  primary key (account_id, part)
);
