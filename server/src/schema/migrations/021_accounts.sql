-- Accounts of the shop, where they are real. `kind` is the setting `ACCOUNTS` that an account belongs to. Addresses are in lower case; times are epoch milliseconds.
create table accounts (
  id text primary key,
  kind text not null default 'local' check (kind in ('local', 'oidc')),
  email text not null,
  email_verified integer not null default 0,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  role text not null default 'customer' check (role in ('customer', 'support', 'catalogue', 'owner')),
  created_at bigint not null,
  updated_at bigint not null,
  unique (kind, email)
);

-- How an account signs in: with the hash of a password (`provider_id` is `credential`).
create table account_logins (
  id text primary key,
  user_id text not null references accounts (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  created_at bigint not null,
  updated_at bigint not null
);
create index account_logins_account on account_logins (user_id);

-- Sessions, by the SHA-256 of their secret.
create table account_sessions (
  id text primary key,
  user_id text not null references accounts (id) on delete cascade,
  token text not null unique,
  expires_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index account_sessions_account on account_sessions (user_id);

-- Links that were sent, by the SHA-256 of their secret; used once.
create table account_tokens (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at bigint not null,
  created_at bigint not null,
  updated_at bigint not null
);
create index account_tokens_identifier on account_tokens (identifier);
