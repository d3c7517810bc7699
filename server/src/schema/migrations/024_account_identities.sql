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
