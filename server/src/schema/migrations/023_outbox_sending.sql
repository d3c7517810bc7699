-- Sending of the outbox (`server/src/mail/sendOutbox.ts`). `next_attempt_at` (epoch ms) is when a message is tried next, and null once it was
-- sent or will not be; a sender that has claimed it puts it off. `problem` is why the last attempt failed, or why there is none.
alter table outbox add column attempts integer not null default 0;
alter table outbox add column next_attempt_at bigint default 0;
alter table outbox add column problem text;
create index outbox_due on outbox (created_at) where next_attempt_at is not null;
