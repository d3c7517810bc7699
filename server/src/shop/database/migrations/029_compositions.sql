-- Builds that instances show, as JSON of name and build: since when without a gap, and when last (epoch ms of this server).
create table compositions (
  id text primary key,
  builds text not null,
  began_at bigint not null,
  seen_at bigint not null
);
