-- The provider's tokens of each session, encrypted as before; `sources` says which part of the answer has told a claim at sign-in.
create table provider_sessions (
  session_id text primary key references account_sessions (id) on delete cascade,
  issuer text not null,
  subject text not null,
  id_token text,
  refresh_token text,
  refreshed_at bigint not null,
  sources text not null default '{}'
);
-- The tokens of an account go to its newest session; its others live on without, as those of a provider that gives none.
insert into provider_sessions (session_id, issuer, subject, id_token, refresh_token, refreshed_at)
  select distinct on (account_id) account_sessions.id, issuer, subject, id_token, refresh_token, refreshed_at
  from account_identities join account_sessions on user_id = account_id
  order by account_id, account_sessions.created_at desc;
-- The columns stay for instances of the version before, which write them during an update. A refresh token is in one place only.
update account_identities set id_token = null, refresh_token = null;
alter table account_identities alter column refreshed_at set default 0;
