-- Messages with the lowest `priority` are sent first: 0 about accounts, 1 of orders, 2 of orders that wait, 3 of the newsletter and of alerts.
-- Those that wait are sent together if they have the same `batch`: the order whose confirmation began the hour of its address.
alter table outbox add column priority integer not null default 1;
alter table outbox add column batch text;
create index outbox_by_priority on outbox (priority, created_at) where next_attempt_at is not null;
create index outbox_batch on outbox (batch) where batch is not null;

-- How the confirmation of an order is sent: at once, or, if its address has got five since the first one of the hour, at the end of that hour.
-- Until the transaction ends, no other order asks for this address. What is far ahead of the clock was written while the clock was wrong.
create or replace function place_in_hour(address text, placed text, present bigint)
returns table (priority integer, batch text, next_attempt_at bigint)
language plpgsql as $$
declare
  begun record;
begin
  perform pg_advisory_xact_lock(7101978, hashtext(address));
  select first.batch, first.created_at into begun
    from orders join outbox as first on order_id = orders.id and first.batch = orders.id
    where email_key = address and orders.created_at between present - 3660000 and present + 60000
      and first.created_at between present - 3599999 and present + 60000
    order by first.created_at desc limit 1;
  if 5 <= (select count(*) from (select from outbox where outbox.batch = begun.batch limit 5) as counted) then
    return query select 2, begun.batch, begun.created_at + 3600000;
  else
    return query select 1, coalesce(begun.batch, placed), 0::bigint;
  end if;
end $$;
