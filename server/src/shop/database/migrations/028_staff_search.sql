-- What staff's search looks at, folded: null until a search needs it, and again once what it was made of changes.
alter table orders add column search text;
alter table accounts add column search text;
alter table newsletter_subscribers add column search text;
create index orders_unread on orders (id) where search is null;
create index accounts_unread on accounts (id) where search is null;
create index readers_unread on newsletter_subscribers (email_key) where search is null;

create or replace function forget_search() returns trigger language plpgsql as $$
begin
  new.search := null;
  return new;
end $$;
create trigger forget_search before update of customer_name, customer_email, email_key, shipping_address, billing_address on orders
  for each row execute function forget_search();
create trigger forget_search before update of email, address, first_name, last_name, phone on accounts for each row execute function forget_search();
create trigger forget_search before update of email_key, email, first_name on newsletter_subscribers for each row execute function forget_search();
