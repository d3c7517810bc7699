-- Builds that were withdrawn automatically, for all instances. `at` is in milliseconds since 1970.
create table withdrawn_builds (
  name text not null,
  build text not null,
  at bigint not null,
  evidence text not null,
  primary key (name, build)
);
