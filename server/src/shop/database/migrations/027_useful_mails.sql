-- Until when a message is of use (epoch ms): as long as its link works. Null for a notice, which is of use for 14 days.
alter table outbox add column useful_until bigint;
update outbox set useful_until = created_at + 3600000 * case
    when body like '%/forgot-password?token=%' then 1
    when body like '%/api/auth/verify-email?token=%' then 24
    when body like '%/newsletter/confirm?token=%' then 48
  end where next_attempt_at is not null;
