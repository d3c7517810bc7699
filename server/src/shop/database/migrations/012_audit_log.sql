-- What operators have changed: which user of the machine, when, in which order or product, and from what to what.
create table audit_log (
  id text primary key,
  created_at bigint not null,
  operator text not null,
  subject text not null,
  change text not null,
  note text
);
create index audit_log_of_subject on audit_log (subject, created_at);
create index audit_log_by_time on audit_log (created_at);

-- Operators list the newest orders.
create index orders_by_time on orders (created_at);
