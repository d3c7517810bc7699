-- 1: an account has the order by its address alone, and has not placed it. It may be a stranger's, so the account sees no person in it
-- (ORD-161). Of earlier orders those are claimed that a guest's receipt names, that are older than their account, or so old that a receipt has ended.
alter table orders add column claimed integer not null default 0;
update orders set claimed = 1 from accounts where accounts.id = orders.account_id
  and (orders.created_at < greatest(accounts.created_at, extract(epoch from now()) * 1000 - 30 * 86400000::bigint) or exists (select from receipts where order_id = orders.id));
