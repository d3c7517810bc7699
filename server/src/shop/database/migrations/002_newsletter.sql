-- `email_key` is the address in lower case: one row per reader, however the address is typed.
create table newsletter_subscribers (
  email_key text primary key,
  email text not null,
  first_name text,
  interests text not null,
  source text not null,
  created_at bigint not null
);
