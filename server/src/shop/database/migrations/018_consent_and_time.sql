-- Emails of what is back in stock go to an address from `alerts_confirmed_at` on: readers of the newsletter have confirmed already. A row
-- with the source `back_in_stock` is no subscription. Whoever has waited before and is no reader has not been asked (`asked_at`) and will be.
alter table newsletter_subscribers add column alerts_confirmed_at bigint;
update newsletter_subscribers set alerts_confirmed_at = confirmed_at;
update newsletter_subscribers set asked_at = null where confirmed_at is null and email_key in (select email_key from stock_alerts);
create index on newsletter_subscribers (asked_at);

-- The time that the shop has reached by running, by which rows expire: it passes no faster than real time, whatever the clock says.
create table shop_time (id boolean primary key default true check (id), reached bigint not null);
