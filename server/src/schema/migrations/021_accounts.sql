-- Accounts of the shop, where they are real.
create table accounts (
  id text primary key,
  email text not null unique,
  email_verified integer not null default 0,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  role text not null default 'customer' check (role in ('customer', 'support', 'catalogue', 'owner')),
  created_at bigint not null,
  updated_at bigint not null
);
