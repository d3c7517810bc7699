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

-- Who an account is at an identity provider. The tokens are encrypted with a key that is derived from the signing key.
create table account_identities (
  issuer text not null,
  subject text not null,
  account_id text not null unique references accounts (id) on delete cascade,
  id_token text,
  refresh_token text,
  refreshed_at bigint not null,
  primary key (issuer, subject)
);
-- Sign-ins that have come back from the provider: each comes back once.
create unlogged table finished_sign_ins (state text primary key, created_at bigint not null);
create index on finished_sign_ins (created_at);

-- Sending of the outbox (`server/src/shop/mail/sendOutbox.ts`). `next_attempt_at` (epoch ms) is when a message is tried next, and null once it was
-- sent or will not be; a sender that has claimed it puts it off. `problem` is why the last attempt failed, or why there is none.
alter table outbox add column attempts integer not null default 0;
alter table outbox add column next_attempt_at bigint default 0;
alter table outbox add column problem text;
create index outbox_due on outbox (created_at) where next_attempt_at is not null;
