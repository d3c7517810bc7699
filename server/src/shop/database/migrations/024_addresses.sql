-- `email` of an account is its address in the form of `emailKey`, by which it is found; `address` is as it was registered, for mails. Null in
-- accounts that an older version has made: then they are the same.
alter table accounts add column address text;

-- Where the open shop is, for links that a command prints.
create table shop_site (id boolean primary key default true check (id), origin text not null);
